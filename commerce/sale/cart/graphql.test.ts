import { graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import { resolvers } from './graphql.ts';
import { createCart, openCustomerCart, mergeCarts } from './ownership.ts';
import { ann, contextOf, rejection } from './testing/refused.ts';

describe('GraphQL errors name missing arguments', () => {
  const schema = assembleSchema([resolvers as never]);
  const request = async (source: string, customer: CommerceContext['customer'] = null): Promise<string | undefined> => {
    const { errors } = await graphql({ schema, source, contextValue: contextOf(customer).context });
    return errors?.[0]?.message;
  };
  const ITEM = '{ data: { sku: "TILE", quantity: 1 } }';

  test.each([
    ['{ cart(cart_id: "") { id } }', 'Required parameter "cart_id" is missing'],
    [
      'mutation { addProductsToCart(cartId: "", cartItems: []) { cart { id } } }',
      'Required parameter "cartId" is missing',
    ],
    [
      'mutation { addProductsToCart(cartId: "c", cartItems: []) { cart { id } } }',
      'Required parameter "cartItems" is missing',
    ],
    ['mutation { addSimpleProductsToCart { cart { id } } }', 'Required parameter "cart_id" is missing'],
    [
      `mutation { addSimpleProductsToCart(input: { cart_id: "", cart_items: [${ITEM}] }) { cart { id } } }`,
      'Required parameter "cart_id" is missing',
    ],
    [
      'mutation { addSimpleProductsToCart(input: { cart_id: "c", cart_items: [] }) { cart { id } } }',
      'Required parameter "cart_items" is missing',
    ],
    ['mutation { addConfigurableProductsToCart { cart { id } } }', 'Required parameter "cart_id" is missing'],
    [
      'mutation { addConfigurableProductsToCart(input: { cart_id: "c", cart_items: [] }) { cart { id } } }',
      'Required parameter "cart_items" is missing',
    ],
    ['mutation { updateCartItems { cart { id } } }', 'Required parameter "cart_id" is missing.'],
    [
      'mutation { updateCartItems(input: { cart_id: "c", cart_items: [] }) { cart { id } } }',
      'Required parameter "cart_items" is missing.',
    ],
    [
      'mutation { updateCartItems(input: { cart_id: "c", cart_items: [{ quantity: 1 }] }) { cart { id } } }',
      'Required parameter "cart_item_id" for "cart_items" is missing.',
    ],
    [
      'mutation { updateCartItems(input: { cart_id: "c", cart_items: [{ cart_item_id: 1 }] }) { cart { id } } }',
      'Required parameter "quantity" for "cart_items" is missing.',
    ],
    [
      'mutation { updateCartItems(input: { cart_id: "c", cart_items: [{ cart_item_id: 1, quantity: null }] }) { cart { id } } }',
      'Required parameter "quantity" for "cart_items" is missing.',
    ],
    ['mutation { removeItemFromCart { cart { id } } }', 'Required parameter "cart_id" is missing.'],
    [
      'mutation { removeItemFromCart(input: { cart_id: "c" }) { cart { id } } }',
      'Required parameter "cart_item_id" is missing.',
    ],
    ['mutation { applyCouponToCart { cart { id } } }', 'Required parameter "cart_id" is missing'],
    ['mutation { applyCouponsToCart { cart { id } } }', 'Required parameter "cart_id" is missing'],
    ['mutation { removeCouponFromCart { cart { id } } }', 'Required parameter "cart_id" is missing'],
    ['mutation { removeCouponsFromCart { cart { id } } }', 'Required parameter "cart_id" is missing'],
    [
      'mutation { applyCouponToCart(input: { cart_id: "c", coupon_code: "  " }) { cart { id } } }',
      'Required parameter "coupon_code" is missing',
    ],
    [
      'mutation { applyCouponsToCart(input: { cart_id: "c", coupon_codes: [" ", null] }) { cart { id } } }',
      'Required parameter "coupon_codes" is missing',
    ],
  ])('%s', async (query, message) => {
    expect(await request(query)).toBe(message);
  });

  test('a customer has one cart and cannot create a guest cart', async () => {
    expect(await request('mutation { createGuestCart { cart { id } } }', ann)).toBe(
      'Use `Query.customerCart` for logged in customer.',
    );
  });
});

describe('cart ownership', () => {
  test('rejects a custom cart id that is not 32 letters and digits', async () => {
    for (const id of ['short', 'A'.repeat(33), `${'A'.repeat(31)}-`, `${'A'.repeat(32)}\n`])
      expect(await rejection(createCart(contextOf(null).context, id))).toMatchObject({
        message: 'Cart ID length should to be 32 symbols.',
        category: 'graphql-input',
      });
  });

  test('a guest has no customer cart and cannot merge carts', async () => {
    const { context, marks } = contextOf(null);
    expect(await rejection(openCustomerCart(context))).toMatchObject({
      message: 'The request is allowed for logged in customer',
      category: 'graphql-authorization',
    });
    expect(await rejection(mergeCarts(context, 'source'))).toMatchObject({
      message: "The current customer isn't authorized.",
      category: 'graphql-authorization',
    });
    expect(marks).toEqual(['no-store', 'no-store']);
  });

  test('mergeCarts requires a source and a destination', async () => {
    const { context } = contextOf(ann);
    expect([
      (await rejection(mergeCarts(context, ''))).message,
      (await rejection(mergeCarts(context, 'source', ''))).message,
    ]).toEqual([
      'Required parameter "source_cart_id" is missing',
      'The parameter "destination_cart_id" cannot be empty',
    ]);
  });
});
