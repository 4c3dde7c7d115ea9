// `node sheet.js GAME`: writes the page with all pictures of a game. For tools/art_sheet.py.
import { createServer } from "vite";

const [game] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
});
const { page } = await server.ssrLoadModule(`/src/games/${game}/art/sheet.ts`);
process.stdout.write(page());
await server.close();
