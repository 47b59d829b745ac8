import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import { checkOutByCheque } from '#commerce/after-sale/orders/testing/shopper.ts';
import { saveHoldRule } from '#commerce/merchandise/slabs/service.ts';
import { saveSwitches } from '#commerce/platform/switches/service.ts';
import { saveQuoteRule } from '#commerce/sale/quotes/service.ts';
import { staff as quotes } from '#commerce/sale/quotes/staff.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';

const WORDS = {
  en: /sold to approved trade accounts only/,
  fr: /seulement aux comptes professionnels approuvés/,
};
const PASSWORD = 'Slate-and-marble-4';

describeWithDatabase('a product for trade accounts only', (open) => {
  let platform: Platform;
  let graphql: TestShop['graphql'];
  let rest: TestShop['rest'];

  beforeAll(async () => {
    const shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    platform = shop.commerce.platform;
    ({ graphql, rest } = callsTo(shop.commerce));
    await sql`update attribute_option set hides_price_from = '{0,1,3}' where code = 'trade_only'`.execute(
      platform.db.kysely,
    );
    await platform.db.tx(async (db) => {
      await platform.cache.invalidate(db, await saveSwitches(db, []));
      await saveQuoteRule(db, { validDays: 30, isDiscounted: false });
      await saveHoldRule(db, { hours: 48, atOnce: 3, remindHoursBefore: 12 });
    });
  });

  const setGroup = (email: string, group: number) =>
    sql`update customer set group_id = ${group} where email = ${email}`.execute(platform.db.kysely);

  const customer = async (email: string, group = 1): Promise<string> => {
    await graphql(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      {
        input: { firstname: 'Ann', lastname: 'Roy', email, password: PASSWORD },
      },
    );
    await setGroup(email, group);
    const { data } = await graphql(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
    );
    return data.generateCustomerToken.token;
  };
  const cartOf = async (caller: object): Promise<string> =>
    (await graphql('mutation { id: createEmptyCart }', {}, caller)).data.id;
  const add = async (id: string, caller: object, sku = 'SLB') =>
    (
      await graphql(
        'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } user_errors { code message } } }',
        { id, items: [{ sku, quantity: 1 }] },
        caller,
      )
    ).data.addProductsToCart;

  test.each([
    ['CA_EN', 'en'],
    ['US_EN', 'en'],
    ['CA_FR', 'fr'],
  ] as const)('is rejected in the cart of a guest and of an ordinary account in %s', async (store, language) => {
    const token = await customer(`ordinary-${store}@example.com`);
    for (const caller of [{ store }, { store, token }]) {
      const { cart, user_errors: errors } = await add(await cartOf(caller), caller);
      expect(cart.total_quantity).toBe(0);
      expect(errors).toEqual([{ code: 'PERMISSION_DENIED', message: expect.stringMatching(WORDS[language]) }]);
    }
  });

  test('is rejected by the deprecated mutation and over REST for guests and ordinary accounts', async () => {
    const token = await customer('rest@example.com');
    const guest = await cartOf({});
    const { errors } = await graphql(
      'mutation ($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "SLB", quantity: 1 } }] }) { cart { id } } }',
      { id: guest },
    );
    expect(errors?.[0]?.message).toMatch(WORDS.en);
    const item = { cartItem: { sku: 'SLB', qty: 1, quote_id: guest } };
    const byGuest = await rest('POST', `/V1/guest-carts/${guest}/items`, item);
    await rest('POST', '/V1/carts/mine', undefined, { authorization: `Bearer ${token}` });
    const byAccount = await rest(
      'POST',
      '/V1/carts/mine/items',
      { cartItem: { sku: 'SLB', qty: 1 } },
      { authorization: `Bearer ${token}` },
    );
    for (const { status, body } of [byGuest, byAccount])
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(WORDS.en)]);
  });

  test('can be on a wishlist, but not move from there to a cart', async () => {
    const caller = { token: await customer('wishes@example.com'), store: 'CA_FR' };
    const { data } = await graphql(
      'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "SLB", quantity: 1 }]) { wishlist { id items_v2 { items { id } } } } }',
      {},
      caller,
    );
    const { id } = data.addProductsToWishlist.wishlist;
    const { data: moved } = await graphql(
      'mutation ($id: ID!) { addWishlistItemsToCart(wishlistId: $id) { status add_wishlist_items_to_cart_user_errors { message } } }',
      { id },
      caller,
    );
    expect(moved.addWishlistItemsToCart.status).toBe(false);
    expect(moved.addWishlistItemsToCart.add_wishlist_items_to_cart_user_errors[0].message).toMatch(WORDS.fr);
  });

  test('cannot be quoted for an ordinary account', async () => {
    const caller = { token: await customer('quotes@example.com'), store: 'CA_FR' };
    const { errors } = await graphql(
      'mutation { requestPriceQuote(input: { request_id: "quote-of-trade-goods-1", source: PRODUCT, lines: [{ sku: "SLB", quantity: 1 }] }) { number } }',
      {},
      caller,
    );
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(WORDS.fr),
      extensions: { error_code: 'QUOTE_TRADE' },
    });
  });

  test('cannot be bought at a quoted price after its customer lost the trade account', async () => {
    const email = 'quoted@example.com';
    const caller = { token: await customer(email, 2), store: 'CA_FR' };
    const { data, errors } = await graphql(
      'mutation { requestPriceQuote(input: { request_id: "quote-of-trade-goods-2", source: PRODUCT, lines: [{ sku: "SLB", quantity: 1 }] }) { number } }',
      {},
      caller,
    );
    expect(errors).toBeUndefined();
    const { number } = data.requestPriceQuote;
    await runStaff(platform, [quotes], ['quote', 'price', number, '1', '800.00']);
    await runStaff(platform, [quotes], ['quote', 'answer', number]);
    const accept = () =>
      graphql('mutation ($number: String!) { acceptPriceQuote(number: $number) { id } }', { number }, caller);
    await setGroup(email, 1);
    expect((await accept()).errors?.[0]).toMatchObject({
      message: expect.stringMatching(WORDS.fr),
      extensions: { error_code: 'QUOTE_TRADE' },
    });
    await setGroup(email, 2);
    expect((await accept()).errors).toBeUndefined();
  });

  test('can be bought by a trade account until the account ends', async () => {
    const email = 'trade@example.com';
    const caller = { token: await customer(email, 2) };
    const id = await cartOf(caller);
    expect(await add(id, caller)).toEqual({ cart: { total_quantity: 1 }, user_errors: [] });
    await checkOutByCheque(graphql, id, caller);
    const place = () =>
      graphql(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }',
        { id },
        caller,
      );

    await setGroup(email, 1);
    const { data } = await graphql(
      'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid is_available errors { message } prices { price { value } } } } } }',
      { id },
      caller,
    );
    const [line] = data.cart.itemsV2.items;
    expect(line).toMatchObject({ is_available: false, errors: [{ message: expect.stringMatching(WORDS.en) }] });
    const { errors } = await graphql(
      'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { id } } }',
      { input: { cart_id: id, cart_items: [{ cart_item_uid: line.uid, quantity: 2 }] } },
      caller,
    );
    expect(errors?.[0]?.message).toMatch(WORDS.en);
    const refused = (await place()).data.placeOrder;
    expect(refused).toEqual({ order: null, errors: [{ message: expect.stringMatching(WORDS.en) }] });

    await setGroup(email, 2);
    const number = (await place()).data.placeOrder.order.order_number;
    await setGroup(email, 1);
    const { data: again } = await graphql(
      `mutation { reorderItems(orderNumber: "${number}") { cart { itemsV2 { items { quantity } } } userInputErrors { code message } } }`,
      {},
      caller,
    );
    expect(again.reorderItems.cart.itemsV2.items).toEqual([]);
    expect(again.reorderItems.userInputErrors[0].message).toMatch(WORDS.en);
  });

  test('is dropped when a guest cart is merged into an ordinary account’s cart', async () => {
    const guest = await cartOf({ browser: 'merge' });
    await sql`update attribute_option set hides_price_from = '{}' where code = 'trade_only'`.execute(
      platform.db.kysely,
    );
    expect((await add(guest, { browser: 'merge' })).cart.total_quantity).toBe(1);
    await sql`update attribute_option set hides_price_from = '{0,1,3}' where code = 'trade_only'`.execute(
      platform.db.kysely,
    );
    const caller = { token: await customer('merge@example.com'), browser: 'merge' };
    const { data } = await graphql(
      'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { total_quantity } }',
      { id: guest },
      caller,
    );
    expect(data.mergeCarts.total_quantity).toBe(0);
  });

  test('[RO-10] the API returns the reason for a hidden price', async () => {
    const why = async (caller: object) =>
      (await graphql('{ hiddenPriceReason(sku: "slb") }', {}, caller)).data.hiddenPriceReason;
    expect(await why({})).toBe('TRADE');
    expect(await why({ token: await customer('why-1@example.com') })).toBe('TRADE');
    expect(await why({ token: await customer('why-2@example.com', 2) })).toBeNull();
    const { data } = await graphql('{ hiddenPriceReason(sku: "CAR") unknown: hiddenPriceReason(sku: "NONE") }');
    expect(data).toEqual({ hiddenPriceReason: null, unknown: null });
  });
});
