import { hash } from 'node:crypto';
import { ORDER_NUMBER_LENGTH } from '#contract/order-number.ts';

/** Numbers have all their digits, without a leading zero: 100000000 to 999999999. */
const FIRST = 10 ** (ORDER_NUMBER_LENGTH - 1);
const COUNT = 9 * FIRST;

const HALF_BITS = 15;
const HALF_MASK = 2 ** HALF_BITS - 1;
const ROUNDS = 8;

const BLOCK = 64;
const MESSAGE = 3;
const DIGEST = 32;

/** What HMAC hashes with a key: its two pads, each with room for what is hashed behind it. */
type Key = { inner: Uint8Array; outer: Uint8Array };

const keys = new WeakMap<Uint8Array, Key>();

const padded = (bytes: Uint8Array, pad: number, room: number): Uint8Array => {
  const block = new Uint8Array(BLOCK + room).fill(pad, 0, BLOCK);
  for (let i = 0; i < bytes.length; i++) block[i]! ^= bytes[i]!;
  return block;
};

const keyOf = (bytes: Uint8Array): Key => {
  const key = keys.get(bytes) ?? { inner: padded(bytes, 0x36, MESSAGE), outer: padded(bytes, 0x5c, DIGEST) };
  keys.set(bytes, key);
  return key;
};

/** HMAC-SHA-256 in two calls of a hash: an object of Node's for each round takes ten times as long as the round. */
const roundValue = ({ inner, outer }: Key, round: number, half: number): number => {
  inner[BLOCK] = round;
  inner[BLOCK + 1] = half >> 8;
  inner[BLOCK + 2] = half & 0xff;
  outer.set(hash('sha256', inner, 'buffer'), BLOCK);
  return hash('sha256', outer, 'buffer').readUInt16BE(0) & HALF_MASK;
};

/** A keyed permutation of 0 … 2³⁰−1 (a Feistel network). */
const permute = (key: Key, value: number): number => {
  let left = value >> HALF_BITS;
  let right = value & HALF_MASK;
  for (let round = 0; round < ROUNDS; round++) [left, right] = [right, left ^ roundValue(key, round, right)];
  return (left << HALF_BITS) | right;
};

/**
 * The order number of a position in the sequence. Every position has its own number, and without the key the next one
 * cannot be guessed. Results out of range are permuted again until they are in range, which keeps the mapping
 * one-to-one.
 */
export const orderNumber = (bytes: Uint8Array, position: number): string => {
  if (!Number.isInteger(position) || position < 0 || position >= COUNT)
    throw new RangeError(`There is no order number for position ${position}.`);
  const key = keyOf(bytes);
  let value = permute(key, position);
  // Stryker disable next-line EqualityOperator: differs for one position in a billion, which cannot be searched for
  while (value >= COUNT) value = permute(key, value);
  return String(FIRST + value);
};
