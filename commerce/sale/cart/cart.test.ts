import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { add, newCart, readCart, setAddress, setMethod } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const valueUid = (attribute: number, option: number): string =>
  Buffer.from(`configurable/${attribute}/${option}`).toString('base64');

describeWithDatabase('cart', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const firstError = async (query: string, variables: Record<string, unknown> = {}) => {
    const [error] = (await shop.graphql(query, variables)).errors ?? [];
    return [
      error?.message,
      error?.extensions?.category,
      ...(error?.extensions?.error_code ? [error.extensions.error_code] : []),
    ];
  };

  test('[CL-02] [GM-02] a new cart has a unique masked id of 32 characters', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newCart(shop)));
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  test('createEmptyCart and createGuestCart accept an unused id of 32 characters', async () => {
    const id = 'A'.repeat(32);
    expect((await shop.graphql(`mutation { createEmptyCart(input: { cart_id: "${id}" }) }`)).data).toEqual({
      createEmptyCart: id,
    });
    expect(await firstError(`mutation { createGuestCart(input: { cart_uid: "${id}" }) { cart { id } } }`)).toEqual([
      `Cart with ID "${id}" already exists.`,
      'graphql-already-exists',
    ]);
    expect(await firstError('mutation { createEmptyCart(input: { cart_id: "short" }) }')).toEqual([
      'Cart ID length should to be 32 symbols.',
      'graphql-input',
    ]);
    expect(
      (await shop.graphql('mutation { createGuestCart { cart { id total_quantity } } }')).data.createGuestCart.cart,
    ).toMatchObject({ total_quantity: 0 });
  });

  test('missing, unknown and ordered carts each have their own error', async () => {
    expect(await firstError('{ cart(cart_id: "") { id } }')).toEqual([
      'Required parameter "cart_id" is missing',
      'graphql-input',
    ]);
    expect(await firstError('{ cart(cart_id: "nothing") { id } }')).toEqual([
      'Could not find a cart with ID "nothing"',
      'graphql-no-such-entity',
      'CART_NOT_FOUND',
    ]);
    const unknown = 'x'.repeat(32);
    expect(await firstError('query ($id: String!) { cart(cart_id: $id) { id } }', { id: unknown })).toEqual([
      `Could not find a cart with ID "${unknown}"`,
      'graphql-no-such-entity',
      'CART_NOT_FOUND',
    ]);
    const id = await newCart(shop);
    await sql`update cart set is_active = false where masked_id = ${id}`.execute(shop.platform.db.kysely);
    expect(await firstError('query ($id: String!) { cart(cart_id: $id) { id } }', { id })).toEqual([
      "The cart isn't active.",
      'graphql-no-such-entity',
      'CART_NOT_ACTIVE',
    ]);
  });

  test("[RO-06] a guest cannot read a customer's cart", async () => {
    const id = await newCart(shop);
    await sql`update cart set customer_id = 5 where masked_id = ${id}`.execute(shop.platform.db.kysely);
    expect(await firstError('query ($id: String!) { cart(cart_id: $id) { id } }', { id })).toEqual([
      `The current user cannot perform operations on cart "${id}"`,
      'graphql-authorization',
    ]);
  });

  test('[EN-01] [EN-04] an empty cart has the currency of its store view and a total of zero', async () => {
    const id = await newCart(shop);
    const { cart } = (await readCart(shop, id)).data;
    expect(cart).toMatchObject({ id, total_quantity: 0, email: null, shipping_addresses: [], billing_address: null });
    expect(cart.prices).toEqual({
      grand_total: { value: 0, currency: 'CAD' },
      subtotal_excluding_tax: { value: 0 },
      subtotal_including_tax: { value: 0 },
      applied_taxes: [],
    });
  });

  test('uses the store view and currency of the request', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    const total = async (caller: Record<string, string>) =>
      (await readCart(shop, id, caller)).data.cart.prices.grand_total;
    expect(await total({})).toEqual({ value: 200, currency: 'CAD' });
    expect(await total({ store: 'US_EN' })).toEqual({ value: 150, currency: 'USD' });
    expect(await total({ store: 'CA_FR', currency: 'USD' })).toEqual({ value: 150, currency: 'USD' });
    expect(await total({ store: 'CA_FR' })).toEqual({ value: 200, currency: 'CAD' });
  });

  test('a change moves it to the caller’s store view, reading does not', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    const saved = async () => (await shop.rest('GET', `/V1/guest-carts/${id}`)).body.currency.quote_currency_code;
    const wasUpdated = async () => (await shop.rest('GET', `/V1/guest-carts/${id}`)).body.updated_at;
    const before = await wasUpdated();
    await readCart(shop, id, { store: 'US_EN' });
    await shop.rest('GET', `/V1/guest-carts/${id}/totals`, undefined, { store: 'US_EN' });
    expect([await saved(), await wasUpdated()]).toEqual(['CAD', before]);
    await add(shop, id, 'TILE', 1, {}, { store: 'US_EN' });
    expect(await saved()).toBe('USD');
  });

  test('a change also moves it to another store view with the same currency', async () => {
    const id = await newCart(shop);
    const view = async () => (await shop.rest('GET', `/V1/guest-carts/${id}`)).body.store_id;
    const english = await view();
    await add(shop, id, 'TILE', 1, {}, { store: 'CA_FR' });
    const french = await view();
    expect(french).not.toBe(english);
    await readCart(shop, id);
    expect(await view()).toBe(french);
    await add(shop, id, 'TILE', 1);
    expect(await view()).toBe(english);
  });

  test('REST totals use the currency of the cart, or of the store named in the request', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    const total = async (headers: Record<string, string>, path = '') =>
      (await shop.rest('GET', `${path}/V1/guest-carts/${id}/totals`, undefined, headers)).body;
    expect(await total({})).toMatchObject({ grand_total: 200, quote_currency_code: 'CAD' });
    expect(await total({ store: 'US_EN' })).toMatchObject({ grand_total: 150, quote_currency_code: 'USD' });
    expect(await total({ store: 'CA_FR', 'content-currency': 'USD' })).toMatchObject({ quote_currency_code: 'USD' });
    expect((await total({ store: 'NOPE' })).message).toBe('Requested store is not found (%1)');
  });

  test('[CL-06] adding the same product twice creates one line', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    expect((await add(shop, id, 'TILE', 3)).data.addProductsToCart).toEqual({
      cart: { id, total_quantity: 5 },
      user_errors: [],
    });
    expect((await readCart(shop, id)).data.cart.itemsV2.total_count).toBe(1);
  });

  test('[GM-03] adds a variant by its own SKU, by SKU and parent, or by parent and chosen values', async () => {
    const { rows } = await sql<{
      attribute_id: number;
      id: number;
      code: string;
    }>`select attribute_id, id, code from attribute_option order by id`.execute(shop.platform.db.kysely);
    const twelve = rows.find(({ code }) => code === '12x24')!;
    const id = await newCart(shop);
    await add(shop, id, 'STONE-12', 1, { parent_sku: 'STONE' });
    await add(shop, id, 'STONE-12', 1);
    await add(shop, id, 'STONE', 1, { selected_options: [valueUid(twelve.attribute_id, twelve.id)] });
    const { itemsV2 } = (await readCart(shop, id)).data.cart;
    expect(itemsV2.items).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 3,
        configurable_options: [
          {
            option_label: 'Size',
            value_label: '12 × 24',
            configurable_product_option_value_uid: valueUid(twelve.attribute_id, twelve.id),
          },
        ],
      },
    ]);
    expect(
      (await readCart(shop, id, { store: 'CA_FR' })).data.cart.itemsV2.items[0].configurable_options[0].option_label,
    ).toBe('Format');
  });

  test('returns errors about products that cannot be added in the data', async () => {
    const id = await newCart(shop);
    const problem = async (sku: string, quantity = 1, more = {}, caller = {}) =>
      (await add(shop, id, sku, quantity, more, caller)).data.addProductsToCart.user_errors[0];
    expect(await problem('NONE')).toEqual({
      code: 'PRODUCT_NOT_FOUND',
      message: 'Could not find a product with SKU "NONE"',
    });
    expect(await problem('x\u0007y')).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect(await problem('y'.repeat(10_000))).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect(await problem('GONE')).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'This product is out of stock.',
      quantity: 0,
    });
    expect(await problem('LAST', 2)).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'The requested qty is not available',
      quantity: 1,
    });
    expect(await problem('CHEAP', 10_001)).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'The most you may purchase is 10000.',
      quantity: null,
    });
    expect(await problem('OFF')).toEqual({
      code: 'NOT_SALABLE',
      message: 'Product that you are trying to add is not available.',
    });
    expect(await problem('CAD-ONLY', 1, {}, { store: 'US_EN' })).toMatchObject({ code: 'NOT_SALABLE' });
    expect(await problem('TILE', 0)).toEqual({
      code: 'UNDEFINED',
      message: 'The product quantity should be greater than 0',
    });
    expect(await problem('TILE', 1.5)).toEqual({
      code: 'UNDEFINED',
      message: 'You cannot use decimal quantity for this product.',
    });
    expect(await problem('STONE')).toEqual({ code: 'UNDEFINED', message: 'You need to choose options for your item.' });
    expect(await problem('STONE', 1, { selected_options: [valueUid(1, 999)] })).toEqual({
      code: 'NOT_SALABLE',
      message: 'The required options you selected are not available',
    });
    expect(await problem('TILE', 1, { parent_sku: 'STONE' })).toEqual({
      code: 'UNDEFINED',
      message: 'Could not find specified product.',
    });
    expect((await readCart(shop, id)).data.cart.total_quantity).toBe(0);
  });

  test('a product that cannot be added does not block the others', async () => {
    const id = await newCart(shop);
    const { data } = await shop.graphql(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } user_errors { code } } }',
      {
        id,
        items: [
          { sku: 'NONE', quantity: 1 },
          { sku: 'TILE', quantity: 4 },
        ],
      },
    );
    expect(data.addProductsToCart).toEqual({
      cart: { total_quantity: 4 },
      user_errors: [{ code: 'PRODUCT_NOT_FOUND' }],
    });
  });

  test('the deprecated mutations throw instead, and add all products or none', async () => {
    const id = await newCart(shop);
    const simple =
      'mutation ($input: AddSimpleProductsToCartInput) { addSimpleProductsToCart(input: $input) { cart { total_quantity } } }';
    const items = (...skus: string[]) => ({
      input: { cart_id: id, cart_items: skus.map((sku) => ({ data: { sku, quantity: 1 } })) },
    });
    expect((await shop.graphql(simple, items('TILE'))).data.addSimpleProductsToCart.cart.total_quantity).toBe(1);
    expect(await firstError(simple, items('TILE', 'NONE'))).toEqual([
      'Could not find a product with SKU "NONE"',
      'graphql-no-such-entity',
      'PRODUCT_NOT_FOUND',
    ]);
    expect(await firstError(simple, items('GONE'))).toEqual([
      'Could not add the product with SKU GONE to the shopping cart: This product is out of stock.',
      'graphql-input',
      'INSUFFICIENT_STOCK',
    ]);
    expect((await readCart(shop, id)).data.cart.total_quantity).toBe(1);
    const variant =
      'mutation ($input: AddConfigurableProductsToCartInput) { addConfigurableProductsToCart(input: $input) { cart { total_quantity } } }';
    const input = { cart_id: id, cart_items: [{ parent_sku: 'STONE', data: { sku: 'STONE-24', quantity: 2 } }] };
    expect((await shop.graphql(variant, { input })).data.addConfigurableProductsToCart.cart.total_quantity).toBe(3);
    const refused = async (parent_sku: string, sku: string) =>
      (
        await shop.graphql(variant, {
          input: { cart_id: id, cart_items: [{ parent_sku, data: { sku, quantity: 1 } }] },
        })
      ).errors?.[0]?.message;
    expect(await refused('NONE', 'STONE-24')).toBe('Could not find a product with SKU "NONE"');
    for (const sku of ['NONE', 'TILE'])
      expect(await refused('STONE', sku)).toBe(
        'Could not add the product with SKU STONE to the shopping cart: Could not find specified product.',
      );
  });

  const UPDATE =
    'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { total_quantity } } }';
  const REMOVE =
    'mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { total_quantity } } }';

  test('[CL-11] [CL-17] [GM-04] updates and removes a line by uid or number; quantity 0 removes it', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    await add(shop, id, 'CHEAP', 1);
    const [tile, cheap] = (await readCart(shop, id)).data.cart.itemsV2.items;
    const update = (item: Record<string, unknown>) =>
      shop.graphql(UPDATE, { input: { cart_id: id, cart_items: [item] } });
    expect((await update({ cart_item_uid: tile.uid, quantity: 7 })).data.updateCartItems.cart.total_quantity).toBe(8);
    expect(
      (await update({ cart_item_id: Number(tile.id), quantity: 0 })).data.updateCartItems.cart.total_quantity,
    ).toBe(1);
    expect(
      (await shop.graphql(REMOVE, { input: { cart_id: id, cart_item_uid: cheap.uid } })).data.removeItemFromCart.cart
        .total_quantity,
    ).toBe(0);
    expect((await add(shop, id, 'TILE')).data.addProductsToCart.cart.total_quantity).toBe(1);
  });

  test('does not change a line of another cart with the same number', async () => {
    const [id, other] = [await newCart(shop), await newCart(shop)];
    await add(shop, id, 'TILE', 2);
    await add(shop, other, 'TILE', 3);
    const numberOf = sql`(select i.number from cart_item i join cart c on c.id = i.cart_id where c.masked_id = ${id})`;
    await sql`update cart_item set number = ${numberOf} where cart_id = (select id from cart where masked_id = ${other})`.execute(
      shop.platform.db.kysely,
    );
    const [line] = (await readCart(shop, id)).data.cart.itemsV2.items;
    const { data } = await shop.graphql(UPDATE, {
      input: { cart_id: id, cart_items: [{ cart_item_uid: line.uid, quantity: 7 }] },
    });
    expect(data.updateCartItems.cart.total_quantity).toBe(7);
    expect((await readCart(shop, other)).data.cart.total_quantity).toBe(3);
  });

  test('reports why a change is not possible', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'LAST');
    const [last] = (await readCart(shop, id)).data.cart.itemsV2.items;
    const update = (item: Record<string, unknown>) =>
      firstError(UPDATE, { input: { cart_id: id, cart_items: [item] } });
    expect(await update({ cart_item_uid: last.uid, quantity: 2 })).toEqual([
      'Could not update the product with SKU LAST: The requested qty is not available',
      'graphql-input',
    ]);
    expect(await update({ cart_item_id: 1, cart_item_uid: last.uid, quantity: 2 })).toEqual([
      "`cart_item_id` and `cart_item_uid` can't be used at the same time.",
      'graphql-input',
    ]);
    expect(await update({ cart_item_id: 999_999, quantity: 2 })).toEqual([
      'Could not find cart item with id: 999999.',
      'graphql-no-such-entity',
    ]);
    expect(await update({ cart_item_uid: 'bad uid', quantity: 2 })).toEqual([
      'Value of uid "bad uid" is incorrect.',
      'graphql-input',
    ]);
    expect(await update({ quantity: 2 })).toEqual([
      'Required parameter "cart_item_id" for "cart_items" is missing.',
      'graphql-input',
    ]);
    expect(await update({ cart_item_uid: last.uid })).toEqual([
      'Required parameter "quantity" for "cart_items" is missing.',
      'graphql-input',
    ]);
    expect(await firstError(REMOVE, { input: { cart_id: id, cart_item_id: 999_999 } })).toEqual([
      "The cart doesn't contain the item",
      'graphql-no-such-entity',
    ]);
    expect(await firstError(REMOVE, { input: { cart_id: id } })).toEqual([
      'Required parameter "cart_item_id" is missing.',
      'graphql-input',
    ]);
    const other = await newCart(shop);
    expect(await firstError(REMOVE, { input: { cart_id: other, cart_item_uid: last.uid } })).toEqual([
      "The cart doesn't contain the item",
      'graphql-no-such-entity',
    ]);
  });

  test('[CK-16] a sold-out line remains, marked as unavailable, and the other lines work', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'STONE-24', 3);
    await sql`update stock set qty = 0 where product_id = (select id from product where sku = 'STONE-24')`.execute(
      shop.platform.db.kysely,
    );
    await add(shop, id, 'TILE');
    expect((await readCart(shop, id)).data.cart.itemsV2.items).toMatchObject([
      {
        quantity: 3,
        is_available: false,
        max_qty: 0,
        errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }],
      },
      { quantity: 1, is_available: true, errors: null },
    ]);
    await sql`update stock set qty = 50 where product_id = (select id from product where sku = 'STONE-24')`.execute(
      shop.platform.db.kysely,
    );
  });

  test('shows a changed price at the next read', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'CHEAP', 10);
    const price = (minor: number) =>
      sql`update product_price set price = ${minor} where currency = 'CAD' and product_id = (select id from product where sku = 'CHEAP')`.execute(
        shop.platform.db.kysely,
      );
    await price(400);
    expect((await readCart(shop, id)).data.cart.prices.grand_total.value).toBe(40);
    await price(333);
    expect((await readCart(shop, id)).data.cart.prices.grand_total.value).toBe(33.3);
  });

  test('shows localized taxes per line and in total once the address is known', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 1);
    expect((await readCart(shop, id)).data.cart.prices.applied_taxes).toEqual([]);
    await setAddress(shop, id);
    const { cart } = (await readCart(shop, id)).data;
    expect(cart.prices).toMatchObject({
      grand_total: { value: 114.98 },
      subtotal_excluding_tax: { value: 100 },
      subtotal_including_tax: { value: 114.98 },
      applied_taxes: [
        { label: 'GST', amount: { value: 5 } },
        { label: 'QST', amount: { value: 9.98 } },
      ],
    });
    expect(cart.itemsV2.items[0].prices).toMatchObject({
      row_total: { value: 100 },
      row_total_including_tax: { value: 114.98 },
      price_including_tax: { value: 114.98 },
    });
    expect(
      (await readCart(shop, id, { store: 'CA_FR' })).data.cart.prices.applied_taxes.map(
        ({ label }: { label: string }) => label,
      ),
    ).toEqual(['TPS', 'TVQ']);
  });

  test('an emptied cart has no shipping price and nothing to ship', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 1);
    await setAddress(shop, id);
    await setMethod(shop, id);
    const [line] = (await readCart(shop, id)).data.cart.itemsV2.items;
    await shop.graphql(
      'mutation ($id: String!, $uid: ID) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
      { id, uid: line.uid },
    );
    const { prices, shipping_addresses: addresses } = (await readCart(shop, id)).data.cart;
    expect([addresses[0].available_shipping_methods, addresses[0].selected_shipping_method]).toEqual([[], null]);
    expect(prices.grand_total).toEqual({ value: 0, currency: 'CAD' });
  });

  test('taxes shipping at the rate of the lines, and a pickup at the rate of the showroom', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 1);
    await setAddress(shop, id);
    await setMethod(shop, id);
    // 100.00 + 29.20 (14.95 + 15 × 0.95): GST 6.46, QST 12.89
    expect((await readCart(shop, id)).data.cart.prices).toMatchObject({
      grand_total: { value: 148.55 },
      applied_taxes: [{ amount: { value: 6.46 } }, { amount: { value: 12.89 } }],
    });
    await setMethod(shop, id, 'instore', 'calgary');
    expect((await readCart(shop, id)).data.cart.prices).toMatchObject({
      grand_total: { value: 105 },
      applied_taxes: [{ label: 'GST', amount: { value: 5 } }],
    });
  });

  test('sorts lines and returns original prices and the items per address', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    await add(shop, id, 'STONE-12', 5);
    await setAddress(shop, id);
    const { data, errors } = await shop.graphql(
      `query ($id: String!) { cart(cart_id: $id) {
        up: itemsV2(sort: { field: QTY, order: ASC }) { items { quantity } } down: itemsV2(sort: { field: QTY, order: DESC }) { items { quantity } }
        names: itemsV2(sort: { field: SKU, order: ASC }) { items { quantity } } newest: itemsV2(sort: { field: ITEM_ID, order: DESC }) { items { quantity } } alike: itemsV2(sort: { field: FREE_SHIPPING, order: DESC }) { items { quantity } }
        items { id not_available_message prices { price { value } original_item_price { value } original_row_total { value } row_total { value } catalog_discount { amount_off percent_off } } }
        prices { grand_total { value } grand_total_excluding_tax { value } applied_taxes { amount { value } } }
        shipping_addresses { id items_weight same_as_billing cart_items { cart_item_id quantity } cart_items_v2 { id } } } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    const { cart } = data;
    const quantities = (list: { items: { quantity: number }[] }) => list.items.map(({ quantity }) => quantity);
    expect([cart.up, cart.down, cart.newest, cart.alike].map(quantities)).toEqual([
      [2, 5],
      [5, 2],
      [5, 2],
      [2, 5],
    ]);
    expect(quantities(cart.names)).toEqual([5, 2]);
    for (const { prices } of cart.items) {
      const off = prices.original_item_price.value - prices.price.value;
      expect(prices.catalog_discount.amount_off).toBeCloseTo(off, 2);
      expect(prices.original_row_total.value).toBeGreaterThanOrEqual(prices.row_total.value);
    }
    const taxes = cart.prices.applied_taxes.reduce(
      (sum: number, tax: { amount: { value: number } }) => sum + tax.amount.value,
      0,
    );
    expect(cart.prices.grand_total_excluding_tax.value).toBeCloseTo(cart.prices.grand_total.value - taxes, 2);
    const [address] = cart.shipping_addresses;
    expect(address.cart_items).toEqual(
      cart.items.map((line: { id: string }, index: number) => ({
        cart_item_id: Number(line.id),
        quantity: [2, 5][index],
      })),
    );
    expect([address.cart_items_v2.length, address.same_as_billing, address.items_weight > 0]).toEqual([2, false, true]);
  });

  test('clears a cart; an unknown cart is an error in the data', async () => {
    const CLEAR =
      'mutation ($id: ID!) { clearCart(input: { uid: $id }) { cart { total_quantity } errors { type message } } }';
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    expect((await shop.graphql(CLEAR, { id })).data.clearCart).toEqual({ cart: { total_quantity: 0 }, errors: [] });
    expect((await shop.graphql(CLEAR, { id: 'nothing' })).data.clearCart).toEqual({
      cart: null,
      errors: [{ type: 'NOT_FOUND', message: 'Could not find a cart with ID "nothing"' }],
    });
  });
});
