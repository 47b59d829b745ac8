import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer, unusedIp } from '#commerce/people/customer/testing/customers.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import {
  add,
  newCart,
  placeOrder,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import { useGateways } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestResponse, Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { resolvers } from './graphql.ts';
import { routes } from './rest.ts';
import { saveReviews, startReviews } from './service.ts';
import { staff } from './staff.ts';
import { photo } from './testing/reviews.ts';
import type { ReviewsInput } from './types.ts';

const [TILE, OTHER, HIDDEN] = ['TILE', 'CHEAP', 'STONE-12'] as const;

const RULE: ReviewsInput = {
  guestsMayWrite: true,
  criteria: [
    { code: 'quality', labels: { en: 'Quality', fr: 'Qualité' } },
    { code: 'likeness', labels: { en: 'Like its pictures', fr: 'Fidèle aux photos' } },
  ],
  samples: [
    {
      sku: OTHER,
      language: 'en',
      nickname: 'Sample writer',
      summary: 'Made up',
      text: 'For the catalogue.',
      ratings: { quality: 5, likeness: 5 },
      writtenAt: new Date('2026-01-02T12:00:00Z'),
    },
  ],
};

const WRITE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) {
  review { summary nickname average_rating created_at ratings_breakdown { name value } product { sku } } } }`;
const OVERVIEW = `query ($sku: String!, $language: String, $stars: Int, $sort: ReviewSort, $pageSize: Int, $currentPage: Int) {
  productReviewOverview(sku: $sku, language: $language, stars: $stars, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
    language count other_count other_languages { language count } average_rating stars { stars count } criteria { name average_rating } total_count
    page_info { current_page total_pages }
    items { number summary nickname stars photos { url width height } is_verified is_sample ratings_breakdown { name value } }
    samples { summary is_sample } } }`;
const STOCK = `query ($sku: String!, $pageSize: Int, $currentPage: Int) { products(filter: { sku: { eq: $sku } }) { items { rating_summary review_count
  reviews(pageSize: $pageSize, currentPage: $currentPage) { items { summary text nickname average_rating ratings_breakdown { name value } product { sku } } page_info { current_page page_size total_pages } } } } }`;
const OWN = '{ customer { reviews { items { summary product { sku } } page_info { total_pages } } } }';

const codesOf = ({ errors }: TestResponse) => (errors ?? []).map(({ extensions }) => extensions?.error_code);

describeWithDatabase('reviews', (open) => {
  let shop: TestShop;
  let count = 0;
  let mailed = 0;
  let ids: ReadonlyMap<string, number>;
  const purged: string[] = [];
  let uid: Record<string, { id: string; values: Record<string, string> }> = {};

  beforeAll(async () => {
    const database = await open();
    shop = await openTestShop(database, {
      resolvers: [stores, cart, catalog, checkout, customers, orders, resolvers],
      fill: async (db) => {
        ids = await saveTestProducts(db);
        await saveReviews(db, RULE, ids);
      },
    });
    await settleCatalog(shop.platform);
    shop.platform.cache.onPurge((tags) => void purged.push(...tags));
    const { data } = await shop.graphql(
      '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    );
    uid = Object.fromEntries(
      data.productReviewRatingsMetadata.items.map(
        (item: { id: string; name: string; values: { value_id: string; value: string }[] }) => [
          item.name,
          { id: item.id, values: Object.fromEntries(item.values.map(({ value_id, value }) => [value, value_id])) },
        ],
      ),
    );
  });
  beforeEach(async () => void (await mails()));

  const rated = (quality: number, likeness = quality) => [
    { id: uid['Quality']?.id, value_id: uid['Quality']?.values[quality] },
    { id: uid['Like its pictures']?.id, value_id: uid['Like its pictures']?.values[likeness] },
  ];
  const ANN = { nickname: ' Ann R. ', summary: 'Lovely', text: 'Two rooms.\n\nNo chips.' };
  const write = (input: Record<string, unknown> = {}, caller: Caller = {}): Promise<TestResponse> =>
    shop.graphql(
      WRITE,
      { input: { ...ANN, sku: TILE, ratings: rated(5, 4), ...input } },
      { ip: unusedIp(), ...caller },
    );
  const overview = async (variables: Record<string, unknown> = {}, caller: Caller = {}) =>
    (await shop.graphql(OVERVIEW, { sku: TILE, ...variables }, caller)).data.productReviewOverview;
  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['reviews', ...argv]);
  const newest = async (): Promise<string> => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from product_review`.execute(
      shop.platform.db.kysely,
    );
    return String(rows[0]?.id);
  };
  /** Writes a review and approves it; returns its number. */
  const shown = async (input: Record<string, unknown> = {}, caller: Caller = {}): Promise<string> => {
    expect((await write(input, caller)).errors).toBeUndefined();
    const id = await newest();
    await run('approve', id);
    return id;
  };
  const clear = async () => {
    await sql`delete from product_review where not is_sample`.execute(shop.platform.db.kysely);
  };
  const mails = async (): Promise<string[]> => {
    await shop.platform.jobs.runDue();
    const path = join(shop.platform.settings.varDir, 'mail');
    const all = existsSync(path) ? readdirSync(path).sort() : [];
    return all.slice(mailed, (mailed = all.length)).map((name) => readFileSync(join(path, name), 'utf8'));
  };
  const upload = async (bytes: unknown, headers: Record<string, string> = {}, ip = `198.51.100.${++count % 250}`) => {
    const dispatch = createDispatcher({ platform: shop.platform, routes, scope: requestScope(shop.platform) });
    const response = await dispatch({
      method: 'POST',
      path: '/V1/reviews/photos?name=..%2F..%2Fevil.php',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: bytes,
      ip,
    });
    return { status: response.status, value: JSON.parse(response.body) as Record<string, unknown> };
  };
  const token = async (): Promise<string> => String((await upload(await photo())).value['token']);
  const folder = (...parts: string[]) => join(shop.platform.settings.varDir, ...parts);
  const filesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);

  test('criteria have names in the language of the store view, and a value for each star', async () => {
    const { data } = await shop.graphql(
      '{ productReviewRatingsMetadata { items { name values { value } } } storeConfig { product_reviews_enabled allow_guests_to_write_product_reviews } }',
      {},
      { store: 'CA_FR' },
    );
    expect(data.productReviewRatingsMetadata.items.map(({ name }: { name: string }) => name)).toEqual([
      'Qualité',
      'Fidèle aux photos',
    ]);
    expect(data.productReviewRatingsMetadata.items[0].values).toEqual(
      ['1', '2', '3', '4', '5'].map((value) => ({ value })),
    );
    expect(data.storeConfig).toEqual({ product_reviews_enabled: '1', allow_guests_to_write_product_reviews: '1' });
  });

  test('a pending review is neither shown nor counted before it is approved', async () => {
    await clear();
    const { data } = await write();
    expect(data.createProductReview.review).toMatchObject({
      summary: 'Lovely',
      nickname: 'Ann R.',
      average_rating: 90,
      ratings_breakdown: [
        { name: 'Quality', value: '5' },
        { name: 'Like its pictures', value: '4' },
      ],
      product: { sku: TILE },
    });
    expect(await overview()).toMatchObject({ count: 0, items: [] });
    const [mail = ''] = await mails();
    expect(mail).toContain('Lovely');
    const id = await newest();
    const before = purged.length;
    expect(await run('approve', id)).toBe(`Review ${id} is approved.`);
    expect(purged.slice(before)).toContain(tag.product(ids.get(TILE)!));
    expect(await overview()).toMatchObject({ count: 1, average_rating: 90, items: [{ summary: 'Lovely', stars: 5 }] });
    await run('reject', id);
    expect(await overview()).toMatchObject({ count: 0, items: [] });
  });

  test('a plain Magento client reads the same rating, count and pages of reviews', async () => {
    await clear();
    await shown({ summary: 'First', ratings: rated(5) });
    shop.clock.advance(60_000);
    await shown({ summary: 'Second', ratings: rated(2) });
    const request = async (variables: Record<string, unknown>, caller = {}) =>
      shop.graphql(STOCK, { sku: TILE, ...variables }, caller);
    expect((await request({ pageSize: 1, currentPage: 2 })).data.products.items).toMatchObject([
      {
        rating_summary: 70,
        review_count: 2,
        reviews: {
          items: [{ summary: 'First', text: ANN.text, average_rating: 100, product: { sku: TILE } }],
          page_info: { current_page: 2, page_size: 1, total_pages: 2 },
        },
      },
    ]);
    expect((await request({})).data.products.items[0].reviews.items[0].summary).toBe('Second');
    expect((await request({ pageSize: 0 })).errors?.[0]?.message).toBe('pageSize value must be greater than 0.');
    expect((await request({ currentPage: 9 })).errors?.[0]?.message).toContain(
      'is greater than the 1 page(s) available',
    );
    expect((await request({}, { store: 'CA_FR' })).data.products.items).toMatchObject([
      { rating_summary: 0, review_count: 0, reviews: { items: [] } },
    ]);
  });

  test('reviews have the language of their author; languages are counted separately', async () => {
    await clear();
    await shown({ summary: 'In English' });
    await shown({ summary: 'En français', ratings: rated(1) }, { store: 'CA_FR' });
    expect(await overview({}, { store: 'US_EN' })).toMatchObject({
      language: 'en',
      count: 1,
      other_count: 1,
      other_languages: [{ language: 'fr', count: 1 }],
      items: [{ summary: 'In English' }],
    });
    expect(await overview({}, { store: 'CA_FR' })).toMatchObject({
      language: 'fr',
      average_rating: 20,
      items: [{ summary: 'En français', ratings_breakdown: [{ name: 'Qualité' }, { name: 'Fidèle aux photos' }] }],
    });
    expect(await overview({ language: 'fr' })).toMatchObject({ items: [{ summary: 'En français' }] });
    expect((await shop.graphql(OVERVIEW, { sku: TILE, language: 'German' })).errors?.[0]?.message).toBe(
      'language must be a language such as en.',
    );
  });

  test('the overview counts stars and criteria, and is filtered by stars, sorted and paged', async () => {
    await clear();
    for (const [quality, likeness] of [
      [5, 5],
      [5, 4],
      [3, 3],
      [1, 2],
    ] as const) {
      await shown({ summary: `${quality} and ${likeness}`, ratings: rated(quality, likeness) });
      shop.clock.advance(1000);
    }
    const titles = async (variables: Record<string, unknown>) =>
      (await overview(variables)).items.map(({ summary }: { summary: string }) => summary);
    expect(await overview()).toMatchObject({
      count: 4,
      average_rating: 70,
      stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: { 5: 2, 3: 1, 2: 1 }[stars] ?? 0 })),
      criteria: [
        { name: 'Quality', average_rating: 70 },
        { name: 'Like its pictures', average_rating: 70 },
      ],
    });
    expect(await titles({})).toEqual(['1 and 2', '3 and 3', '5 and 4', '5 and 5']);
    expect(await titles({ sort: 'HIGHEST' })).toEqual(['5 and 5', '5 and 4', '3 and 3', '1 and 2']);
    expect(await titles({ sort: 'LOWEST' })).toEqual(['1 and 2', '3 and 3', '5 and 4', '5 and 5']);
    expect(await titles({ stars: 5 })).toEqual(['5 and 4', '5 and 5']);
    expect(await overview({ pageSize: 3, currentPage: 9 })).toMatchObject({
      total_count: 4,
      page_info: { current_page: 2, total_pages: 2 },
      items: [{ summary: '5 and 5' }],
    });
    expect(await overview({ stars: 4 })).toMatchObject({ count: 4, total_count: 0, items: [] });
  });

  test('samples are marked, not counted, and hidden once there is a review', async () => {
    await clear();
    expect(await overview({ sku: OTHER })).toMatchObject({
      count: 0,
      average_rating: 0,
      items: [],
      samples: [{ summary: 'Made up', is_sample: true }],
    });
    expect((await shop.graphql(STOCK, { sku: OTHER })).data.products.items).toMatchObject([
      { rating_summary: 0, review_count: 0, reviews: { items: [] } },
    ]);
    expect(await overview({ sku: OTHER }, { store: 'CA_FR' })).toMatchObject({ samples: [] });
    await shown({ sku: OTHER });
    expect(await overview({ sku: OTHER })).toMatchObject({ count: 1, samples: [] });
    const sample = (
      await sql<{ id: number }>`select id from product_review where is_sample`.execute(shop.platform.db.kysely)
    ).rows[0]?.id;
    await expect(run('reject', String(sample))).rejects.toThrow('There is no review');
  });

  test.each([
    ['no name', { nickname: ' ' }, ['REVIEW_NICKNAME']],
    ['a long name and no title', { nickname: 'x'.repeat(41), summary: '' }, ['REVIEW_NICKNAME', 'REVIEW_SUMMARY']],
    ['a long text', { text: 'x'.repeat(4001) }, ['REVIEW_TEXT']],
    ['no stars', { ratings: [] }, ['REVIEW_RATINGS']],
    ['what only a bot fills in', { website: 'https://spam.example' }, ['REVIEW_REFUSED']],
    ['a path for a photograph', { photos: ['../../etc/passwd'] }, ['REVIEW_PHOTOS']],
    ['a made-up photograph', { photos: ['A'.repeat(32)] }, ['REVIEW_PHOTOS']],
  ])('%s is refused in the language of the shopper, and neither stored nor emailed', async (_what, input, codes) => {
    await clear();
    const response = await write(input, { store: 'CA_FR' });
    expect(codesOf(response)).toEqual(codes);
    expect(response.errors?.[0]?.message).toMatch(/[éàèûç’]|trop|Remplissez|photo/);
    expect([await run('list'), await mails()]).toEqual(['No reviews.', []]);
  });

  test('each criterion needs one rating with a value of its own', async () => {
    const [one, other] = rated(5, 4);
    for (const ratings of [
      [one],
      [one, one],
      [one, { ...other, value_id: one?.value_id }],
      [one, other, one],
      [one, null],
    ])
      expect(codesOf(await write({ ratings }))).toEqual(['REVIEW_RATINGS']);
  });

  test('an unavailable product is unknown, with Magento’s message', async () => {
    for (const sku of ['nothing', HIDDEN]) {
      const { errors } = await write({ sku });
      expect([errors?.[0]?.message, errors?.[0]?.extensions?.category]).toEqual([
        `Could not find a product with SKU "${sku}"`,
        'graphql-no-such-entity',
      ]);
      expect(await overview({ sku })).toBeNull();
    }
  });

  test('hostile text is stored as text: no line of it becomes a header or markup', async () => {
    await clear();
    expect(
      (await write({ nickname: 'Eve\r\nBcc: all@example.com', summary: '<script>alert(1)</script>' })).errors,
    ).toBeUndefined();
    const [mail = ''] = await mails();
    expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script>alert');
  });

  test('the merchant decides who may write: nobody, or customers only', async () => {
    const save = async (rule: ReviewsInput | null) =>
      shop.platform.db.tx(async (db) => {
        const tags = await saveReviews(db, rule, ids);
        await shop.platform.cache.invalidate(db, tags);
      });
    await save({ ...RULE, guestsMayWrite: false });
    expect((await write()).errors?.[0]).toMatchObject({
      message: "Guest customers aren't allowed to add product reviews.",
      extensions: { category: 'graphql-authorization' },
    });
    expect((await upload(await photo())).status).toBe(401);
    const ann = await customer(shop, 'ann-writes@example.com');
    expect((await write({}, { token: ann.token })).errors).toBeUndefined();
    await save(null);
    expect((await write()).errors?.[0]?.message).toBe('Creating product reviews are not currently available.');
    await save(RULE);
  });

  test('of twenty simultaneous reviews one is stored; a repeated request gets the same response', async () => {
    await clear();
    const ann = await customer(shop, 'ann-once@example.com');
    const responses = await Promise.all(Array.from({ length: 20 }, () => write({}, { token: ann.token })));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(responses.flatMap(codesOf))).toEqual(new Set(['REVIEW_ALREADY']));
    const input = { request_id: '0123456789abcdef' };
    const again = await Promise.all([write(input), write(input), write(input)]);
    expect(again.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(
      (await sql`select 1 from product_review where request_id = ${input.request_id}`.execute(shop.platform.db.kysely))
        .rows,
    ).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('a rejected review may be replaced', async () => {
    await clear();
    const ann = await customer(shop, 'ann-anew@example.com');
    await write({}, { token: ann.token });
    await run('reject', await newest());
    expect((await write({}, { token: ann.token })).errors).toBeUndefined();
  });

  test('a verified purchase needs an account with an order of the product', async () => {
    await clear();
    const ann = await customer(shop, 'ann-bought@example.com');
    const ben = await customer(shop, 'ben-looked@example.com');
    useGateways(
      shop.platform,
      createTestGateway(() => shop.clock.now()),
    );
    const id = await newCart(shop);
    await add(shop, id, TILE);
    await setAddress(shop, id);
    await setMethod(shop, id);
    await setBilling(shop, id);
    await setEmail(shop, id, ann.email);
    await setPayment(shop, id);
    expect((await placeOrder(shop, id)).data.placeOrder.order?.order_number).toBeDefined();
    await sql`update sales_order set customer_id = (select id from customer where email = ${ann.email})`.execute(
      shop.platform.db.kysely,
    );
    await shown({ summary: 'Ann' }, { token: ann.token });
    await shown({ summary: 'Ben' }, { token: ben.token });
    await shown({ summary: 'A guest' });
    await shown({ summary: 'Ann of another', sku: OTHER }, { token: ann.token });
    const marks = async (sku: string) =>
      Object.fromEntries(
        (await overview({ sku })).items.map((item: { summary: string; is_verified: boolean }) => [
          item.summary,
          item.is_verified,
        ]),
      );
    expect(await marks(TILE)).toEqual({ Ann: true, Ben: false, 'A guest': false });
    expect(await marks(OTHER)).toEqual({ 'Ann of another': false });
  });

  test('a customer reads only own reviews, including pending ones', async () => {
    await clear();
    const ann = await customer(shop, 'ann-reads@example.com');
    await write({ summary: 'Mine' }, { token: ann.token });
    await write({ summary: 'A guest' });
    expect((await ann.execute(OWN)).data.customer.reviews).toEqual({
      items: [{ summary: 'Mine', product: { sku: TILE } }],
      page_info: { total_pages: 1 },
    });
  });

  test('deleting an account anonymises approved reviews and deletes the others', async () => {
    await clear();
    const ann = await customer(shop, 'ann-goes@example.com');
    await shown({ summary: 'Stays' }, { token: ann.token });
    await write({ summary: 'Goes', sku: OTHER }, { token: ann.token });
    const before = purged.length;
    await ann.execute('mutation { deleteCustomer }');
    expect(purged.slice(before).some((name) => name.startsWith('product:'))).toBe(true);
    expect(await overview()).toMatchObject({ items: [{ summary: 'Stays', nickname: 'Deleted account' }] });
    const left = await sql<{ customer_id: unknown; nickname: unknown }>`
      select customer_id, nickname from product_review where not is_sample`.execute(shop.platform.db.kysely);
    expect(left.rows).toEqual([{ customer_id: null, nickname: null }]);
  });

  test('photographs are served only while their review is approved', async () => {
    await clear();
    const given = [await token(), await token()];
    expect((await write({ photos: given })).errors).toBeUndefined();
    const id = await newest();
    const isPublic = () => filesIn(folder('media', 'reviews')).length;
    expect(isPublic()).toBe(0);
    for (const name of filesIn(folder('reviews'))) {
      expect(name).toMatch(/^[A-Za-z0-9]{32}$/);
      expect(given).not.toContain(name);
      expect(statSync(folder('reviews', name)).mode & 0o777).toBe(0o600);
    }
    const target = mkdtempSync(join(tmpdir(), 'tessera-photos-'));
    expect((await run('photos', id, target)).split('\n')).toEqual(
      [1, 2].map((n) => join(target, `review-${id}-${n}.webp`)),
    );
    await expect(run('photos', id, '../elsewhere')).rejects.toThrow('absolute path');
    await run('approve', id);
    const { photos } = (await overview()).items[0];
    expect(photos).toMatchObject([{ width: 64, height: 32 }, { width: 64 }]);
    expect(filesIn(folder('media', 'reviews')).sort()).toEqual(
      photos.map(({ url }: { url: string }) => url.split('/media/reviews/')[1]).sort(),
    );
    await run('reject', id);
    expect(isPublic()).toBe(0);
    await run('approve', id);
    expect(isPublic()).toBe(2);
    const fileCount = filesIn(folder('reviews')).length;
    await run('delete', id);
    expect([isPublic(), filesIn(folder('reviews')).length]).toEqual([0, fileCount - 2]);
    await expect(run('delete', id)).rejects.toThrow(`There is no review ${id}.`);
  });

  test('a photograph belongs to one review, with five at most; otherwise nothing is stored', async () => {
    await clear();
    const one = await token();
    expect((await write({ photos: [one] })).errors).toBeUndefined();
    expect(codesOf(await write({ photos: [one] }))).toEqual(['REVIEW_PHOTOS']);
    expect(codesOf(await write({ photos: Array.from({ length: 6 }, (_, n) => String(n).repeat(32)) }))).toEqual([
      'REVIEW_PHOTOS',
    ]);
    expect(
      (await sql`select 1 from product_review where not is_sample`.execute(shop.platform.db.kysely)).rows,
    ).toHaveLength(1);
  });

  test('an invalid photograph is refused in the language of the shopper, without a token', async () => {
    const before = filesIn(folder('reviews')).length;
    const { status, value } = await upload(Buffer.from('#!/bin/sh\nexit 1'), { store: 'CA_FR' });
    expect([status, value['error_code'], filesIn(folder('reviews')).length]).toEqual([
      400,
      'REVIEW_PHOTO_TYPE',
      before,
    ]);
    expect(value['message']).toContain('lisible');
    expect((await upload('{"not":"bytes"}')).status).toBe(400);
  });

  test('ten reviews and sixty photographs per hour and IP address', async () => {
    for (let index = 0; index < 10; index++) expect((await write({}, { ip: '192.0.2.9' })).errors).toBeUndefined();
    expect((await write({}, { ip: '192.0.2.9' })).errors?.[0]?.extensions?.category).toBe('graphql-too-many-requests');
    const one = Buffer.from('no photograph');
    for (let index = 0; index < 60; index++) expect((await upload(one, {}, '192.0.2.9')).status).toBe(400);
    expect((await upload(one, {}, '192.0.2.9')).status).toBe(429);
  });

  test('staff see pending reviews first, and all data of one', async () => {
    await clear();
    await shown({ summary: 'Decided' });
    await write({ summary: 'Waits' });
    const list = await run('list');
    expect(list.indexOf('Waits')).toBeLessThan(list.indexOf('Decided'));
    expect(await run('show', await newest())).toMatch(/^ratings +quality 5, likeness 4$/m);
    expect(await run('export')).toContain('Two rooms.');
    await expect(run('approve', '999999')).rejects.toThrow('There is no review 999999.');
    await expect(run('approve', 'x')).rejects.toThrow('There is no review x.');
  });

  test('unsent photographs are deleted after a day, rejected reviews after ninety days', async () => {
    await clear();
    const runs: (() => Promise<unknown>)[] = [];
    const add = ({ run: work }: { run: () => Promise<unknown> }) => void runs.push(work);
    startReviews({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: add } });
    // File times are real, row times are the shop's clock.
    shop.clock.advance(Math.max(0, Date.now() - shop.clock.now().getTime()));
    const unsent = await token();
    const fileCount = await token();
    await write({ summary: 'Rejected', photos: [fileCount] });
    await run('reject', await newest());
    shop.clock.advance(2 * 24 * 3600 * 1000);
    await runs[0]?.();
    expect(filesIn(folder('reviews'))).toHaveLength(1);
    expect(codesOf(await write({ photos: [unsent] }))).toEqual(['REVIEW_PHOTOS']);
    shop.clock.advance(90 * 24 * 3600 * 1000);
    await runs[0]?.();
    expect([await run('list'), filesIn(folder('reviews'))]).toEqual(['No reviews.', []]);
  });
});
