import { expect, test } from 'vitest';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { fieldsOf } from '#storefront/testing/document-fields.ts';
import { createCartApi } from './cart-api.ts';
import { CheckUserIsAuthedDocument } from './check-user-is-authed.graphql.ts';
import { GetCartDocument } from './get-cart.graphql.ts';
import { GetItemCountDocument } from './get-item-count.graphql.ts';

test('[GQ-03] checkUserIsAuthed takes the cart id and requests only the id', () => {
  expect(String(CheckUserIsAuthedDocument)).toMatch(
    /^query checkUserIsAuthed\(\$cartId:String!\)\{cart\(cart_id:\$cartId\)/,
  );
  expect(fieldsOf(CheckUserIsAuthedDocument)).toEqual(['cart', 'cart.id']);
});

test('[GQ-05] [GQ-06] GetCart bypasses the cache on every request', async () => {
  const requests: GraphqlRequest[] = [];
  const transport = async (request: GraphqlRequest) => {
    requests.push(request);
    return { data: { cart: { id: 'c1', total_quantity: 0, items: [], prices: null, shipping_addresses: [] } } };
  };
  const api = createCartApi(
    createCommerceClient({ transport, storeView: 'CA_EN', currency: 'CAD', session: guestSession }),
    false,
  );
  await api.getDetails('c1');
  await api.getDetails('c1');
  expect(requests.map(({ operationName, variables, noCache }) => [operationName, variables, noCache])).toEqual([
    ['GetCart', { cartId: 'c1' }, true],
    ['GetCart', { cartId: 'c1' }, true],
  ]);
  const line = ['uid', 'quantity', 'prices.price.value', 'product.sku', 'product.url_key', 'product.url_suffix'];
  const totals = ['grand_total', 'subtotal_excluding_tax', 'subtotal_including_tax'].map(
    (name) => `prices.${name}.value`,
  );
  for (const field of ['id', 'total_quantity', 'items', 'configured_variant.sku', ...totals, ...line])
    expect(fieldsOf(GetCartDocument)).toContainEqual(expect.stringMatching(new RegExp(`^(cart\\.)?${field}$`)));
});

test('[GQ-07] getItemCount takes the cart id and requests the total quantity', () => {
  expect(String(GetItemCountDocument)).toMatch(/^query getItemCount\(\$cartId:String!\)/);
  expect(fieldsOf(GetItemCountDocument)).toContain('cart.total_quantity');
});
