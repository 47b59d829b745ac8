import { expect, test } from 'vitest';
import { fieldsOf } from '#storefront/testing/document-fields.ts';
import { GetItemCountDocument } from './api/get-item-count.graphql.ts';

test('[CT-04] the cart button requests only the cart’s id, its total quantity and the uid of its items', () => {
  expect(fieldsOf(GetItemCountDocument)).toEqual([
    'cart',
    'cart.id',
    'cart.items',
    'cart.items.uid',
    'cart.total_quantity',
  ]);
  expect(String(GetItemCountDocument)).toContain('cart(cart_id:$cartId)');
});
