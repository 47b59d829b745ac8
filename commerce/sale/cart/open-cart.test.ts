import { expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { assertAccess } from './open-cart.ts';
import { model } from './testing/model.ts';
import type { CartRow } from './types.ts';

const { row: guests, view } = model();
const abroad = { ...view, id: 7, websiteId: 2 };
const ID = guests.maskedId;
const guest = { customer: null, storeView: view };
const ann = { customer: { id: 3, number: 43, groupId: 1, email: 'ann@example.com' }, storeView: view };

const refusal = (
  row: Partial<CartRow> | undefined,
  caller: typeof guest | typeof ann = guest,
  acceptsClosedCart?: boolean,
) => refusalOf(() => assertAccess(row && { ...guests, ...row }, ID, caller, [view, abroad], acceptsClosedCart));

test('[RO-06] any guest with its id can use a guest cart; only its owner can use a customer cart', () => {
  const refused = {
    message: `The current user cannot perform operations on cart "${ID}"`,
    category: 'graphql-authorization',
    code: undefined,
  };
  expect([refusal({}), refusal({ customerId: 3 }, ann)]).toEqual([undefined, undefined]);
  expect([refusal({ customerId: 3 }), refusal({ customerId: 4 }, ann), refusal({}, ann)]).toEqual(
    Array(3).fill(refused),
  );
  expect(assertAccess(guests, ID, guest, [view])).toBe(guests);
});

test('an unknown cart is not found; errors quote only the beginning of a long id', () => {
  expect(refusal(undefined)).toEqual({
    message: `Could not find a cart with ID "${ID}"`,
    category: 'graphql-no-such-entity',
    code: 'CART_NOT_FOUND',
  });
  expect(refusalOf(() => assertAccess(undefined, 'x'.repeat(99), guest, []))?.message).toBe(
    `Could not find a cart with ID "${'x'.repeat(64)}"`,
  );
});

test('rejects an ordered cart, except for its receipt', () => {
  expect(refusal({ isActive: false })).toEqual({
    message: "The cart isn't active.",
    category: 'graphql-no-such-entity',
    code: 'CART_NOT_ACTIVE',
  });
  expect(refusal({ isActive: false }, guest, true)).toBeUndefined();
});

test('a cart cannot change its website, and works after its store view was removed', () => {
  expect(refusal({ storeViewId: 7 })).toMatchObject({
    message: "Can't assign cart to store in different website.",
    category: 'graphql-input',
  });
  expect(refusal({ storeViewId: 99 })).toBeUndefined();
});

test('reports an ordered cart before a cart of another customer', () => {
  expect(refusal({ isActive: false, storeViewId: 7, customerId: 3 })?.code).toBe('CART_NOT_ACTIVE');
  expect(refusal({ storeViewId: 7, customerId: 3 })?.category).toBe('graphql-input');
});
