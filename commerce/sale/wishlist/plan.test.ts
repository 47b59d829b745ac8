import { textIn } from '#contract/languages.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_ROOMS } from '#contract/wishlist.ts';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { placeOrder, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { resolvers as payment } from '#commerce/sale/payment/graphql.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer, firstError } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products, size } from '#commerce/after-sale/orders/testing/products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { sharp } from '#commerce/platform/pictures.ts';
import { pdfText } from '#commerce/platform/pdf/testing/pdf-text.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './graphql.ts';

const PLAN = `name rooms { id name } budget { value currency } planned { value currency } not_counted`;
const ITEM = `id quantity description room_id area { value unit waste_percent } coverage unit_price { value } planned { value currency } is_sample_ordered product { sku }`;
const LIST = `id ${PLAN} items_v2(pageSize: 100) { items { ${ITEM} } }`;
const OUT = `wishlist { ${LIST} } user_errors { message }`;
const ADD = `mutation ($id: ID!, $items: [WishlistItemInput!]!) { answer: addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { ${OUT} } }`;
const ROOMS = `mutation ($id: ID!, $input: WishlistRoomsInput!) { answer: changeWishlistRooms(wishlistId: $id, input: $input) { ${OUT} } }`;
const PLACE = `mutation ($id: ID!, $items: [WishlistItemPlanInput!]!) { answer: planWishlistItems(wishlistId: $id, items: $items) { ${OUT} } }`;
const BUDGET = `mutation ($id: ID!, $amount: Float) { answer: setWishlistBudget(wishlistId: $id, amount: $amount) { ${OUT} } }`;
const UPDATE = `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) { answer: updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { ${OUT} } }`;
const CREATE = `mutation ($name: String!, $visibility: WishlistVisibilityEnum!) { createWishlist(input: { name: $name, visibility: $visibility }) { wishlist { ${LIST} sharing_code } } }`;
const SHARED = `query ($code: String!) { sharedWishlist(sharing_code: $code) { ${PLAN} items { ${ITEM} } } }`;
const PAPER = 'query ($input: WishlistPaperInput!) { wishlistPaper(input: $input) { name content } }';
const carry = (verb: string): string =>
  `mutation ($from: ID!, $to: ID!, $items: [Wishlist${verb === 'copy' ? 'ItemCopy' : 'ItemMove'}Input!]!) {
  answer: ${verb}ProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
    source_wishlist { ${LIST} } destination_wishlist { ${LIST} } user_errors { message } } }`;

type Item = { id: string; quantity: number; room_id: string | null; area: object | null; product: { sku: string } };
type List = { id: string; rooms: { id: string; name: string }[]; items_v2: { items: Item[] } };

const coverage = {
  ...size,
  code: 'coverage_sq_ft',
  input: 'decimal' as const,
  labels: { en: 'Coverage' },
  options: [],
};
const commission = {
  ...size,
  code: 'commission_class',
  labels: { en: 'Class' },
  options: [
    { code: 'quoted', labels: { en: 'Quoted' }, position: 0, swatch: null, group: null, hidesPriceFrom: [0, 1, 2, 3] },
  ],
};
const tile = products.find(({ sku }) => sku === 'CHEAP')!;
const named = (sku: string, more: object) => ({
  ...tile,
  sku,
  texts: tile.texts.map((text) => ({ ...text, urlKey: text.urlKey && sku.toLowerCase() })),
  ...more,
});
const more = {
  attributes: [coverage, commission],
  products: [
    // 3.33 CAD a box of ten square feet.
    named('BOX', { values: [{ attribute: 'coverage_sq_ft', storeViewId: 0, value: '10' }] }),
    named('BOXED', { options: [{ attribute: 'selling_unit', option: 'box' }] }),
    named('PICTURED', {
      media: [{ file: 'pictured.webp', position: 1, roles: ['image'], isDisabled: false, labels: [] }],
    }),
    named('QUOTED', { options: [{ attribute: 'commission_class', option: 'quoted' }] }),
  ],
};

