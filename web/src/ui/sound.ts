import { settings, type Settings } from "../storage/settings.svelte";

/** A note: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, start: number, length: number];

interface Voice {
  wave: OscillatorType;
  notes: readonly Note[];
}

const VOICES = {
  turn: {
    wave: "sine",
    notes: [
      [392, 0, 0.5],
      [523, 0.14, 0.6],
    ],
  },
  card: {
    wave: "triangle",
    notes: [
      [220, 0, 0.09],
      [294, 0.03, 0.08],
    ],
  },
  refused: {
    wave: "triangle",
    notes: [
      [165, 0, 0.16],
      [139, 0.1, 0.24],
    ],
  },
  over: {
    wave: "sine",
    notes: [
      [294, 0, 0.5],
      [370, 0.16, 0.5],
      [440, 0.32, 0.5],
      [587, 0.48, 1.1],
    ],
  },
} as const satisfies Record<string, Voice>;

export type Sound = keyof typeof VOICES;
export const isSound = (name: string): name is Sound => name in VOICES;

const LOUDNESS: Record<Settings["volume"], number> = { off: 0, quiet: 0.05, medium: 0.14, loud: 0.32 };

let audio: AudioContext | null = null;

/** Make one of our sounds, as loud as was wished for. Nothing is ever told by sound alone. */
export function play(sound: Sound): void {
  const loudness = LOUDNESS[settings.volume];
  if (loudness === 0) return;
  audio ??= new AudioContext();
  void audio.resume(); // a browser lets a page sound only after somebody has touched it
  const { wave, notes } = VOICES[sound];
  for (const [pitch, start, length] of notes)
    ring(audio, wave, pitch, audio.currentTime + start, length, loudness);
}

function ring(
  on: AudioContext,
  wave: OscillatorType,
  pitch: number,
  start: number,
  length: number,
  loudness: number,
): void {
  const tone = on.createOscillator();
  const loud = on.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(loudness, start + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(loud).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}
