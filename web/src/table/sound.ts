import { settings } from "../settings";

/** Short sounds made on the spot; no file is fetched. */
export type Sound = "turn" | "card" | "end";

let context: AudioContext | null = null;

/** Browsers let a page sound only after the player has touched it. */
export function wakeSound(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") {
    void context.resume();
  }
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A card sliding over felt: a breath of filtered noise. */
function swish(audio: AudioContext, at: number): void {
  const length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  gain.gain.value = 0.16;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function wanted(sound: Sound): boolean {
  const { soundTurn, soundCards, soundEnd } = settings.value;
  return { turn: soundTurn, card: soundCards, end: soundEnd }[sound];
}

export function chime(sound: Sound): void {
  if (!context || context.state !== "running" || !wanted(sound)) {
    return;
  }
  const now = context.currentTime;
  if (sound === "card") {
    swish(context, now);
  } else if (sound === "turn") {
    tone(context, now, 659, 0.28, 0.12);
    tone(context, now + 0.13, 880, 0.42, 0.12);
  } else {
    [523, 659, 784].forEach((pitch, step) => tone(context!, now + step * 0.11, pitch, 0.5, 0.1));
  }
}
