import { createHash } from 'node:crypto';

/** Hash of a random token or key for storage, which has too many bits to need a salt or a slow hash. */
export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