describeWithDatabase('projects', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let count = 0;

  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [stores, catalog, cart, customers, checkout, orders, payment, resolvers],
      fill: (db) => saveTestProducts(db, more),
    });
    await settleCatalog(shop.platform);
  });
  beforeEach(async () => void (ann = await customer(shop, `ann-plan-${++count}@example.com`)));

  const call = async (query: string, variables: object, headers = {}) =>
    (await ann.execute(query, { ...variables }, headers)).data?.answer;
  const project = async (name = 'Bath', visibility = 'PRIVATE'): Promise<List & { sharing_code: string | null }> =>
    (await ann.execute(CREATE, { name, visibility })).data.createWishlist.wishlist;
  const rooms = async (id: string, input: object) => (await call(ROOMS, { id, input })).wishlist as List;
  const add = async (id: string, sku: string, quantity = 1): Promise<Item> =>
    (await call(ADD, { id, items: [{ sku, quantity }] })).wishlist.items_v2.items.find(
      ({ product }: Item) => product.sku === sku,
    );
  const namesOf = (list: List) => list.rooms.map(({ name }) => name);
  const area = (value: number, unit = 'SQ_FT', waste_percent = 10) => ({ value, unit, waste_percent });

  test('rooms are added, renamed, sorted and removed; their products remain on the list', async () => {
    const { id } = await project();
    await rooms(id, { add: ' Shower  wall ' });
    const both = await rooms(id, { add: 'Floor' });
    expect(namesOf(both)).toEqual(['Shower wall', 'Floor']);
    const [wall, floor] = both.rooms as [List['rooms'][number], List['rooms'][number]];
    expect(namesOf(await rooms(id, { order: [floor.id] }))).toEqual(['Floor', 'Shower wall']);
    expect(namesOf(await rooms(id, { rename: { id: wall.id, name: 'Niche' } }))).toEqual(['Floor', 'Niche']);
    const item = await add(id, 'BOX');
    const placed = await call(PLACE, { id, items: [{ wishlist_item_id: item.id, room_id: wall.id }] });
    expect(placed.wishlist.items_v2.items[0].room_id).toBe(wall.id);
    const left = await rooms(id, { remove: wall.id });
    expect([namesOf(left), left.items_v2.items.map(({ room_id }) => room_id)]).toEqual([['Floor'], [null]]);
  });

  test('a room requires a unique name, and their number is limited', async () => {
    const { id } = await project();
    const wrong = async (input: object) => firstError(await ann.execute(ROOMS, { id, input }))[0];
    await rooms(id, { add: 'Floor' });
    expect(await wrong({ add: 'Floor' })).toBe('Room "Floor" already exists.');
    expect(await wrong({ add: ' ' })).toBe('Provide the wish list name.');
    expect(await wrong({ remove: '5' })).toBe('The room was not found.');
    for (let made = 1; made < MAX_ROOMS; made += 1) await rooms(id, { add: `Room ${made}` });
    expect(await wrong({ add: 'One more' })).toBe(`A wish list can have ${MAX_ROOMS} rooms at most.`);
  });

  test('an area with waste determines the number of boxes, in either unit; an entered quantity removes the area', async () => {
    const { id } = await project();
    const item = await add(id, 'BOX');
    const place = async (changes: object) => {
      const { wishlist, user_errors: errors } = await call(PLACE, {
        id,
        items: [{ wishlist_item_id: item.id, ...changes }],
      });
      const [line] = wishlist.items_v2.items;
      return [line.quantity, line.area, errors.map(({ message }: { message: string }) => message)];
    };
    // 100 sq. ft. plus 10 % waste are 110: eleven boxes of ten.
    expect(await place({ area: area(100) })).toEqual([11, area(100), []]);
    expect(await place({ area: area(100.01) })).toEqual([12, area(100.01), []]);
    // 9.3 m² are 100.1 sq. ft.
    expect(await place({ area: area(9.3, 'M2', 0) })).toEqual([11, area(9.3, 'M2', 0), []]);
    expect(await place({ area: null })).toEqual([11, null, []]);
    await place({ area: area(100) });
    const { wishlist } = await call(UPDATE, { id, items: [{ wishlist_item_id: item.id, quantity: 3 }] });
    expect([wishlist.items_v2.items[0].quantity, wishlist.items_v2.items[0].area]).toEqual([3, null]);
    for (const [wrong, words] of [
      [area(0), 'The area must be more than 0'],
      [area(-4), 'The area must be more than 0'],
      [area(100_001), 'The area must be more than 0'],
      [area(5, 'M2', 51), 'The waste must be a whole number from 0 to 50'],
      [area(100_000, 'M2'), 'The area needs more units than can be ordered at once'],
    ] as const)
      expect(await place({ area: wrong })).toEqual([3, null, [expect.stringContaining(words)]]);
  });

  test('a product can be in two rooms, each with its own area', async () => {
    const { id } = await project();
    const { rooms: made } = await rooms(id, { add: 'Floor' });
    const first = await add(id, 'BOX');
    await call(PLACE, { id, items: [{ wishlist_item_id: first.id, room_id: made[0]!.id, area: area(50) }] });
    await add(id, 'BOX', 2);
    const again = (await call(ADD, { id, items: [{ sku: 'BOX', quantity: 1 }] })).wishlist as List;
    expect(again.items_v2.items.map(({ quantity, room_id }) => [quantity, room_id])).toEqual([
      [3, null],
      [6, made[0]!.id],
    ]);
  });

  test('the budget has the store view’s currency; hidden prices and unselected options do not count as planned', async () => {
    const { id } = await project();
    const item = await add(id, 'BOX');
    for (const sku of ['QUOTED', 'STONE']) await add(id, sku);
    await call(PLACE, { id, items: [{ wishlist_item_id: item.id, area: area(100) }] });
    const { wishlist } = await call(BUDGET, { id, amount: 1500.5 });
    expect(wishlist).toMatchObject({
      budget: { value: 1500.5, currency: 'CAD' },
      planned: { value: 36.63, currency: 'CAD' },
      not_counted: 2,
    });
    const prices = wishlist.items_v2.items.map(({ product, unit_price: price }: Item & { unit_price: unknown }) => [
      product.sku,
      price,
    ]);
    expect(Object.fromEntries(prices)).toEqual({ BOX: { value: 3.33 }, QUOTED: null, STONE: null });
    const american = await ann.execute(`{ customer { wishlist_v2(id: "${id}") { ${PLAN} } } }`, {}, { store: 'US_EN' });
    expect(american.data.customer.wishlist_v2).toMatchObject({
      budget: null,
      planned: { value: 27.5, currency: 'USD' },
    });
    expect((await call(BUDGET, { id, amount: null })).wishlist.budget).toBe(null);
    for (const amount of [0, -5, 10_000_001])
      expect(firstError(await ann.execute(BUDGET, { id, amount }))[0]).toContain('The budget must be more than 0');
  });

  test('a copied or moved product has its area and its room, which is created once in the other list', async () => {
    const [from, to] = [await project('One'), await project('Two')];
    const { rooms: made } = await rooms(from.id, { add: 'Floor' });
    const item = await add(from.id, 'BOX');
    await call(PLACE, { id: from.id, items: [{ wishlist_item_id: item.id, room_id: made[0]!.id, area: area(100) }] });
    const between = (verb: string) =>
      call(carry(verb), { from: from.id, to: to.id, items: [{ wishlist_item_id: item.id }] });
    await between('copy');
    const { source_wishlist: source, destination_wishlist: there, user_errors: errors } = await between('move');
    expect([source.items_v2.items, errors, namesOf(there)]).toEqual([[], [], ['Floor']]);
    expect(there.items_v2.items.map(({ quantity, area: saved, room_id }: Item) => [quantity, saved, room_id])).toEqual([
      [11, area(100), there.rooms[0].id],
      [11, area(100), there.rooms[0].id],
    ]);
    expect(there.rooms[0].id).not.toBe(made[0]!.id);
  });

  test('anyone with the link can read rooms, areas and budget', async () => {
    const { id, sharing_code: code } = await project('Shared', 'PUBLIC');
    const { rooms: made } = await rooms(id, { add: 'Floor' });
    const item = await add(id, 'BOX');
    await call(PLACE, { id, items: [{ wishlist_item_id: item.id, room_id: made[0]!.id, area: area(100) }] });
    await call(BUDGET, { id, amount: 100 });
    const { sharedWishlist } = (await shop.graphql(SHARED, { code })).data;
    expect(sharedWishlist).toMatchObject({
      rooms: [{ name: 'Floor' }],
      budget: { value: 100 },
      planned: { value: 36.63 },
      items: [{ quantity: 11, room_id: made[0]!.id, area: area(100) }],
    });
  });

  test('a list is available as PDF in the reader’s language, to its customer and with the link', async () => {
    const { id, sharing_code: code } = await project('Shared', 'PUBLIC');
    await add(id, 'BOX');
    await add(id, 'BOXED', 3);
    const bytes = (paper: { content: string }) => Buffer.from(paper.content, 'base64').toString('latin1');
    const own = (await ann.execute(PAPER, { input: { wishlist_id: id } })).data.wishlistPaper;
    expect([own.name, bytes(own).slice(0, 5), bytes(own).includes('/Lang (en-CA)')]).toEqual([
      'project.pdf',
      '%PDF-',
      true,
    ]);
    const french = (await shop.graphql(PAPER, { input: { sharing_code: code } }, { store: 'CA_FR' })).data
      .wishlistPaper;
    expect([french.name, bytes(french).includes('/Lang (fr-CA)')]).toEqual(['projet.pdf', true]);
    expect(pdfText(Buffer.from(own.content, 'base64'))).toContain('$3.33 per box');
    expect(pdfText(Buffer.from(french.content, 'base64'))).toContain('la boîte');
    const none = async (input: object) => (await shop.graphql(PAPER, { input })).data?.wishlistPaper;
    expect(await none({ sharing_code: 'x'.repeat(32) })).toBe(null);
    expect(firstError(await shop.graphql(PAPER, { input: { wishlist_id: id } }))[1]).toBe('graphql-authorization');
    const bob = await customer(shop, `bob-plan-${count}@example.com`);
    expect((await bob.execute(PAPER, { input: { wishlist_id: id } })).data.wishlistPaper).toBe(null);
  });

  test('the PDF has the image of each product that has one, and the URL of the shop', async () => {
    const folder = join(shop.platform.settings.varDir, 'media', 'catalog', 'product');
    await mkdir(folder, { recursive: true });
    const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a08060' } });
    await writeFile(join(folder, 'pictured.webp'), await picture.webp().toBuffer());
    const paper = async (...skus: readonly string[]): Promise<Buffer> => {
      const { id } = await project(skus.join(' '));
      for (const sku of skus) await add(id, sku);
      const { data } = await ann.execute(PAPER, { input: { wishlist_id: id } });
      return Buffer.from(data.wishlistPaper.content, 'base64');
    };
    const picturesIn = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1;
    const pdf = await paper('BOX', 'PICTURED');
    expect([picturesIn(await paper('BOX')), picturesIn(pdf)]).toEqual([0, 1]);
    for (const line of textIn(shop.platform.settings.mailAddress, 'en').split('\n'))
      expect(pdfText(pdf)).toContain(line.trim());
  });

  test('marks a product whose sample was ordered, until the order is cancelled', async () => {
    const { id } = await project();
    const isOrdered = async () =>
      (await call(ADD, { id, items: [{ sku: 'BOX', quantity: 1 }] })).wishlist.items_v2.items[0].is_sample_ordered;
    expect(await isOrdered()).toBe(false);
    const { order } = (await placeOrder(shop, await readyCart(shop))).data.placeOrder;
    const db = shop.platform.db.kysely;
    const number = order.order_number as string;
    await sql`update sales_order set customer_id = (select id from customer where email = ${ann.email}) where number = ${number}`.execute(
      db,
    );
    await sql`update order_item set sku = 'BOX-SMP' where order_id = (select id from sales_order where number = ${number})`.execute(
      db,
    );
    expect(await isOrdered()).toBe(true);
    await sql`update sales_order set status = 'canceled' where number = ${number}`.execute(db);
    expect(await isOrdered()).toBe(false);
  });
});
