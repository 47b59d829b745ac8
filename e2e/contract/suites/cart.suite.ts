import { describe, expect, test } from 'vitest';
import { ADD, CART, filledCart, READ, shopper } from '../support/cart.ts';
import type { Added, Cart } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';
import { dataOf, onlyOurs, onlyWith, refusal, whereOurs } from '../support/shop.ts';

const UPDATE = `mutation ($cart: String!, $items: [CartItemUpdateInput]!) { updateCartItems(input: { cart_id: $cart, cart_items: $items }) { cart { ...Whole } } } ${CART}`;
const REMOVE = `mutation ($cart: String!, $id: Int, $uid: ID) { removeItemFromCart(input: { cart_id: $cart, cart_item_id: $id, cart_item_uid: $uid }) { cart { ...Whole } } } ${CART}`;
const IS_MINE = 'query checkUserIsAuthed($cart: String!) { cart(cart_id: $cart) { id } }';
const DEAD = 'DeadDeadDeadDeadDeadDeadDeadDead';

export const cart = (given: () => Subject): void => {
  const buyer = (headers = {}) => shopper(given(), headers);
  const update = (id: string, item: Record<string, unknown>) =>
    given().shop.graphqlPost<{ updateCartItems: { cart: Cart } }>(UPDATE, { cart: id, items: [item] });

  describe('a guest’s cart', () => {
    test('[GM-02 CL-02] a new cart has an id of 32 characters, never the same', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => buyer().newCart()));
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{32}$/);
      expect(new Set(ids).size).toBe(5);
    });

    test('a client may choose an id of 32 characters, once', async () => {
      const { shop } = given();
      const create = 'mutation ($id: String) { createEmptyCart(input: { cart_id: $id }) }';
      const id = (await buyer().newCart()).split('').reverse().join('');
      expect(dataOf(await shop.graphqlPost(create, { id }))).toEqual({ createEmptyCart: id });
      expect(refusal(await shop.graphqlPost(create, { id }))).toEqual([
        `Cart with ID "${id}" already exists.`,
        'graphql-already-exists',
      ]);
      expect(refusal(await shop.graphqlPost(create, { id: 'short' }))).toEqual([
        'Cart ID length should to be 32 symbols.',
        'graphql-input',
      ]);
    });

    test('createGuestCart returns the cart', async (context) => {
      const response = await given().shop.graphqlPost<{
        createGuestCart: { cart: { id: string; total_quantity: number } };
      }>('mutation { createGuestCart { cart { id total_quantity } } }');
      onlyWith(response, context);
      expect(dataOf(response).createGuestCart.cart).toMatchObject({ total_quantity: 0 });
    });

    test('[CL-03 EN-07] an empty cart', async () => {
      const id = await buyer().newCart();
      expect(await buyer().read(id)).toMatchObject({
        id,
        total_quantity: 0,
        items: [],
        email: null,
        shipping_addresses: [],
        billing_address: null,
        prices: { grand_total: { value: 0 } },
      });
    });

    test('[GQ-03 RO-06] the owner is recognised by the id alone', async () => {
      const id = await buyer().newCart();
      expect(dataOf(await given().shop.graphqlGet(IS_MINE, { cart: id }))).toEqual({ cart: { id } });
    });

    test('[ER-01 ER-04] a dead cart is named in Magento’s words by every operation', async () => {
      const { shop, sample } = given();
      const expected = [`Could not find a cart with ID "${DEAD}"`, 'graphql-no-such-entity'];
      const items = [{ sku: sample.simple.sku, quantity: 1 }];
      const responses = [
        await shop.graphqlGet(IS_MINE, { cart: DEAD }),
        await shop.graphqlPost(ADD, { cart: DEAD, items }),
        await shop.graphqlPost(UPDATE, { cart: DEAD, items: [{ cart_item_id: 1, quantity: 1 }] }),
        await shop.graphqlPost(REMOVE, { cart: DEAD, id: 1 }),
      ];
      expect(responses.map(refusal)).toEqual(responses.map(() => expected));
      for (const { status } of responses) whereOurs(shop, () => expect(status).toBe(200));
    });

    test('[ER-01] ids are case-sensitive, and an empty one is reported as missing', async () => {
      const { shop } = given();
      const id = await buyer().newCart();
      const other = [...id]
        .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
        .join('');
      expect(refusal(await shop.graphqlGet(IS_MINE, { cart: other }))[0]).toContain('Could not find a cart');
      expect(refusal(await shop.graphqlGet(IS_MINE, { cart: '' }))).toEqual([
        'Required parameter "cart_id" is missing',
        'graphql-input',
      ]);
    });

    test('[CL-06 GQ-06 GQ-07 GM-03 EN-01 EN-02 EN-05] added products are in the cart, the same product on one line', async () => {
      const { sample } = given();
      const id = await buyer().newCart();
      await buyer().add(id, sample.simple.sku, 2);
      const { user_errors, cart: added } = await buyer().add(id, sample.simple.sku, 1);
      expect(user_errors).toEqual([]);
      expect(added).toMatchObject({
        id,
        total_quantity: 3,
        items: [{ quantity: 3, product: { sku: sample.simple.sku } }],
      });
      const [line] = added.items;
      expect(line?.uid).toBe(Buffer.from(line?.id ?? '').toString('base64'));
      expect(line?.prices.row_total.value).toBeCloseTo((line?.prices.price.value ?? 0) * 3, 2);
      expect(added.prices.subtotal_excluding_tax).toEqual(line?.prices.row_total);
      expect(await buyer().read(id)).toEqual(added);
    });

    test('an unknown sku is a user error, as data; the rest of the call is added', async () => {
      const { shop, sample } = given();
      const id = await buyer().newCart();
      const unknown = await buyer().add(id, 'NO-SUCH-SKU');
      expect(unknown.user_errors).toEqual([
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NO-SUCH-SKU"' },
      ]);
      expect(unknown.cart.items).toEqual([]);
      const items = [
        { sku: 'NO-SUCH-SKU', quantity: 1 },
        { sku: sample.simple.sku, quantity: 1 },
      ];
      const both = dataOf(await shop.graphqlPost<Added>(ADD, { cart: id, items })).addProductsToCart;
      expect(both.user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND']);
      expect((await buyer().read(id)).items.map(({ product }) => product.sku)).toEqual([sample.simple.sku]);
    });

    test.each([0, -1, -1e9])('a quantity of %d is refused', async (quantity) => {
      const id = await buyer().newCart();
      const { user_errors, cart: added } = await buyer().add(id, undefined, quantity);
      expect([user_errors.length, added.items]).toEqual([1, []]);
    });

    test('refuses more than the stock and reports the rest', async () => {
      const { shop, sample } = given();
      const id = await buyer().newCart();
      const { user_errors, cart: added } = await buyer().add(id, undefined, 9_999);
      expect(added.items).toEqual([]);
      expect(user_errors[0]?.code).toBe('INSUFFICIENT_STOCK');
      if (!shop.isOurs) return;
      const query = ADD.replace(
        'user_errors { code message }',
        'user_errors { code message ... on InsufficientStockError { quantity } }',
      );
      type WithQuantity = { addProductsToCart: { user_errors: { quantity: number }[] } };
      const { quantity } = dataOf(
        await shop.graphqlPost<WithQuantity>(query, { cart: id, items: [{ sku: sample.simple.sku, quantity: 9_999 }] }),
      ).addProductsToCart.user_errors[0] ?? { quantity: 0 };
      expect(quantity).toBeGreaterThan(0);
      expect((await buyer().add(id, undefined, quantity)).user_errors).toEqual([]);
      expect((await buyer().add(id, undefined, 1)).user_errors[0]?.code).toBe('INSUFFICIENT_STOCK');
    });

    test('a product without stock is refused', async (context) => {
      const { sample } = given();
      const { outOfStock } = sample;
      if (!outOfStock) return context.skip('this shop lists no product without stock');
      const id = await buyer().newCart();
      const { user_errors, cart: added } = await buyer().add(id, outOfStock.sku);
      expect([user_errors.length, added.items]).toEqual([1, []]);
    });

    test('[GM-04 CL-11] a quantity is changed by item id or uid', async () => {
      const id = await filledCart(given());
      const [line] = (await buyer().read(id)).items;
      const changed = dataOf(await update(id, { cart_item_id: Number(line?.id), quantity: 3 })).updateCartItems.cart;
      expect(changed.total_quantity).toBe(3);
      expect(
        dataOf(await update(id, { cart_item_uid: line?.uid, quantity: 2 })).updateCartItems.cart.total_quantity,
      ).toBe(2);
      expect(dataOf(await update(id, { cart_item_uid: line?.uid, quantity: 0 })).updateCartItems.cart.items).toEqual(
        [],
      );
    });

    test('invalid changes', async () => {
      const id = await filledCart(given());
      const [line] = (await buyer().read(id)).items;
      expect(refusal(await update(id, { cart_item_id: 999999999, quantity: 1 }))).toEqual([
        'Could not find cart item with id: 999999999.',
        'graphql-no-such-entity',
      ]);
      expect(refusal(await update(id, { cart_item_uid: line?.uid, quantity: 9_999 }))[0]).toMatch(
        /^Could not update the product with SKU .+: /,
      );
      expect(
        refusal(await update(id, { cart_item_id: Number(line?.id), cart_item_uid: line?.uid, quantity: 1 }))[0],
      ).toContain("can't be used at the same time.");
      expect(refusal(await update(id, { quantity: 1 }))[0]).toBe(
        'Required parameter "cart_item_id" for "cart_items" is missing.',
      );
      expect(refusal(await update(id, { cart_item_uid: line?.uid }))[0]).toBe(
        'Required parameter "quantity" for "cart_items" is missing.',
      );
      expect((await buyer().read(id)).total_quantity).toBe(1);
    });

    test('[GM-04 CL-17] a line is removed once', async () => {
      const { shop } = given();
      const id = await filledCart(given());
      const [line] = (await buyer().read(id)).items;
      expect(
        dataOf(await shop.graphqlPost<{ removeItemFromCart: { cart: Cart } }>(REMOVE, { cart: id, uid: line?.uid }))
          .removeItemFromCart.cart.items,
      ).toEqual([]);
      expect(refusal(await shop.graphqlPost(REMOVE, { cart: id, uid: line?.uid }))[0]).toBe(
        "The cart doesn't contain the item",
      );
      expect(refusal(await shop.graphqlPost(REMOVE, { cart: id }))[0]).toBe(
        'Required parameter "cart_item_id" is missing.',
      );
    });

    test('[CL-17] lines of another customer’s cart are inaccessible', async () => {
      const { shop } = given();
      const [mine, theirs] = [await filledCart(given()), await filledCart(given())];
      const [line] = (await buyer().read(theirs)).items;
      expect(refusal(await update(mine, { cart_item_uid: line?.uid, quantity: 5 }))[0]).toMatch(
        /Could not find cart item/,
      );
      expect(refusal(await shop.graphqlPost(REMOVE, { cart: mine, uid: line?.uid }))[0]).toBe(
        "The cart doesn't contain the item",
      );
      expect((await buyer().read(theirs)).total_quantity).toBe(1);
    });

    test('the older add mutations throw the user errors of the newer one', async () => {
      const { shop, sample } = given();
      const id = await buyer().newCart();
      const simple = `mutation ($cart: String!, $sku: String!) { addSimpleProductsToCart(input: { cart_id: $cart, cart_items: [{ data: { sku: $sku, quantity: 1 } }] }) { cart { total_quantity } } }`;
      expect(dataOf(await shop.graphqlPost(simple, { cart: id, sku: sample.simple.sku }))).toEqual({
        addSimpleProductsToCart: { cart: { total_quantity: 1 } },
      });
      expect(refusal(await shop.graphqlPost(simple, { cart: id, sku: 'NO-SUCH-SKU' }))).toEqual([
        'Could not find a product with SKU "NO-SUCH-SKU"',
        'graphql-no-such-entity',
      ]);
    });

    test('ten concurrent adds lose nothing', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const id = await buyer().newCart();
      const responses = await Promise.all(Array.from({ length: 10 }, () => buyer().add(id)));
      expect(responses.flatMap(({ user_errors }) => user_errors)).toEqual([]);
      expect(await buyer().read(id)).toMatchObject({ total_quantity: 10, items: [{ quantity: 10 }] });
    });
  });

  describe('a variant in the cart', () => {
    test('[GM-03 EN-03 CL-12] by the parent and its values, or by its own sku: one line with the selected options', async (context) => {
      const { shop, sample } = given();
      const { configurable, variant } = sample;
      if (!configurable || !variant) return context.skip('this shop has no configurable product');
      const id = await buyer().newCart();
      const selected_options = variant.attributes.map(({ uid }) => uid);
      const byParent = dataOf(
        await shop.graphqlPost<Added>(ADD, {
          cart: id,
          items: [{ sku: configurable.sku, quantity: 1, selected_options }],
        }),
      ).addProductsToCart;
      expect(byParent.user_errors).toEqual([]);
      const bySku = dataOf(
        await shop.graphqlPost<Added>(ADD, {
          cart: id,
          items: [{ sku: variant.product.sku, parent_sku: configurable.sku, quantity: 1 }],
        }),
      ).addProductsToCart;
      expect(bySku.user_errors).toEqual([]);
      const { items } = await buyer().read(id);
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({
        quantity: 2,
        product: { sku: configurable.sku },
        configured_variant: { sku: variant.product.sku },
      });
      expect(
        new Set(items[0]?.configurable_options?.map((option) => option.configurable_product_option_value_uid)),
      ).toEqual(new Set(selected_options));
    });

    test('without its options, or with wrong ones, it is refused', async (context) => {
      const { shop, sample } = given();
      const { configurable, variant } = sample;
      if (!configurable || !variant) return context.skip('this shop has no configurable product');
      const id = await buyer().newCart();
      const problem = async (item: Record<string, unknown>) =>
        dataOf(await shop.graphqlPost<Added>(ADD, { cart: id, items: [{ quantity: 1, ...item }] })).addProductsToCart
          .user_errors[0];
      expect((await problem({ sku: configurable.sku }))?.message).toBe('You need to choose options for your item.');
      expect(await problem({ sku: configurable.sku, selected_options: ['nonsense'] })).toBeDefined();
      expect(
        await problem({ sku: configurable.sku, selected_options: ['Y29uZmlndXJhYmxlLzk5OTk5OTk5OTk5OTk5OTk5OS8x'] }),
      ).toBeDefined();
      expect(await problem({ sku: variant.product.sku, parent_sku: sample.simple.sku })).toBeDefined();
      expect((await buyer().read(id)).items).toEqual([]);
    });
  });

  describe('a cart between store views', () => {
    test('[ST-09 EN-04] it moves to the view and currency of the request, at that view’s prices', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const id = await filledCart(given(), { store: 'CA_EN' });
      const request = async (headers: Record<string, string>) =>
        dataOf(await shop.graphqlGet<{ cart: Cart }>(READ, { cart: id }, headers)).cart.prices.grand_total;
      const [canada, usa] = [await request({ store: 'CA_EN' }), await request({ store: 'US_EN' })];
      expect([canada.currency, usa.currency]).toEqual(['CAD', 'USD']);
      expect(usa.value).not.toBe(canada.value);
      expect(await request({ store: 'CA_EN', 'content-currency': 'USD' })).toEqual(usa);
      expect(await request({ store: 'CA_FR' })).toEqual(canada);
    });

    test('[ST-09] its lines speak the language of the view', async (context) => {
      const { shop } = given();
      onlyOurs(shop, context);
      const id = await filledCart(given());
      const name = async (store: string) =>
        dataOf(
          await shop.graphqlGet<{ cart: { items: { product: { name: string } }[] } }>(
            'query ($cart: String!) { cart(cart_id: $cart) { items { product { name } } } }',
            { cart: id },
            { store },
          ),
        ).cart.items[0]?.product.name;
      expect(await name('CA_FR')).not.toBe(await name('CA_EN'));
    });
  });
};
