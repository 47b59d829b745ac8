import { createHash, randomBytes, randomFillSync } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `token(len)` draws from [A-Za-z0-9], 5.95 bits a character: 32 characters carry 190 bits. */
export type Random = { bytes(length: number): Uint8Array; token(length: number): string };

const fromBytes = (bytes: (length: number) => Uint8Array): Random => ({
  bytes,
  token: (length) => {
    let token = '';
    while (token.length < length) {
      for (const byte of bytes(length * 2)) {
        // 248 = 4 * 62: larger bytes would favour the first letters.
        if (byte < 248 && token.length < length) token += ALPHABET[byte % 62];
      }
    }
    return token;
  },
});

/** A number of nine digits that nobody can guess from another; the first is not 0. */
export const nineDigits = ({ bytes }: Random): number =>
  (Buffer.from(bytes(6)).readUIntBE(0, 6) % 900_000_000) + 100_000_000;

const POOL = 4096;
const MOST_OF_POOL = 256;
const pool = Buffer.alloc(POOL);
let used = POOL;

/** Drawn for many at once: to ask the system takes longer than to use them. What is taken is not left behind. */
const pooledBytes = (length: number): Uint8Array => {
  if (length > MOST_OF_POOL) return randomBytes(length);
  if (used + length > POOL) {
    randomFillSync(pool);
    used = 0;
  }
  const taken = Buffer.from(pool.subarray(used, used + length));
  pool.fill(0, used, used + length);
  used += length;
  return taken;
};

export const systemRandom: Random = fromBytes(pooledBytes);

/** The same sequence for the same seed; for tests only. */
export const seededRandom = (seed: string): Random => {
  let counter = 0;
  return fromBytes((length) => {
    const blocks: Buffer[] = [];
    for (let size = 0; size < length; size += 32) {
      blocks.push(createHash('sha256').update(`${seed}:${counter++}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, length);
  });
};
