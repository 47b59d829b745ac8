import { beforeAll, expect, test } from 'vitest';
import { saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import { saveProducts, settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { withOwnProducts } from '#commerce/merchandise/authoring/service.ts';
import { photo, readPhoto } from '#commerce/merchandise/reviews/testing/reviews.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { products, size } from '#commerce/after-sale/orders/testing/products.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { saveHoldRule, startSlabs } from './service.ts';

const one = products.find(({ sku }) => sku === 'LOT-1')!;
const first: ProductInput = {
  ...one,
  sku: 'MAR-2605-1',
  visibility: 1,
  weightGrams: 240_000,
  texts: [{ ...one.texts[0]!, name: 'Marble – slab 2605-1', urlKey: 'marble-2605-1' }],
  prices: one.prices.map((price) => ({ ...price, price: price.currency === 'CAD' ? 116_130 : 58_065 })),
  values: [
    { attribute: 'actual_size', storeViewId: 0, value: '3000 × 1500 mm' },
    { attribute: 'thickness_mm', storeViewId: 0, value: '20' },
    { attribute: 'slab_bundle', storeViewId: 0, value: '2605-MAR' },
  ],
};
const marble: ProductInput = {
  ...one,
  sku: 'MAR',
  type: 'configurable',
  qty: null,
  prices: [],
  texts: [
    { ...one.texts[0]!, name: 'Marble', urlKey: 'marble' },
    { ...one.texts[1]!, name: 'Marbre', urlKey: null },
  ],
  options: one.options.filter(({ attribute }) => attribute === 'selling_unit'),
  values: [],
  configurableBy: ['slab_lot'],
  variantSkus: ['MAR-2605-1'],
};
const texts = ['actual_size', 'thickness_mm', 'slab_bundle', 'slab_rack', 'coverage_sq_ft'];

let requests = 0;
const requestId = (): string => `slab-request-${String((requests += 1)).padStart(8, '0')}`;

describeWithDatabase('slabs for staff', (open) => {
  let shop: TestShop;
  let ann: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: async (db) => {
        const ids = await saveTestProducts(db);
        await saveAttributes(
          db,
          texts.map((code) => ({ ...size, code, input: 'text' as const, options: [] })),
        );
        await saveProducts(db, [first, marble], new Map());
        await saveHoldRule(db, { hours: 48, atOnce: 1, remindHoursBefore: 12 });
        return ids;
      },
    });
    startSlabs(shop.platform);
    ann = await join(shop, 'ann@slabs.example', 'warehouse');
  });

  const photograph = async () => (await photo()).toString('base64');
  const slab = async (more: object = {}) => ({
    parent_sku: 'MAR',
    lot: '2607-9',
    bundle: '2607-MAR',
    rack: 'K-2',
    options: [{ attribute: 'slab_yard', option: 'calgary' }],
    length_mm: 2000,
    width_mm: 1000,
    thickness_mm: 30,
    price: {
      rule: 'area',
      amounts: [
        { currency: 'CAD', amount: 24 },
        { currency: 'USD', amount: 18.5 },
      ],
    },
    picture: { base64_encoded_data: await photograph() },
    ...more,
  });
  const publish = async (more: object = {}) => ann.call('POST', '/V1/slabs', { slab: await slab(more) });
  const shown = async (sku: string) =>
    (
      await shop.graphql(
        `{ slabs(sku: "${sku}") { items { sku name lot rack picture length_mm thickness_mm area_sq_ft state } } }`,
      )
    ).data.slabs?.items ?? [];
  const list = async (state: string) => {
    const filter = 'searchCriteria[filter_groups][0][filters][0]';
    return (await ann.call('GET', `/V1/slabs?${filter}[field]=state&${filter}[value]=${state}`)).body.items.map(
      ({ sku }: { sku: string }) => sku,
    );
  };

  test('the form of a new slab offers yards, and the price of a square foot of the other slabs', async () => {
    expect((await ann.call('GET', '/V1/slab-products')).body).toEqual([{ sku: 'MAR', name: 'Marble' }]);
    const { body } = await ann.call('GET', '/V1/slab-products/MAR');
    expect(body).toMatchObject({
      bundle: '2605-MAR',
      thickness_mm: '20',
      prices: [
        { currency: 'CAD', per_sq_ft: 23.97 },
        { currency: 'USD', per_sq_ft: 11.99 },
      ],
    });
    expect(body.choices.map(({ attribute }: { attribute: string }) => attribute)).toEqual(['slab_yard']);
    expect((await ann.call('GET', '/V1/slab-products/TILE')).status).toBe(404);
  });

  test('a photographed slab is on its product page at once, without the place of the photograph', async () => {
    const { price, length_mm, width_mm } = await slab();
    const priced = await ann.call('POST', '/V1/slab-prices', { slab: { price, length_mm, width_mm } });
    expect(priced.body).toEqual({
      area_sq_ft: 21.53,
      prices: [
        { currency: 'CAD', amount: 516.72 },
        { currency: 'USD', amount: 398.31 },
      ],
    });
    expect(await publish()).toMatchObject({ status: 200, body: { sku: 'MAR-2607-9' } });
    await settleCatalog(shop.platform);
    const [, found] = await shown('MAR');
    expect(found).toMatchObject({
      sku: 'MAR-2607-9',
      name: 'Marble – slab 2607-9',
      lot: '2607-9',
      rack: 'K-2',
      length_mm: 2000,
      thickness_mm: 30,
      area_sq_ft: 21.53,
      state: 'AVAILABLE',
    });
    const path = decodeURI(new URL(found.picture, 'http://shop.example').pathname);
    const stored = await readPhoto(await readFile(joinPath(shop.platform.settings.varDir, path)));
    expect([stored.exif, stored.format]).toEqual([undefined, 'webp']);
    const product = (await ann.call('GET', '/V1/products/MAR-2607-9')).body;
    expect([product.price, product.weight]).toEqual([516.72, 160.008]);
    expect((await ann.call('GET', '/V1/stock/MAR-2607-9/changes')).body[0]).toMatchObject({
      action: 'slab-published',
      who: 'ann@slabs.example',
    });
  });

  test('a lot is published once, and wrong entries are refused', async () => {
    expect((await publish()).body.error_code).toBe('VARIANT_EXISTS');
    const both = await Promise.all([publish({ lot: '2607-10' }), publish({ lot: '2607-10' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const wrong of [
      { length_mm: 0 },
      { lot: '–' },
      { price: { rule: 'free', amounts: [] } },
      { options: [], lot: '' },
      { options: [{ attribute: 'slab_yard', option: 'nowhere' }] },
      { options: [{ attribute: 'unknown', option: 'x' }] },
      { picture: { base64_encoded_data: Buffer.from('<svg/>').toString('base64') } },
    ])
      expect([wrong, (await publish({ lot: '2607-11', ...wrong })).status]).toEqual([wrong, 400]);
    expect((await publish({ parent_sku: 'TILE' })).status).toBe(404);
  });

  test('a page of many slabs sends as many statements as one of few', async () => {
    const page = async (size: number) => ann.call('GET', `/V1/slabs?searchCriteria[pageSize]=${size}`);
    const { items } = (await page(100)).body;
    expect(items.map(({ sku, lot }: { sku: string; lot: string }) => [sku, lot])).toEqual(
      expect.arrayContaining([
        ['MAR-2607-9', '2607-9'],
        ['MAR-2607-10', '2607-10'],
      ]),
    );
    const [one, many] = [await sentBy(() => page(1)), await sentBy(() => page(100))];
    expect(many).toHaveLength(one.length);
  });

  test('a load of the catalogue keeps a published slab', async () => {
    await shop.platform.db.tx(async (db) => {
      const folder = await withOwnProducts(db, [first, marble], new Set());
      await saveProducts(db, folder, new Map());
    });
    await settleCatalog(shop.platform);
    expect((await shown('MAR')).map(({ sku }: { sku: string }) => sku)).toContain('MAR-2607-9');
  });

  const hold = (sku: string, more: object = {}) =>
    ann.call('POST', `/V1/slabs/${sku}/holds`, {
      hold: { request_id: requestId(), fullname: 'Luc Roy', telephone: '514 555-0101', ...more },
    });
  test('a slab is held for a caller without an email address, extended and released', async () => {
    const id = requestId();
    const held = await hold('MAR-2607-9', { request_id: id });
    expect(held).toMatchObject({ status: 200, body: { status: 'HELD', expires_at: '2026-06-17 12:00:00' } });
    expect((await hold('MAR-2607-9', { request_id: id })).body).toEqual(held.body);
    expect((await hold('MAR-2607-9')).body.error_code).toBe('HOLD_TAKEN');
    expect([await list('HELD'), (await list('AVAILABLE')).includes('MAR-2607-9')]).toEqual([['MAR-2607-9'], false]);
    await shop.platform.jobs.runDue();
    const [running] = (await ann.call('GET', '/V1/slab-holds')).body.items;
    expect(running).toMatchObject({ fullname: 'Luc Roy', telephone: '514 555-0101', email: null });
    const extend = (until: string) => ann.call('PUT', `/V1/slab-holds/${running.id}`, { hold: { expires_at: until } });
    for (let press = 0; press < 2; press += 1)
      expect((await extend('2026-06-19T12:00:00Z')).body.expires_at).toBe('2026-06-19 12:00:00');
    expect((await extend('2026-06-14T12:00:00Z')).status).toBe(400);
    expect((await extend('2027-06-14T12:00:00Z')).status).toBe(400);
    const before = shop.clock.now();
    shop.clock.set('2026-06-18T12:00:00Z');
    await shop.platform.jobs.runDue();
    expect((await shown('MAR-2607-9'))[0].state).toBe('HELD');
    shop.clock.set(before.toISOString());
    expect((await ann.call('DELETE', `/V1/slab-holds/${running.id}`)).body.status).toBe('CANCELLED');
    expect((await ann.call('DELETE', `/V1/slab-holds/${running.id}`)).body.error_code).toBe('HOLD_OVER');
    expect(await list('AVAILABLE')).toContain('MAR-2607-9');
    const changes = (await ann.call('GET', '/V1/stock/MAR-2607-9/changes')).body;
    expect(changes.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'slab-released',
      'slab-extended',
      'slab-held',
    ]);
    expect(JSON.stringify([changes, held.body])).not.toContain('Luc Roy');
    expect((await ann.call('DELETE', '/V1/slab-holds/999999999999')).status).toBe(404);
  });

  test('a hold needs a name and a way to reach the person, and a slab', async () => {
    for (const [more, code] of [
      [{ fullname: ' ' }, 'HOLD_FULLNAME'],
      [{ telephone: '' }, 'HOLD_CONTACT'],
      [{ telephone: 'none' }, 'HOLD_TELEPHONE'],
      [{ email: 'luc' }, 'HOLD_EMAIL'],
    ] as const)
      expect((await hold('MAR-2607-9', more)).body.error_code).toBe(code);
    expect((await hold('TILE')).status).toBe(404);
    expect((await hold('MAR-2607-9', { hours: 10_000 })).status).toBe(400);
  });

  test('of two people who hold a slab at once, one has it', async () => {
    const replies = await Promise.all([hold('MAR-2607-10'), hold('MAR-2607-10', { fullname: 'Eve Roy' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('holds, which name a person, need more than reading the catalogue', async () => {
    const author = await join(shop, 'author@slabs.example', 'content');
    expect((await author.call('GET', '/V1/slabs?searchCriteria')).status).toBe(200);
    expect((await author.call('GET', '/V1/slab-holds')).status).toBe(401);
    expect((await author.call('GET', '/V1/slabs/MAR-2607-9/holds')).status).toBe(401);
  });
});
