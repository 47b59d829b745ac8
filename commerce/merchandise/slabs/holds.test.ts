import { textIn } from '#contract/languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { findSellable, saveProducts, settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import type { BundlePart } from '#commerce/merchandise/catalog/bundle-types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as customer } from '#commerce/people/customer/graphql.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { stockOf } from '#commerce/after-sale/orders/testing/books.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products, size, slabAttributes } from '#commerce/after-sale/orders/testing/products.ts';
import {
  add,
  montreal,
  newCart,
  placeOrder,
  readCart,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestResponse, Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './graphql.ts';
import { saveHoldRule, spendHolds, startSlabs } from './service.ts';
import { staff } from './staff.ts';

const RULE = { hours: 48, atOnce: 3, remindHoursBefore: 12 };
const HOUR = 3600 * 1000;
/** `RACE_BUYERS=200` runs it at full size. */
const PEOPLE = Number(process.env['RACE_BUYERS'] ?? 60);

const one = products.find(({ sku }) => sku === 'LOT-1')!;
const LOTS = ['2605-1', '2605-2', '2605-3', '2605-4', '2605-5', '2605-6'];
const slabOf = (lot: string): ProductInput => ({
  ...one,
  sku: `MAR-${lot}`,
  visibility: 1,
  options: one.options.map((option) => (option.attribute === 'slab_lot' ? { ...option, option: lot } : option)),
  texts: [{ ...one.texts[0]!, name: `Marble ${lot}`, urlKey: `marble-${lot}` }],
  values: [
    { attribute: 'actual_size', storeViewId: 0, value: '2970 × 1800 mm' },
    { attribute: 'slab_bundle', storeViewId: 0, value: '2605-MAR' },
    { attribute: 'slab_rack', storeViewId: 0, value: `J-${lot.at(-1)}` },
    { attribute: 'thickness_mm', storeViewId: 0, value: '20' },
  ],
});
const MARBLE: ProductInput = {
  ...one,
  sku: 'MAR',
  type: 'configurable',
  qty: null,
  prices: [],
  texts: [{ ...one.texts[0]!, name: 'Marble', urlKey: 'marble' }],
  options: [
    ...one.options.filter(({ attribute }) => attribute === 'selling_unit'),
    { attribute: 'finish', option: 'polished' },
    { attribute: 'vein_direction', option: 'lengthwise' },
  ],
  configurableBy: ['slab_lot'],
  variantSkus: LOTS.map((lot) => `MAR-${lot}`),
};

const named = (...codes: string[]) =>
  codes.map((code, position) => ({
    ...slabAttributes[0]!.options[0]!,
    code,
    labels: { en: code[0]!.toUpperCase() + code.slice(1) },
    position,
  }));

const HOLD_FIELDS = 'number token status held_at expires_at sku product_url_key slab { lot state }';
const HOLD = `mutation ($input: HoldSlabInput!) { holdSlab(input: $input) { ${HOLD_FIELDS} } }`;
const SHOW = `query ($token: String!) { slabHold(token: $token) { ${HOLD_FIELDS} } }`;
const CANCEL = 'mutation ($token: String!) { cancelSlabHold(token: $token) { status } }';
const OWN = `{ customerSlabHolds { ${HOLD_FIELDS} } }`;
const BUY =
  'mutation ($id: String!, $token: String!) { addHeldSlabToCart(cart_id: $id, token: $token) { total_quantity } }';
const SLABS = `query ($sku: String!) { slabs(sku: $sku) { hold_hours holds_at_once items { sku name lot bundle length_mm width_mm thickness_mm
  rack state held_until yard { code } } } }`;
const STOCKROOM = `query ($filter: StockroomFilterInput, $pageSize: Int = 24, $currentPage: Int = 1) {
  stockroom(filter: $filter, pageSize: $pageSize, currentPage: $currentPage) { hold_hours total_count page_info { current_page total_pages }
    finishes { code label count } items { price { value currency } hidden_price_reason product_url_key slab { sku lot rack state veins yard { code } } } } }`;

const codesOf = ({ errors }: TestResponse) => (errors ?? []).map(({ extensions }) => extensions?.error_code);

describeWithDatabase('holds of slabs', (open) => {
  let shop: TestShop;
  let requests = 0;
  const purged: string[] = [];

  beforeAll(async () => {
    const database = await open();
    shop = await openTestShop(database, {
      resolvers: [cart, catalog, customer, checkout, orders, resolvers],
      fill: async (db) => {
        const lots = slabAttributes.map((attribute) =>
          attribute.code === 'slab_lot'
            ? {
                ...attribute,
                options: LOTS.map((code, position) => ({
                  ...attribute.options[0]!,
                  code,
                  labels: { en: code },
                  position,
                })),
              }
            : attribute,
        );
        const texts = ['actual_size', 'slab_bundle', 'slab_rack', 'thickness_mm'].map((code) => ({
          ...size,
          code,
          input: 'text' as const,
          isFilterable: false,
          options: [],
        }));
        await saveTestProducts(db, { attributes: texts });
        const finish = { ...lots[0]!, code: 'finish', options: named('polished', 'honed') };
        const veins = { ...lots[0]!, code: 'vein_direction', options: named('lengthwise', 'none') };
        await saveAttributes(db, [...lots, finish, veins]);
        await saveProducts(db, [...LOTS.map(slabOf), MARBLE], new Map());
        await saveHoldRule(db, RULE);
      },
    });
    const gateway = createTestGateway(() => shop.clock.now());
    useGateways(shop.platform, gateway);
    startSlabs(shop.platform);
    shop.platform.cache.onPurge((tags) => void purged.push(...tags));
  });

  const hold = (sku: string, input: Record<string, unknown> = {}, caller: Caller = {}) => {
    requests += 1;
    const request = `request-${String(requests).padStart(12, '0')}`;
    return shop.graphql(
      HOLD,
      { input: { request_id: request, sku, fullname: 'Ann Roy', email: `${request}@example.com`, ...input } },
      { ip: `198.51.${requests >> 8}.${requests & 255}`, ...caller },
    );
  };
  const newHold = async (sku: string, input: Record<string, unknown> = {}, caller: Caller = {}) => {
    const { data, errors } = await hold(sku, input, caller);
    expect(errors).toBeUndefined();
    return data.holdSlab;
  };
  const cancel = (token: string) => shop.graphql(CANCEL, { token });
  const slabs = async (sku = 'MAR') => (await shop.graphql(SLABS, { sku })).data.slabs;
  const stateOf = async (sku: string) => (await slabs(sku)).items[0].state;
  const mails = async (): Promise<string[]> => {
    await shop.platform.jobs.runDue();
    const folder = join(shop.platform.settings.varDir, 'mail');
    return readdirSync(folder)
      .sort()
      .map((name) =>
        Buffer.from(
          readFileSync(join(folder, name), 'latin1')
            .replaceAll(/=\r\n/g, '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
          'latin1',
        ).toString('utf8'),
      );
  };
  const mailsTo = async (email: string) => (await mails()).filter((mail) => mail.includes(`\nTo: ${email}`));
  const make = async (id: string) => {
    await setEmail(shop, id);
    await setAddress(shop, id, { ...montreal, company: 'Marbrerie Roy' });
    await setMethod(shop, id, 'freight', 'slab');
    await setBilling(shop, id);
    await setPayment(shop, id);
    return id;
  };
  const inCart = async (id: string, sku: string) => {
    const { user_errors: errors } = (await add(shop, id, sku)).data.addProductsToCart;
    return errors.length === 0;
  };
  const ordered = async (id: string) => (await placeOrder(shop, id)).data.placeOrder;
  /** A signed-in customer with a cart. */
  const customerOf = async (email: string) => {
    await shop.graphql(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      { input: { firstname: 'Ann', lastname: 'Roy', email, password: 'Correct-horse-7' } },
    );
    const { data } = await shop.graphql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Correct-horse-7") { token } }',
      { email },
    );
    return { token: data.generateCustomerToken.token as string };
  };

  test('[RT-22] every slab of a product with its lot, bundle, size, thickness, yard and rack', async () => {
    await settleCatalog(shop.platform);
    const found = await slabs();
    expect(found).toMatchObject({ hold_hours: 48, holds_at_once: 3 });
    expect(found.items.map(({ lot }: { lot: string }) => lot)).toEqual(LOTS);
    expect(found.items[0]).toEqual({
      sku: 'MAR-2605-1',
      name: 'Marble 2605-1',
      lot: '2605-1',
      bundle: '2605-MAR',
      length_mm: 2970,
      width_mm: 1800,
      thickness_mm: 20,
      rack: 'J-1',
      state: 'AVAILABLE',
      held_until: null,
      yard: { code: 'montreal' },
    });
    expect(await slabs('TILE')).toBeNull();
    expect(await slabs('NOTHING')).toBeNull();
  });

  test('[RT-22] a slab for trade accounts is listed without its price, and other shoppers cannot hold it', async () => {
    const setHidden = (groups: string) =>
      sql`update attribute_option set hides_price_from = ${groups}::integer[] where code = '2605-5'`.execute(
        shop.platform.db.kysely,
      );
    await setHidden('{0,1,3}');
    const { items } = await stockroom();
    const entry = items.find(({ slab }: { slab: { sku: string } }) => slab.sku === 'MAR-2605-5');
    expect(entry).toMatchObject({ price: null, hidden_price_reason: 'TRADE' });
    for (const [store, words] of [
      ['CA_EN', /sold to approved trade accounts only/],
      ['CA_FR', /comptes professionnels/],
    ] as const)
      expect((await hold('MAR-2605-5', {}, { store })).errors).toMatchObject([
        { message: expect.stringMatching(words), extensions: { error_code: 'HOLD_REFUSED' } },
      ]);
    await setHidden('{}');
    await cancel((await newHold('MAR-2605-5')).token);
  });

  const stockroom = async (filter = {}, paging = {}) => {
    const { data, errors } = await shop.graphql(STOCKROOM, { filter, ...paging });
    expect(errors).toBeUndefined();
    return data.stockroom;
  };
  const skusOf = ({ items }: { items: { slab: { sku: string } }[] }) => items.map(({ slab }) => slab.sku);

  test('[RT-22] the list of all slabs has units with price and page, in pages, with current holds', async () => {
    await settleCatalog(shop.platform);
    const all = await stockroom();
    expect(skusOf(all).filter((sku) => sku.startsWith('MAR-'))).toEqual(LOTS.map((lot) => `MAR-${lot}`));
    expect(all.total_count).toBe(all.items.length);
    expect(all.hold_hours).toBe(48);
    expect(all.finishes).toEqual([{ code: 'polished', label: 'Polished', count: LOTS.length }]);
    const first = all.items.find(({ slab }: { slab: { sku: string } }) => slab.sku === 'MAR-2605-1');
    expect(first).toMatchObject({
      slab: { lot: '2605-1', rack: 'J-1', state: 'AVAILABLE', veins: 'lengthwise', yard: { code: 'montreal' } },
      price: { currency: 'CAD' },
      hidden_price_reason: null,
      product_url_key: 'marble',
    });
    const pages = [await stockroom({}, { pageSize: 4 }), await stockroom({}, { pageSize: 4, currentPage: 2 })];
    expect(pages.flatMap(skusOf)).toEqual(skusOf(all).slice(0, 8));
    expect(pages[1].page_info).toEqual({ current_page: 2, total_pages: Math.ceil(all.total_count / 4) });

    const { token } = await newHold('MAR-2605-6');
    expect(skusOf(await stockroom())).toEqual(skusOf(all));
    const free = await stockroom({ is_available: true });
    expect(skusOf(free)).toEqual(skusOf(all).filter((sku) => sku !== 'MAR-2605-6'));
    await cancel(token);
    expect(skusOf(await stockroom({ is_available: true }))).toEqual(skusOf(all));
  });

  test('[RT-22] slabs are filtered by yard, finish, thickness, and size along the veins', async () => {
    const marbles = LOTS.map((lot) => `MAR-${lot}`);
    expect(skusOf(await stockroom({ finish: 'polished', thickness: '20' }))).toEqual(marbles);
    expect(skusOf(await stockroom({ thickness: '12' }))).toEqual([]);
    const here = await stockroom({ yard: 'montreal' });
    expect(new Set(here.items.map(({ slab }: { slab: { yard: { code: string } } }) => slab.yard.code))).toEqual(
      new Set(['montreal']),
    );
    expect(skusOf(await stockroom({ length_mm: 2970, width_mm: 1800 }))).toEqual(marbles);
    expect(skusOf(await stockroom({ length_mm: 2971, width_mm: 100 }))).toEqual([]);
    expect(skusOf(await stockroom({ length_mm: 100, width_mm: 1801 }))).toEqual([]);
  });

  test('the yard gets emails about a hold and its end, in its own language', async () => {
    const email = 'told@example.com';
    const { token, number } = await newHold('MAR-2605-6', { email, fullname: 'Tom Roy' });
    // The yard has no email address here, so the shop's address in French gets the email.
    const fr = textIn(shop.platform.settings.supportEmail, 'fr');
    const reportOf = async () => (await mailsTo(fr)).filter((mail) => mail.includes(`Reply-To: ${email}`));
    const [mail = '', ...others] = await reportOf();
    expect(others).toEqual([]);
    for (const words of ['Marble 2605-6 (MAR-2605-6)', 'J-6', 'Tom Roy', email, '17 juin', number])
      expect(mail).toContain(words);
    await cancel(token);
    expect(await reportOf()).toHaveLength(2);
  });

  test('[RT-22] a hold lasts for the hours of the rule; other shoppers cannot add it to a cart or order it', async () => {
    const early = await make(
      await (async () => {
        const id = await newCart(shop);
        await add(shop, id, 'MAR-2605-1');
        return id;
      })(),
    );
    const mine = await newHold('MAR-2605-1', { email: 'ann@example.com' });
    expect(mine).toMatchObject({
      status: 'HELD',
      held_at: '2026-06-15T12:00:00.000Z',
      expires_at: '2026-06-17T12:00:00.000Z',
      product_url_key: 'marble',
      slab: { lot: '2605-1', state: 'HELD' },
    });
    expect((await slabs('MAR-2605-1')).items[0]).toMatchObject({
      state: 'HELD',
      held_until: '2026-06-17T12:00:00.000Z',
    });
    expect(await inCart(await newCart(shop), 'MAR-2605-1')).toBe(false);
    expect((await ordered(early)).errors).toMatchObject([{ message: 'Some of the products are out of stock.' }]);
    await cancel(mine.token);
    expect((await ordered(early)).errors).toEqual([]);
    expect(await stateOf('MAR-2605-1')).toBe('SOLD');
    expect(codesOf(await hold('MAR-2605-1'))).toEqual(['HOLD_TAKEN']);
  });

  test('pages with the slab are purged when it is held and released', async () => {
    const { kysely } = shop.platform.db;
    const ids = (
      await sql<{ id: number }>`select id from product where sku in ('MAR', 'MAR-2605-2') order by id`.execute(kysely)
    ).rows.map(({ id }) => tag.product(id));
    purged.length = 0;
    const { token } = await newHold('MAR-2605-2');
    expect(purged).toEqual(expect.arrayContaining([...ids, tag.products]));
    purged.length = 0;
    await cancel(token);
    expect(purged).toEqual(expect.arrayContaining([...ids, tag.products]));
  });

  test('the link shows a hold, cancels it once, and buys it in its cart', async () => {
    const { token, number } = await newHold('MAR-2605-2', { email: 'link@example.com' });
    const [mail = ''] = await mailsTo('link@example.com');
    expect(mail).toContain(`http://shop.test/stockroom/hold?token=${token}`);
    expect(mail).toContain('Marble 2605-2');
    expect((await shop.graphql(SHOW, { token })).data.slabHold).toMatchObject({ number, status: 'HELD' });
    const id = await newCart(shop);
    expect((await shop.graphql(BUY, { id, token })).data.addHeldSlabToCart).toEqual({ total_quantity: 1 });
    expect((await shop.graphql(BUY, { id, token })).data.addHeldSlabToCart).toEqual({ total_quantity: 1 });
    expect((await readCart(shop, id)).data.cart.itemsV2.items).toMatchObject([{ is_available: true }]);
    const { errors, order } = await ordered(await make(id));
    expect(errors).toEqual([]);
    expect(order).not.toBeNull();
    expect(await stockOf(shop, 'MAR-2605-2')).toBe(0);
    expect((await shop.graphql(SHOW, { token })).data.slabHold).toMatchObject({
      status: 'BOUGHT',
      slab: { state: 'SOLD' },
    });
    expect((await cancel(token)).data.cancelSlabHold).toEqual({ status: 'BOUGHT' });
    expect(await stateOf('MAR-2605-2')).toBe('SOLD');
  });

  test('a changed or invented token is refused', async () => {
    const { token } = await newHold('MAR-2605-3');
    for (const wrong of [`1${token}`, `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`, 'x', ''])
      expect([codesOf(await shop.graphql(SHOW, { token: wrong })), codesOf(await cancel(wrong))]).toEqual([
        ['HOLD_UNKNOWN'],
        ['HOLD_UNKNOWN'],
      ]);
    expect(await stateOf('MAR-2605-3')).toBe('HELD');
    await cancel(token);
    expect((await cancel(token)).data.cancelSlabHold).toEqual({ status: 'CANCELLED' });
    expect(codesOf(await shop.graphql(BUY, { id: await newCart(shop), token }))).toEqual(['HOLD_OVER']);
  });

  test('three holds per person, by email address in any spelling', async () => {
    const email = 'three@example.com';
    const three = [
      await newHold('MAR-2605-3', { email }),
      await newHold('MAR-2605-4', { email }),
      await newHold('QUARTZ', { email }),
    ];
    const { errors } = await hold('MAR-2605-5', { email: ' THREE@Example.com' });
    expect(errors).toMatchObject([
      { message: 'You hold 3 slabs already. Buy or release one first.', extensions: { error_code: 'HOLD_TOO_MANY' } },
    ]);
    for (const { token } of three) await cancel(token);
    await cancel((await newHold('MAR-2605-5', { email })).token);
  });

  test('the limit applies to simultaneous requests', async () => {
    const email = 'greedy@example.com';
    const requested = await Promise.all(
      ['MAR-2605-3', 'MAR-2605-4', 'MAR-2605-5', 'MAR-2605-6', 'QUARTZ', 'LOT-1'].map((sku) => hold(sku, { email })),
    );
    const got = requested.flatMap(({ data }) => data?.holdSlab ?? []);
    expect(got).toHaveLength(3);
    for (const { token } of got) await cancel(token);
  });

  test('a repeated request gets the same hold; a different one with its id is refused', async () => {
    const input = { request_id: 'twice-0123456789', email: 'twice@example.com' };
    const [first, second] = [await newHold('MAR-2605-3', input), await newHold('MAR-2605-3', input)];
    expect(second).toEqual(first);
    expect(codesOf(await hold('MAR-2605-4', input))).toEqual(['HOLD_REFUSED']);
    await cancel(first.token);
  });

  test('invalid and hostile input is refused with the field’s name, in the language of the view', async () => {
    const { errors } = await hold('MAR-2605-3', { fullname: ' ', email: 'ann' }, { store: 'CA_FR' });
    expect(errors?.map(({ message, extensions }) => [extensions?.error_code, message])).toEqual([
      ['HOLD_FULLNAME', 'Ce champ est requis'],
      ['HOLD_EMAIL', 'Entrez une adresse courriel valide.'],
    ]);
    for (const input of [{ website: 'x' }, { sku: 'TILE' }, { sku: 'OFF' }, { sku: "' or 1=1" }])
      expect(codesOf(await hold('MAR-2605-3', input))).toEqual(['HOLD_REFUSED']);
    expect(await stateOf('MAR-2605-3')).toBe('AVAILABLE');
  });

  test('a customer buys and sees own holds; other customers cannot', async () => {
    const ann = await customerOf('own@example.com');
    const mine = await newHold('MAR-2605-3', { email: 'own@example.com' }, ann);
    expect((await shop.graphql(OWN, {}, ann)).data.customerSlabHolds).toEqual([mine]);
    const { data } = await shop.graphql('{ customerCart { id } }', {}, ann);
    const added = await add(shop, data.customerCart.id, 'MAR-2605-3', 1, {}, ann);
    expect(added.data.addProductsToCart.user_errors).toEqual([]);
    const eve = await customerOf('eve@example.com');
    expect((await shop.graphql(OWN, {}, eve)).data.customerSlabHolds).toEqual([]);
    expect((await shop.graphql(OWN)).data.customerSlabHolds).toBeNull();
    const hers = (await shop.graphql('{ customerCart { id } }', {}, eve)).data.customerCart.id;
    expect((await add(shop, hers, 'MAR-2605-3', 1, {}, eve)).data.addProductsToCart.user_errors).toHaveLength(1);
    await cancel(mine.token);
  });

  test('a guest’s hold in a cart remains after the cart is merged into an account', async () => {
    const { token } = await newHold('MAR-2605-4');
    const guests = await newCart(shop);
    await shop.graphql(BUY, { id: guests, token });
    const ann = await customerOf('later@example.com');
    const { data } = await shop.graphql(
      'mutation ($id: String!) { mergeCarts(source_cart_id: $id) { total_quantity items { quantity } } }',
      { id: guests },
      ann,
    );
    expect(data.mergeCarts.total_quantity).toBe(1);
    await cancel(token);
  });

  test('a reminder is sent before the end, which releases the slab and sends an email', async () => {
    const start = shop.clock.now();
    const at = (hours: number) => shop.clock.set(new Date(start.getTime() + hours * HOUR));
    const { token } = await newHold('MAR-2605-4', { email: 'slow@example.com' });
    expect(await mailsTo('slow@example.com')).toHaveLength(1);
    at(35.9);
    expect(await mailsTo('slow@example.com')).toHaveLength(1);
    at(36);
    expect((await mailsTo('slow@example.com')).at(-1)).toContain('Your hold ends soon');
    at(47.9);
    await shop.platform.jobs.runDue();
    expect(await stateOf('MAR-2605-4')).toBe('HELD');
    purged.length = 0;
    at(48);
    await shop.platform.jobs.runDue();
    expect(purged).toEqual(expect.arrayContaining([tag.products]));
    expect(await stateOf('MAR-2605-4')).toBe('AVAILABLE');
    expect((await mailsTo('slow@example.com')).at(-1)).toContain('Your hold has ended');
    expect((await shop.graphql(SHOW, { token })).data.slabHold.status).toBe('EXPIRED');
    shop.clock.set(start);
  });

  test('an expired hold is available at once: to hold, to add to a cart and to order', async () => {
    const start = shop.clock.now();
    const over = () => shop.clock.set(new Date(shop.clock.now().getTime() + 48 * HOUR));
    const first = await newHold('MAR-2605-5');
    over();
    expect(await stateOf('MAR-2605-5')).toBe('AVAILABLE');
    const second = await newHold('MAR-2605-5');
    over();
    const id = await newCart(shop);
    expect(await inCart(id, 'MAR-2605-5')).toBe(true);
    expect((await ordered(await make(id))).errors).toEqual([]);
    expect(await stateOf('MAR-2605-5')).toBe('SOLD');
    for (const { token } of [first, second])
      expect((await shop.graphql(SHOW, { token })).data.slabHold.status).toBe('EXPIRED');
    expect(await stockOf(shop, 'MAR-2605-5')).toBe(0);
    shop.clock.set(start);
  });

  test('the sweep ends holds without a job, and old holds are deleted', async () => {
    const start = shop.clock.now();
    await newHold('MAR-2605-6');
    await sql`delete from job where kind = 'slab-hold-end'`.execute(shop.platform.db.kysely);
    shop.clock.set(new Date(start.getTime() + 49 * HOUR));
    await shop.platform.jobs.runDueTasks();
    const { rows } = await sql<{ status: string }>`select status from slab_hold order by id desc limit 1`.execute(
      shop.platform.db.kysely,
    );
    expect(rows).toEqual([{ status: 'EXPIRED' }]);
    shop.clock.set(new Date(start.getTime() + 300 * 24 * HOUR));
    await shop.platform.jobs.runDueTasks();
    const left = await sql<{
      count: number;
    }>`select count(*)::int as count from slab_hold where ended_at is not null`.execute(shop.platform.db.kysely);
    expect(left.rows[0]!.count).toBe(0);
    shop.clock.set(start);
  });

  test('staff list, show and cancel holds; cancelling notifies the holder', async () => {
    const { number, token } = await newHold('MAR-2605-6', { email: 'staff@example.com' });
    const call = (...argv: string[]) => runStaff(shop.platform, [staff], ['holds', ...argv]);
    expect(await call('list')).toContain('MAR-2605-6');
    expect(await call('show', number)).toContain('staff@example.com');
    expect(await call('export')).toContain('MAR-2605-6');
    expect(await call('cancel', number)).toBe(`Hold ${number} is cancelled: MAR-2605-6 is free.`);
    await expect(call('cancel', number)).rejects.toThrow(`No hold ${number} runs.`);
    expect((await shop.graphql(SHOW, { token })).data.slabHold.status).toBe('CANCELLED');
    expect((await mailsTo('staff@example.com')).at(-1)).toContain('Your hold is cancelled');
    expect(await stateOf('MAR-2605-6')).toBe('AVAILABLE');
  });

  test('of simultaneous holds of one slab one succeeds; the others are refused, other slabs remain available', async () => {
    const responses = await Promise.all(Array.from({ length: PEOPLE }, () => hold('MAR-2605-6')));
    const winners = responses.filter(({ data }) => data?.holdSlab);
    expect(winners).toHaveLength(1);
    expect(responses.flatMap(codesOf)).toEqual(Array.from({ length: PEOPLE - 1 }, () => 'HOLD_TAKEN'));
    const { items } = await slabs();
    expect(items.filter(({ state }: { state: string }) => state === 'HELD')).toMatchObject([{ lot: '2605-6' }]);
    expect(items.some(({ state }: { state: string }) => state === 'AVAILABLE')).toBe(true);
    await cancel(winners[0]!.data.holdSlab.token);
  });

  test('of simultaneous holds and orders of one slab one succeeds', async () => {
    const carts = await Promise.all(
      Array.from({ length: Math.ceil(PEOPLE / 2) }, async () => {
        const id = await newCart(shop);
        await add(shop, id, 'MAR-2605-6');
        return make(id);
      }),
    );
    const [placed, requested] = await Promise.all([
      Promise.all(carts.map(ordered)),
      Promise.all(carts.map(() => hold('MAR-2605-6'))),
    ]);
    const [bought, got] = [
      placed.filter(({ order }) => order !== null).length,
      requested.filter(({ data }) => data?.holdSlab).length,
    ];
    expect(bought + got).toBe(1);
    const { rows } = await sql<{ qty: number; reserved: number }>`
      select qty, reserved from stock where product_id = (select id from product where sku = 'MAR-2605-6')`.execute(
      shop.platform.db.kysely,
    );
    expect(rows).toEqual([{ qty: 1 - bought, reserved: got }]);
  });

  test('an order of a slab and a bundle locks the parts of the bundle with the slab, before it takes any of them', async () => {
    const { platform } = shop;
    const view = (await listStoreViews(platform))[0]!;
    const found = await findSellable({ storeView: view }, platform.db.kysely, ['MAR-2605-6', 'CHEAP', 'TILE']);
    const [slab, cheap, tile] = ['MAR-2605-6', 'CHEAP', 'TILE'].map((sku) => found.get(sku)!);
    const part = { productId: tile!.productId, quantity: 2 } as BundlePart;
    const lines = [slab!, { ...cheap!, parts: [part] }].map((sellable) => ({ sellable, quantity: 1 }));
    const buyer = { cartId: 0, customerId: null };
    const sent = await sentBy(() => platform.db.tx((db) => spendHolds(platform, db, buyer, lines, shop.clock.now())));
    const locks = sent.filter(({ text }) => text.includes('from "stock"') && text.includes('for update'));
    expect(locks[0]?.values).toEqual([[slab!.productId, tile!.productId]]);
  });

  test('reserved units equal the running holds', async () => {
    const { rows } = await sql`
      select s.product_id, s.reserved, count(h.id)::int as held from stock s left join slab_hold h on h.product_id = s.product_id and h.status = 'HELD'
       group by s.product_id, s.reserved having s.reserved <> count(h.id)`.execute(shop.platform.db.kysely);
    expect(rows).toEqual([]);
  });

  test('a shop without the rule has no holds', async () => {
    await saveHoldRule(shop.platform.db.kysely, null);
    expect(await slabs()).toMatchObject({ hold_hours: null });
    expect(codesOf(await hold('MAR-2605-4'))).toEqual(['HOLD_REFUSED']);
    await saveHoldRule(shop.platform.db.kysely, RULE);
  });
});
