/** ChaCha20 (RFC 8439), as far as chance needs it: a stream of 32-bit words that nobody foretells who lacks the key. */

/** The word of this number in the stream of a key of eight words; the nonce is 0. */
export function chachaWord(key: readonly number[], n: number): number {
  return chachaBlock(key, Math.floor(n / 16), [0, 0, 0])[n % 16];
}

/** A block of sixteen words. */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): number[] {
  const first = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key.slice(0, 8), counter | 0, ...nonce];
  const x = first.slice();
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] + first[i]) >>> 0;
  return x;
}

function quarter(x: number[], a: number, b: number, c: number, d: number): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = turned(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = turned(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = turned(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = turned(x[b] ^ x[c], 7);
}

const turned = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
