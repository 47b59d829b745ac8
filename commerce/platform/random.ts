import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Tokens consist of [A-Za-z0-9], 5.95 bits per character: 32 characters carry 190 bits. */
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

/** A number of nine digits, unpredictable from others; the first digit is not 0. */
export const nineDigits = ({ bytes }: Random): number =>
  (Buffer.from(bytes(6)).readUIntBE(0, 6) % 900_000_000) + 100_000_000;

export const systemRandom: Random = fromBytes((length) => randomBytes(length));

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
