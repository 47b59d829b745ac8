import { sql } from 'kysely';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import { issueCoupon, returnDiscountUses, saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { CartRuleInput } from '#commerce/sale/discount/types.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestResponse, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { attemptsOf, imbalances, ordersOf } from './testing/books.ts';
import { size } from './testing/products.ts';
import { openShop } from './testing/shop.ts';
import { add, newCart, placeOrder, readyCart, setEmail } from './testing/shopper.ts';

const DISCOUNTS = `prices { grand_total { value } subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
    discounts { label applied_to amount { value } coupon { code } } discount { amount { value } label } applied_taxes { amount { value } } }
  applied_coupons { code } applied_coupon { code } rules { name }
  items { prices { row_total { value } total_item_discount { value } discounts { label amount { value } coupon { code } } } }`;

let visitors = 0;
/** Each caller has an IP address of its own, so that only the rate limit test reaches the limit. */
const visitor = (): { ip: string } => ({ ip: `198.51.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}` });

const applyTo = (
  shop: TestShop,
  id: string,
  coupon_code: string,
  caller: { ip: string; store?: string } = visitor(),
): Promise<TestResponse> =>
  shop.graphql(
    `mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { ${DISCOUNTS} } } }`,
    { input: { cart_id: id, coupon_code } },
    caller,
  );
const read = async (shop: TestShop, id: string) =>
  (await shop.graphql(`query ($id: String!) { cart(cart_id: $id) { ${DISCOUNTS} } }`, { id })).data.cart;
const refusal = ({ errors }: TestResponse) => [errors?.[0]?.message, errors?.[0]?.extensions?.error_code];
const NOT_VALID = "The coupon code isn't valid. Verify the code and try again.";

const code = (name: string, change: Partial<CartRuleInput> = {}): CartRuleInput =>
  ruleInput({
    code: name.toLowerCase(),
    trigger: { kind: 'code', code: name },
    labels: { en: name, fr: `${name} fr` },
    ...change,
  });

describeWithDatabase('coupons and cart rules', (open) => {
  let shop: TestShop;
  const rules = (list: readonly CartRuleInput[], couponsPerCart = 1): Promise<void> =>
    shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart, rules: list }, shop.clock.now()));
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  test('reports free shipping in the cart’s methods, in estimates and over REST when a rule makes a parcel free', async () => {
    const offered = async (id: string): Promise<unknown[]> => {
      const way = '{ carrier_code amount { value } price_incl_tax { value } }';
      const { data } = await shop.graphql(
        `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods ${way} } } }`,
        { id },
      );
      const place = { country_code: 'CA', postcode: 'H2T 1S6', region: { region_code: 'QC' } };
      const estimate = await shop.graphql(
        `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) ${way} }`,
        { input: { cart_id: id, address: place } },
      );
      const { body } = await shop.rest('GET', `/V1/guest-carts/${id}/shipping-methods`);
      const listed = data.cart.shipping_addresses[0].available_shipping_methods;
      const estimated = estimate.data.estimateShippingMethods;
      return [
        [...listed, ...estimated].map((one) => [one.carrier_code, one.amount.value, one.price_incl_tax.value]),
        (body as Record<string, unknown>[]).map((one) => [one.carrier_code, one.amount, one.price_incl_tax]),
      ]
        .flat()
        .filter(([carrier]) => carrier !== 'instore');
    };
    await rules([]);
    const id = await readyCart(shop);
    const three = (...ways: unknown[][]): unknown[] => [...ways, ...ways, ...ways];
    const parcel = ['flatrate', 29.2, 33.57];
    const pallet = ['freight', 189, 217.3];
    expect(await offered(id)).toEqual(three(parcel, pallet));
    await rules([ruleInput({ code: 'parcel', action: { kind: 'shipping', carriers: ['flatrate'], ppm: 1_000_000 } })]);
    expect(await offered(id)).toEqual(three(['flatrate', 0, 0], pallet));
    await rules([ruleInput({ code: 'pallet', action: { kind: 'shipping', carriers: ['freight'], ppm: 1_000_000 } })]);
    expect(await offered(id)).toEqual(three(parcel, ['freight', 0, 0]));
  });

  test('shows a coupon per line and in totals, taxes the reduced price, charges it and stores it with the order', async () => {
    await rules([
      code('TEN'),
      ruleInput({
        code: 'parcel',
        labels: { en: 'Free parcel', fr: 'Colis' },
        action: { kind: 'shipping', carriers: ['flatrate'], ppm: 1_000_000 },
      }),
    ]);
    const id = await readyCart(shop, [
      ['TILE', 1],
      ['CHEAP', 1],
    ]);
    const { cart } = (await applyTo(shop, id, ' ten ')).data.applyCouponToCart;
    // 103.33 less 10.33; GST 4.65 and QST 9.28 of 93.00; the parcel is free.
    expect(cart).toEqual({
      prices: {
        grand_total: { value: 106.93 },
        subtotal_excluding_tax: { value: 103.33 },
        subtotal_with_discount_excluding_tax: { value: 93 },
        discounts: [
          { label: 'TEN', applied_to: 'ITEM', amount: { value: 10.33 }, coupon: { code: 'TEN' } },
          { label: 'Free parcel', applied_to: 'SHIPPING', amount: { value: 30.15 }, coupon: null },
        ],
        discount: { amount: { value: -40.48 }, label: ['TEN', 'Free parcel'] },
        applied_taxes: [{ amount: { value: 4.65 } }, { amount: { value: 9.28 } }],
      },
      applied_coupons: [{ code: 'TEN' }],
      applied_coupon: { code: 'TEN' },
      rules: [{ name: 'TEN' }, { name: 'Free parcel' }],
      items: [
        {
          prices: {
            row_total: { value: 100 },
            total_item_discount: { value: 10 },
            discounts: [{ label: 'TEN', amount: { value: 10 }, coupon: { code: 'TEN' } }],
          },
        },
        {
          prices: {
            row_total: { value: 3.33 },
            total_item_discount: { value: 0.33 },
            discounts: [{ label: 'TEN', amount: { value: 0.33 }, coupon: { code: 'TEN' } }],
          },
        },
      ],
    });
    expect((await shop.rest('GET', `/V1/guest-carts/${id}/totals`)).body).toMatchObject({
      grand_total: 106.93,
      discount_amount: -40.48,
      shipping_discount_amount: 30.15,
      subtotal_with_discount: 93,
      coupon_code: 'TEN',
      items: [{ discount_amount: 10, discount_percent: 10, row_total_with_discount: 90 }, { discount_amount: 0.33 }],
      total_segments: expect.arrayContaining([{ code: 'discount', title: 'Discount (TEN)', value: -40.48 }]),
    });
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
    const receipt = await shop.graphql(
      `query ($id: String!) { placedOrder(cart_id: $id) { grand_total { value } discounts { label applied_to amount { value } coupon { code } } items { discount { value } } } }`,
      { id },
      { store: 'CA_FR' },
    );
    expect(receipt.data.placedOrder).toEqual({
      grand_total: { value: 106.93 },
      discounts: [
        { label: 'TEN fr', applied_to: 'ITEM', amount: { value: 10.33 }, coupon: { code: 'TEN' } },
        { label: 'Colis', applied_to: 'SHIPPING', amount: { value: 30.15 }, coupon: null },
      ],
      items: [{ discount: { value: 10 } }, { discount: { value: 0.33 } }],
    });
  });

  describe('a coupon code', () => {
    test('is rejected with Magento’s message when unknown, expired, not started or not applicable to the cart', async () => {
      const now = shop.clock.now().getTime();
      await rules([
        code('OVER', { endsAt: new Date(now) }),
        code('LATER', { startsAt: new Date(now + 1) }),
        code('NOW', { startsAt: new Date(now), endsAt: new Date(now + 1) }),
        code('BIG', { when: { ...ruleInput().when, subtotal: { CAD: 10_001 } } }),
      ]);
      const id = await readyCart(shop);
      const tried = async (name: string) => refusal(await applyTo(shop, id, name));
      expect([await tried('nope'), await tried('OVER'), await tried('LATER'), await tried('BIG')]).toEqual([
        [NOT_VALID, 'COUPON_UNKNOWN'],
        [NOT_VALID, 'COUPON_ENDED'],
        [NOT_VALID, 'COUPON_UNKNOWN'],
        [NOT_VALID, 'COUPON_CONDITIONS'],
      ]);
      expect((await read(shop, id)).applied_coupons).toBeNull();
      expect(await tried('NOW')).toEqual([undefined, undefined]);
      expect(refusal(await applyTo(shop, await newCart(shop), 'NOW'))).toEqual([
        'Cart does not contain products.',
        'CART_EMPTY',
      ]);
    });

    test('is inactive and not listed while the cart no longer meets its conditions', async () => {
      await rules([code('BIG', { when: { ...ruleInput().when, subtotal: { CAD: 20_000 } } })]);
      const id = await readyCart(shop, [['TILE', 2]]);
      expect((await applyTo(shop, id, 'BIG')).errors).toBeUndefined();
      await rules([code('BIG', { when: { ...ruleInput().when, subtotal: { CAD: 20_001 } } })]);
      const { prices, applied_coupons: listed } = await read(shop, id);
      expect([prices.discounts, listed]).toEqual([null, null]);
      await add(shop, id, 'TILE', 1);
      expect((await read(shop, id)).applied_coupons).toEqual([{ code: 'BIG' }]);
    });

    test('rejects a second coupon while one is active; PUT over REST replaces it', async () => {
      await rules([code('ONE'), code('TWO')]);
      const id = await readyCart(shop);
      await applyTo(shop, id, 'ONE');
      expect(refusal(await applyTo(shop, id, 'TWO'))).toEqual([
        'A coupon is already applied to the cart. Please remove it to apply another',
        'COUPON_ALREADY_APPLIED',
      ]);
      expect((await applyTo(shop, id, 'one')).errors).toBeUndefined();
      const coupons = `/V1/guest-carts/${id}/coupons`;
      expect((await shop.rest('PUT', `${coupons}/TWO`)).body).toBe(true);
      expect((await shop.rest('GET', coupons)).body).toBe('TWO');
      expect(await shop.rest('PUT', `${coupons}/nope`)).toMatchObject({ status: 404, body: { message: NOT_VALID } });
      expect(await shop.rest('PUT', `${coupons}/%20`)).toMatchObject({
        status: 400,
        body: { parameters: { fieldName: 'couponCode' } },
      });
      expect((await shop.rest('GET', coupons)).body).toBe('TWO');
      expect((await shop.rest('DELETE', coupons)).body).toBe(true);
      expect((await shop.rest('GET', coupons)).body).toEqual([]);
    });

    test('[GM-04] cannot be removed from an empty cart over GraphQL or REST, and remains on the cart', async () => {
      await rules([code('TEN')]);
      const id = await readyCart(shop, [['TILE', 1]]);
      expect((await applyTo(shop, id, 'TEN')).errors).toBeUndefined();
      const { data } = await shop.graphql('query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }', {
        id,
      });
      const removeLine =
        'mutation ($input: RemoveItemFromCartInput) { removeItemFromCart(input: $input) { cart { id } } }';
      const cart_item_uid = data.cart.itemsV2.items[0].uid;
      await shop.graphql(removeLine, { input: { cart_id: id, cart_item_uid } });
      for (const field of ['removeCouponFromCart', 'removeCouponsFromCart']) {
        const { errors } = await shop.graphql(
          `mutation ($id: String!) { ${field}(input: { cart_id: $id${field === 'removeCouponsFromCart' ? ', coupon_codes: ["TEN"]' : ''} }) { cart { id } } }`,
          { id },
        );
        expect(errors?.[0]).toMatchObject({
          message: 'Cart does not contain products',
          extensions: { category: 'graphql-no-such-entity' },
        });
      }
      const { status, body } = await shop.rest('DELETE', `/V1/guest-carts/${id}/coupons`);
      expect([status, body.message]).toEqual([404, 'Cart does not contain products']);
      const empty = await shop.graphql('mutation { createEmptyCart }');
      const { errors } = await shop.graphql(
        'mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }',
        { id: empty.data.createEmptyCart },
      );
      expect(errors?.[0]?.message).toBe('Cart does not contain products');
    });

    test('can be combined with others when the merchant allows it, and removed by name or all at once', async () => {
      await rules([code('ONE'), code('TWO'), code('THREE')], 2);
      const id = await readyCart(shop);
      const apply = (coupon_codes: readonly string[], type?: string) =>
        shop.graphql(
          'mutation ($input: ApplyCouponsToCartInput) { applyCouponsToCart(input: $input) { cart { applied_coupons { code } } } }',
          { input: { cart_id: id, coupon_codes, ...(type ? { type } : {}) } },
          visitor(),
        );
      const remove = async (coupon_codes: readonly string[]) =>
        (
          await shop.graphql(
            'mutation ($input: RemoveCouponsFromCartInput) { removeCouponsFromCart(input: $input) { cart { applied_coupons { code } } } }',
            { input: { cart_id: id, coupon_codes } },
          )
        ).data.removeCouponsFromCart.cart.applied_coupons;
      expect((await apply(['ONE'])).errors).toBeUndefined();
      expect((await apply(['TWO'])).data.applyCouponsToCart.cart.applied_coupons).toEqual([
        { code: 'ONE' },
        { code: 'TWO' },
      ]);
      expect(refusal(await apply(['THREE']))).toEqual([
        'Maximum allowed number of applied coupons was exceeded.',
        'COUPON_TOO_MANY',
      ]);
      expect((await apply(['THREE', 'nope'], 'REPLACE')).errors?.[0]?.message).toBe(NOT_VALID);
      expect((await apply(['THREE', 'ONE'], 'REPLACE')).data.applyCouponsToCart.cart.applied_coupons).toEqual([
        { code: 'THREE' },
        { code: 'ONE' },
      ]);
      expect(await remove(['one'])).toEqual([{ code: 'THREE' }]);
      expect(await remove([])).toBeNull();
    });

    test('is blocked after ten wrong attempts on one cart, even when it is valid', async () => {
      await rules([code('REAL')]);
      const id = await readyCart(shop);
      for (let tries = 0; tries < 10; tries++)
        expect(refusal(await applyTo(shop, id, `GUESS-${tries}`))[0]).toBe(NOT_VALID);
      const { errors } = await applyTo(shop, id, 'REAL');
      expect(errors).toMatchObject([
        {
          message: 'Too many coupon code requests, please try again later.',
          extensions: { category: 'graphql-too-many-requests', error_code: 'COUPON_TRIES' },
        },
      ]);
      shop.clock.set(new Date(shop.clock.now().getTime() + 1_200_000));
      expect((await applyTo(shop, id, 'REAL')).errors).toBeUndefined();
    });
  });

  test('rules by category, attribute value or area match subcategories, variants and parent products', async () => {
    const { db } = shop.platform;
    await db.tx(async (tx) => {
      await saveAttributes(tx, [{ ...size, code: 'coverage_sq_ft', input: 'text', options: [] }]);
      await sql`insert into category (id, parent_id, path, level) values (90, 2, '1/2/90', 2), (91, 90, '1/2/90/91', 3)`.execute(
        tx,
      );
      await sql`insert into category_product (category_id, product_id) select 91, id from product where sku = 'STONE'`.execute(
        tx,
      );
      await sql`insert into product_value (product_id, attribute_id, store_view_id, value)
        select p.id, a.id, 0, '10.5' from product p, attribute a where p.sku = 'STONE' and a.code = 'coverage_sq_ft'`.execute(
        tx,
      );
    });
    const id = await readyCart(shop, [
      ['TILE', 1],
      ['STONE-12', 2],
      ['STONE-24', 1],
    ]);
    const taken = async (change: Partial<CartRuleInput>): Promise<readonly number[]> => {
      await rules([ruleInput(change)]);
      type Item = { prices: { total_item_discount: { value: number } } };
      return (await read(shop, id)).items.map(({ prices }: Item) => prices.total_item_discount.value);
    };
    const stones = { categoryIds: [90], attributes: {} };
    const area = (areaSqFt: number) => ({ only: stones, when: { ...ruleInput().when, areaSqFt } });
    expect(await taken({ only: stones })).toEqual([0, 16, 9.9]);
    expect(await taken({ except: stones })).toEqual([10, 0, 0]);
    expect(await taken({ only: { categoryIds: [], attributes: { size: ['12x24'] } } })).toEqual([0, 16, 0]);
    expect([await taken(area(31.5)), await taken(area(31.6))]).toEqual([
      [0, 16, 9.9],
      [0, 0, 0],
    ]);
    await rules([]);
  });

  describe('coupon use limits', () => {
    test('fifty simultaneous orders with a single-use code place one order and charge no other', async () => {
      await rules([code('ONLY-ONE', { uses: 1 })]);
      const carts = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const id = await readyCart(shop);
          expect((await applyTo(shop, id, 'ONLY-ONE')).errors).toBeUndefined();
          return id;
        }),
      );
      const shown = (await read(shop, carts[0]!)).prices.grand_total.value.toFixed(2);
      const expected = { [EXPECTED_TOTAL_HEADER]: `${shown} CAD` };
      const responses = await Promise.all(carts.map((id) => placeOrder(shop, id, expected)));
      expect(responses.filter(({ data }) => data.placeOrder.order !== null)).toHaveLength(1);
      const states = (await Promise.all(carts.map((id) => attemptsOf(shop, id)))).flat();
      expect(states.filter((state) => state !== 'voided')).toEqual(['ordered']);
      for (const { data } of responses)
        for (const { message } of data.placeOrder.errors)
          expect(message).toMatch(/^The total of the order is now .* CAD\. Nothing was charged\.$/);
      expect(await imbalances(shop)).toEqual([]);
    });

    test('the new total includes the first-order discount when another order takes the last use of a code', async () => {
      await rules([
        ruleInput({ code: 'first', when: { ...ruleInput().when, firstOrder: true } }),
        code('LAST-USE', { uses: 1 }),
      ]);
      const id = await readyCart(shop);
      await setEmail(shop, id, 'first-order@example.com');
      expect((await applyTo(shop, id, 'LAST-USE')).errors).toBeUndefined();
      const { kysely } = shop.platform.db;
      await sql`create function refuse_use() returns trigger language plpgsql as $$ begin return null; end $$`.execute(
        kysely,
      );
      await sql`create trigger refuse_use before insert or update on discount_tally for each row execute function refuse_use()`.execute(
        kysely,
      );
      const { errors } = (await placeOrder(shop, id)).data.placeOrder;
      await sql`drop trigger refuse_use on discount_tally`.execute(kysely);
      await sql`drop function refuse_use`.execute(kysely);
      const total = (await read(shop, id)).prices.grand_total.value.toFixed(2);
      expect(errors).toMatchObject([{ message: `The total of the order is now ${total} CAD. Nothing was charged.` }]);
      expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([['voided'], []]);
    });

    test('a returned coupon use is available again, and is returned only once', async () => {
      await rules([code('SINGLE', { uses: 1, usesPerCustomer: 1 })]);
      const [first, second] = [await readyCart(shop), await readyCart(shop)];
      for (const id of [first, second]) await applyTo(shop, id, 'SINGLE');
      expect((await placeOrder(shop, first)).data.placeOrder.errors).toEqual([]);
      const appliedCoupons = async () => (await read(shop, second)).applied_coupons;
      expect(await appliedCoupons()).toBeNull();
      expect(refusal(await applyTo(shop, second, 'SINGLE'))).toEqual([NOT_VALID, 'COUPON_USED']);
      const [order] = await ordersOf(shop, first);
      const giveBack = () => shop.platform.db.tx((db) => returnDiscountUses(db, order!.id));
      await giveBack();
      await giveBack();
      expect(await appliedCoupons()).toEqual([{ code: 'SINGLE' }]);
      const { rows } = await sql<{
        used: number;
      }>`select used from discount_tally where name like 'rule single%'`.execute(shop.platform.db.kysely);
      expect(rows).toEqual([{ used: 0 }, { used: 0 }]);
      expect((await placeOrder(shop, second)).data.placeOrder.errors).toEqual([]);
    });

    test('[NL-04] a personal code is valid for one order of its owner, through its last day', async () => {
      await rules([
        ruleInput({
          code: 'welcome',
          trigger: { kind: 'issued', to: 'newsletter', validDays: 1 },
          when: { ...ruleInput().when, firstOrder: true },
        }),
      ]);
      const place = { code: 'CA_EN', currency: 'CAD' } as const;
      const issued = (email: string) =>
        shop.platform.db.tx((db) =>
          issueCoupon(shop.platform, db, { to: 'newsletter', email, place, now: shop.clock.now() }),
        );
      const { code: given, lastDay } = (await issued('Welcomed@example.com'))!;
      expect(lastDay).toEqual(new Date(shop.clock.now().getTime() + 86_400_000));
      const id = await readyCart(shop, [['CHEAP', 1]]);
      await setEmail(shop, id, 'other@example.com');
      expect(refusal(await applyTo(shop, id, given))).toEqual([NOT_VALID, 'COUPON_UNKNOWN']);
      await setEmail(shop, id, 'welcomed@example.com');
      expect((await applyTo(shop, id, given)).data.applyCouponToCart.cart.applied_coupon).toEqual({ code: given });
      expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
      expect(await issued('welcomed@example.com')).toBeUndefined();
      const next = await readyCart(shop, [['CHEAP', 1]]);
      await setEmail(shop, next, 'welcomed@example.com');
      expect(refusal(await applyTo(shop, next, given))).toEqual([NOT_VALID, 'COUPON_USED']);
    });

    test('a personal code has no expiry date when neither its rule nor its validity sets one', async () => {
      const given = { kind: 'issued', to: 'newsletter', validDays: null } as const;
      await rules([ruleInput({ code: 'endless', trigger: given })]);
      const requested = { to: 'newsletter', email: 'endless@example.com', now: shop.clock.now() } as const;
      const place = { code: 'CA_EN', currency: 'CAD' } as const;
      const issued = () => shop.platform.db.tx((db) => issueCoupon(shop.platform, db, { ...requested, place }));
      expect(await issued()).toMatchObject({ code: expect.any(String), lastDay: null });
    });

    test('limits per customer and first-order rules compare normalized email addresses', async () => {
      await rules([
        code('EACH', { usesPerCustomer: 1 }),
        code('FIRST', { when: { ...ruleInput().when, firstOrder: true } }),
      ]);
      const cartOf = async (email: string): Promise<string> => {
        const id = await readyCart(shop);
        await setEmail(shop, id, email);
        return id;
      };
      const first = await cartOf('new@example.com');
      expect((await applyTo(shop, first, 'FIRST')).errors).toBeUndefined();
      const each = await cartOf('new@example.com');
      await applyTo(shop, each, 'EACH');
      expect((await placeOrder(shop, each)).data.placeOrder.errors).toEqual([]);
      // The first-order rule applied until the other order was placed.
      expect((await read(shop, first)).applied_coupons).toBeNull();
      expect(refusal(await applyTo(shop, await cartOf('NEW@example.com'), 'EACH'))).toEqual([NOT_VALID, 'COUPON_USED']);
      expect((await applyTo(shop, await cartOf('other@example.com'), 'EACH')).errors).toBeUndefined();
    });
  });
});
