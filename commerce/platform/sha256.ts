import { createHash } from 'node:crypto';

/** Hash of a text. Of random tokens and keys only this is stored; they have too many bits to need a salt or a slow hash. */
export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
