import { createHash } from 'node:crypto';

/**
 * Hash of a text. Random tokens and keys are stored as such a hash; they have too many bits to need a salt or a slow
 * hash.
 */
export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
