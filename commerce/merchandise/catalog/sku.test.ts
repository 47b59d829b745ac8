import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { createIntegration } from '#commerce/merchandise/integration/service.ts';
import { SCOPES } from '#commerce/merchandise/integration/scope-rules.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';

const SPELLINGS = ['SLT', 'slt', 'Slt', ' sLT '];

describeWithDatabase('a SKU in other capitals', (open) => {
  let shop: CatalogueShop;
  let calls: ReturnType<typeof callsTo>;
  let token: string;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    calls = callsTo(shop.commerce);
    const scopes = Object.keys(SCOPES) as (keyof typeof SCOPES)[];
    token = (await createIntegration(shop.commerce.platform, { name: 'erp', scopes })) ?? '';
  });
  const call = (method: string, path: string, body?: unknown) =>
    calls.rest(method, path, body, { authorization: `Bearer ${token}` });
  const newCart = async (): Promise<string> => (await shop.execute('mutation { id: createEmptyCart }')).data.id;

  test('finds the product in lists, and search', async () => {
    for (const sku of SPELLINGS)
      for (const filter of [`{ eq: "${sku}" }`, `{ in: ["${sku}"] }`]) {
        const { items } = (await shop.execute(`{ products(filter: { sku: ${filter} }) { items { sku } } }`)).data
          .products;
        expect([sku, items]).toEqual([sku, [{ sku: 'SLT' }]]);
      }
    const { items } = (await shop.execute('{ products(search: "slt") { items { sku } } }')).data.products;
    expect(items[0]).toEqual({ sku: 'SLT' });
  });

  test('adds the product to a cart, and lines of one product are merged under the stored SKU', async () => {
    await call('PUT', '/V1/products/SLT/stockItems/1', { stock_item: { qty: 20 } });
    const cartId = await newCart();
    const items = SPELLINGS.map((sku) => ({ sku, quantity: 1 }));
    const { cart, user_errors } = (
      await shop.execute(
        `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) {
          cart { itemsV2 { items { quantity product { sku } } } } user_errors { message } } }`,
        { variables: { cartId, items } },
      )
    ).data.addProductsToCart;
    expect([user_errors, cart.itemsV2.items]).toEqual([[], [{ quantity: 4, product: { sku: 'SLT' } }]]);
    const older = await shop.execute(
      `mutation ($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "slt", quantity: 1 } }] }) { cart { total_quantity } } }`,
      { variables: { id: cartId } },
    );
    expect(older.data.addSimpleProductsToCart.cart.total_quantity).toBe(5);
  });

  test('finds a variant by its own SKU, by its parent’s with options, and next to its parent', async () => {
    const { configurable_options, variants } = (
      await shop.execute(
        `{ products(filter: { sku: { eq: "cal" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid } } variants { product { sku } attributes { uid } } } } } }`,
      )
    ).data.products.items[0];
    expect(configurable_options.length).toBeGreaterThan(0);
    const [{ product, attributes }] = variants;
    const uids = attributes.map(({ uid }: { uid: string }) => uid);
    const own = product.sku.toLowerCase();
    const ways = [
      { sku: own },
      { sku: ' cal', selected_options: uids },
      { sku: own, parent_sku: 'Cal' },
      { sku: product.sku, parent_sku: 'cal' },
    ];
    for (const way of ways) {
      const { cart, user_errors } = (
        await shop.execute(
          `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) {
            cart { itemsV2 { items { ... on ConfigurableCartItem { configured_variant { sku } } } } } user_errors { message } } }`,
          { variables: { cartId: await newCart(), items: [{ ...way, quantity: 1 }] } },
        )
      ).data.addProductsToCart;
      expect([way, user_errors, cart.itemsV2.items]).toEqual([way, [], [{ configured_variant: { sku: product.sku } }]]);
    }
    const other = await shop.execute(
      `mutation ($id: String!, $sku: String!) { addConfigurableProductsToCart(input: { cart_id: $id, cart_items: [{ parent_sku: "cal", data: { sku: $sku, quantity: 1 } }] }) { cart { total_quantity } } }`,
      { variables: { id: await newCart(), sku: own } },
    );
    expect(other.data.addConfigurableProductsToCart.cart.total_quantity).toBe(1);
  });

  test('works in a wishlist', async () => {
    const ann = await customer({ ...calls, platform: shop.commerce.platform } as never, 'ann@sku.example');
    const { wishlist, user_errors } = (
      await ann.execute(
        'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { items_v2 { items { product { sku } } } } user_errors { message } } }',
        { items: [{ sku: 'slt', quantity: 1 }] },
      )
    ).data.addProductsToWishlist;
    expect([user_errors, wishlist.items_v2.items]).toEqual([[], [{ product: { sku: 'SLT' } }]]);
  });

  test('reads and writes the stored product over REST, without a duplicate', async () => {
    for (const sku of SPELLINGS) {
      const { status, body } = await call('GET', `/V1/products/${encodeURIComponent(sku)}`);
      expect([sku, status, body.sku]).toEqual([sku, 200, 'SLT']);
      expect((await call('GET', `/V1/stockItems/${encodeURIComponent(sku)}`)).status).toBe(200);
      expect((await call('GET', `/V1/products/${encodeURIComponent(sku)}/media`)).status).toBe(200);
    }
    const product = { sku: 'slt', weight: 7 };
    expect((await call('POST', '/V1/products', { product })).body).toMatchObject({ sku: 'SLT', weight: 7 });
    expect((await call('PUT', '/V1/products/sLt', { product: { weight: 8 } })).body).toMatchObject({ sku: 'SLT' });
    const prices = [{ sku: 'slt', price: 61, store_id: 0 }];
    expect((await call('POST', '/V1/products/base-prices', { prices })).status).toBe(200);
    const { body: read } = await call('POST', '/V1/products/base-prices-information', { skus: ['slt'] });
    expect(read[0]).toMatchObject({ sku: 'SLT', price: 61 });
    const item = { source_code: 'default', sku: ' Slt', quantity: 9, status: 1 };
    expect((await call('POST', '/V1/inventory/source-items', { source_items: [item] })).status).toBe(200);
    expect((await call('GET', '/V1/stockItems/SLT')).body.qty).toBe(9);
    const cartId = await newCart();
    const added = await calls.rest('POST', `/V1/guest-carts/${cartId}/items`, { cartItem: { sku: 'slt', qty: 1 } });
    expect([added.status, added.body.sku]).toEqual([200, 'SLT']);
    const { rows } = await sql<{ sku: string }>`select sku from product where lower(sku) = 'slt'`.execute(
      shop.commerce.platform.db.kysely,
    );
    expect(rows).toEqual([{ sku: 'SLT' }]);
  });

  test('does not find unknown products', async () => {
    for (const sku of ['SL', 'SLTT', 'S LT', '%', '']) {
      expect((await call('GET', `/V1/products/${encodeURIComponent(sku || 'NONE')}`)).status).toBe(404);
      const { user_errors } = (
        await shop.execute(
          `mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { code } } }`,
          { variables: { cartId: await newCart(), items: [{ sku, quantity: 1 }] } },
        )
      ).data.addProductsToCart;
      expect([sku, user_errors]).toEqual([sku, [{ code: 'PRODUCT_NOT_FOUND' }]]);
    }
  });
});
