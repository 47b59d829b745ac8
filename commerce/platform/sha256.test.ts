import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('of tokens and keys the SHA-256 is stored', () => {
  expect(Buffer.from(sha256('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
