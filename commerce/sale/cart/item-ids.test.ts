import { expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { idOfItem } from './requests.ts';
import { uidOf } from './wire.ts';

test('accepts an id or a uid for a line', () => {
  expect([idOfItem({ cart_item_id: 5 }, ''), idOfItem({ cart_item_uid: uidOf(41) }, '')]).toEqual([5, 41]);
  expect(idOfItem({ cart_item_uid: uidOf(999_999_999_999_999) }, '')).toBe(999_999_999_999_999);
});

test('rejects both at once, and neither', () => {
  expect(refusalOf(() => idOfItem({ cart_item_id: 5, cart_item_uid: uidOf(5) }, 'Which?'))?.message).toBe(
    "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
  );
  for (const nothing of [{}, { cart_item_id: null, cart_item_uid: null }, { cart_item_id: 0, cart_item_uid: '' }])
    expect(refusalOf(() => idOfItem(nothing, 'Which?'))).toMatchObject({
      message: 'Which?',
      category: 'graphql-input',
    });
});

test.each(['-1', '5 or 6', 'line 5', '1234567890123456', ''])('rejects a uid that encodes “%s”', (text) => {
  const uid = Buffer.from(text).toString('base64') || '!';
  expect(refusalOf(() => idOfItem({ cart_item_uid: uid }, ''))?.message).toBe(`Value of uid "${uid}" is incorrect.`);
});

test('errors quote only the beginning of a long uid', () => {
  expect(refusalOf(() => idOfItem({ cart_item_uid: 'x'.repeat(100) }, ''))?.message).toBe(
    `Value of uid "${'x'.repeat(64)}" is incorrect.`,
  );
});
