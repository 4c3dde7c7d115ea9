// A trivial four-player game on boardgame.io, in memory: what its server costs when the game costs nothing.
// Nothing is hidden and no undo is kept, so it does less for each view than a game with secrets must.
process.env.NODE_ENV = "production";
const { Server, SocketIO } = require("boardgame.io/server");

const PILE = 60; // numbers of five digits: with them an update weighs about a kilobyte
const FIRST = 10000;

const game = {
  name: "pile",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ pile: Array.from({ length: PILE }, (_, at) => FIRST + at) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G }, number) => {
      G.pile.push(number);
      G.pile.shift();
    },
  },
};

const [port, origin] = process.argv.slice(2);
const transport = new SocketIO({ socketOpts: { transports: ["websocket"] } });
Server({ games: [game], origins: [origin], transport }).run(Number(port));
