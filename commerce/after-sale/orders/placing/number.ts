import { createHmac, createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Platform } from '#commerce/platform/context.ts';
import { readSecret } from '#commerce/platform/secrets/store.ts';
import { ORDER_NUMBER_LENGTH } from '#contract/order-number.ts';

/** Numbers have all their digits, without a leading zero: 100000000 to 999999999. */
const FIRST = 10 ** (ORDER_NUMBER_LENGTH - 1);
const COUNT = 9 * FIRST;

const HALF_BITS = 15;
const HALF_MASK = 2 ** HALF_BITS - 1;
const ROUNDS = 8;

/** The key of the order numbers of this shop; reads the database on a connection of its own. */
export const readNumberKey = ({ db, random }: Pick<Platform, 'db' | 'random'>): Promise<Uint8Array> =>
  readSecret(db, random, 'order-number');

const roundValue = (key: KeyObject, round: number, half: number): number => {
  const digest = createHmac('sha256', key)
    .update(Uint8Array.of(round, half >> 8, half & 0xff))
    .digest();
  return digest.readUInt16BE(0) & HALF_MASK;
};

/** A keyed permutation of 0 … 2³⁰−1 (a Feistel network). */
const permute = (key: KeyObject, value: number): number => {
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
  const key = createSecretKey(bytes);
  let value = permute(key, position);
  while (value >= COUNT) value = permute(key, value);
  return String(FIRST + value);
};
