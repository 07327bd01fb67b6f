/** How sounds are made, here and now, out of waves and noise: no files. */
export type Sound = 'card' | 'dice' | 'blow' | 'fall' | 'turn' | 'clock' | 'won' | 'over';

/** A tone that fades: its pitch slides from the first frequency to the second. */
function tone(
  on: AudioContext,
  at: number,
  [from, to]: readonly [number, number],
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const wave = new OscillatorNode(on, { type, frequency: from });
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fading(on, at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

/** A rustle or a knock: noise through a band. */
function noise(on: AudioContext, at: number, frequency: number, length: number, loud: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(on, { buffer });
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency, Q: 1.2 });
  source.connect(band).connect(fading(on, at, length, loud));
  source.start(at);
}

function fading(on: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(on, { gain: 0.0001 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(on.destination);
  return gain;
}

export const made: Readonly<Record<Sound, (on: AudioContext, at: number) => void>> = {
  card: (on, at) => noise(on, at, 2600, 0.09, 0.16),
  dice(on, at) {
    for (const after of [0, 0.07, 0.13, 0.24]) noise(on, at + after, 1500 - 1600 * after, 0.05, 0.22);
  },
  blow(on, at) {
    noise(on, at, 420, 0.12, 0.34);
    tone(on, at, [150, 60], 0.16, 0.3, 'triangle');
  },
  fall: (on, at) => tone(on, at, [220, 70], 0.45, 0.2, 'triangle'),
  turn(on, at) {
    tone(on, at, [523, 523], 0.22, 0.09);
    tone(on, at + 0.12, [784, 784], 0.32, 0.09);
  },
  clock: (on, at) => noise(on, at, 3400, 0.03, 0.2),
  won(on, at) {
    for (const [i, pitch] of [392, 523, 659, 784].entries())
      tone(on, at + i * 0.12, [pitch, pitch], 0.4, 0.1);
  },
  over(on, at) {
    for (const [i, pitch] of [523, 440, 349].entries()) tone(on, at + i * 0.16, [pitch, pitch], 0.45, 0.09);
  },
};
