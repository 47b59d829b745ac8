import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as catalog } from '#commerce/merchandise/catalog/graphql.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer, firstError } from '#commerce/people/customer/testing/customers.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products } from '#commerce/after-sale/orders/testing/products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './graphql.ts';
import { MAX_COMPARED } from './rules.ts';
import { startCompareLists } from './service.ts';

const LIST = 'uid item_count attributes { code label } items { uid product { sku } attributes { code value } }';
const CREATE = `mutation ($products: [ID]) { answer: createCompareList(input: { products: $products }) { ${LIST} } }`;
const change = (operation: string): string =>
  `mutation ($uid: ID!, $products: [ID]!) { answer: ${operation}(input: { uid: $uid, products: $products }) { ${LIST} } }`;
const ADD = change('addProductsToCompareList');
const REMOVE = change('removeProductsFromCompareList');
const READ = `query ($uid: ID!) { answer: compareList(uid: $uid) { ${LIST} } }`;
const ASSIGN = `mutation ($uid: ID!) { answer: assignCompareListToCustomer(uid: $uid) { result compare_list { ${LIST} } } }`;
const DELETE = 'mutation ($uid: ID!) { answer: deleteCompareList(uid: $uid) { result } }';
const REFUSED = ['This customer is not authorized to access this list', 'graphql-authorization'];
const tile = products[0]!;
const attribute = {
  labels: { en: 'Thickness', fr: 'Épaisseur' },
  isFilterable: false,
  isSearchable: false,
  isSortable: false,
  isComparable: true,
  isUsedInListing: false,
  isVisibleOnFront: true,
  position: 50,
  options: [],
};

type List = { items: { product: { sku: string }; attributes: { code: string; value: string }[] }[] };
const skus = (list: List): string[] => list.items.map((item) => item.product.sku);

describeWithDatabase('product comparison lists', (open) => {
  let shop: TestShop;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: [catalog, cart, customers, resolvers],
      fill: async (db) => {
        const more = {
          attributes: [
            { ...attribute, code: 'thickness', input: 'decimal' as const, unit: 'mm' },
            {
              ...attribute,
              code: 'rectified',
              input: 'boolean' as const,
              unit: null,
              labels: { en: 'Rectified', fr: 'Rectifié' },
            },
          ],
          products: [
            {
              ...tile,
              sku: 'THICK',
              texts: [{ ...tile.texts[0]!, urlKey: 'thick' }],
              values: [
                { attribute: 'thickness', storeViewId: 0, value: '9.5' },
                { attribute: 'rectified', storeViewId: 0, value: '1' },
              ],
            },
            ...Array.from({ length: MAX_COMPARED }, (_, index) => ({
              ...tile,
              sku: `MORE-${index}`,
              texts: [{ ...tile.texts[0]!, urlKey: `more-${index}` }],
            })),
          ],
        };
        for (const [sku, id] of await saveTestProducts(db, more)) ids[sku] = String(id);
      },
    });
    await settleCatalog(shop.platform);
  });
  const request = async (document: string, variables: Record<string, unknown>, store = 'CA_EN') =>
    shop.graphql(document, variables, { store });
  const guestList = async (...names: string[]) =>
    (await request(CREATE, { products: names.map((name) => ids[name]) })).data.answer;

  test('a guest creates a list, adds and removes products; unknown and hidden products are ignored', async () => {
    const list = await guestList('TILE');
    expect([list.uid, list.item_count, skus(list)]).toEqual([expect.stringMatching(/^[A-Za-z0-9]{32}$/), 1, ['TILE']]);
    const { uid } = list;
    const added = (
      await request(ADD, { uid, products: [btoa(ids['THICK']!), ids['TILE'], '999999', 'x', ids['STONE-12'], null] })
    ).data.answer;
    expect(skus(added)).toEqual(['TILE', 'THICK']);
    expect(skus((await request(READ, { uid })).data.answer)).toEqual(['TILE', 'THICK']);
    expect(skus((await request(REMOVE, { uid, products: [ids['TILE']] })).data.answer)).toEqual(['THICK']);
    expect((await request(DELETE, { uid })).data.answer.result).toBe(true);
    expect((await request(DELETE, { uid })).data.answer.result).toBe(false);
    expect((await request(READ, { uid })).data.answer).toBeNull();
    expect(firstError(await request(ADD, { uid, products: [] }))).toEqual([
      '"uid" value does not exist',
      'graphql-input',
    ]);
  });

  test('lists the compared attributes in the language of the store view', async () => {
    const { uid } = await guestList('THICK', 'TILE');
    const english = (await request(READ, { uid })).data.answer;
    expect(english.attributes).toEqual(
      expect.arrayContaining([
        { code: 'thickness', label: 'Thickness' },
        { code: 'rectified', label: 'Rectified' },
      ]),
    );
    const values = (list: typeof english) =>
      list.items.map(({ attributes }: List['items'][number]) =>
        ['thickness', 'rectified'].map((code) => attributes.find((each) => each.code === code)?.value),
      );
    expect(values(english)).toEqual([
      ['9.5 mm', 'Yes'],
      ['N/A', 'N/A'],
    ]);
    expect(values((await request(READ, { uid }, 'CA_FR')).data.answer)).toEqual([
      ['9,5 mm', 'Oui'],
      ['S. O.', 'S. O.'],
    ]);
  });

  test('a customer has one list that others cannot read or change', async () => {
    const ann = await customer(shop, 'ann@compare.example');
    const eve = await customer(shop, 'eve@compare.example');
    const OWN = `{ customer { compare_list { ${LIST} } } }`;
    expect((await ann.execute(OWN)).data.customer.compare_list).toBeNull();
    const { uid } = (await ann.execute(CREATE, { products: [ids['TILE']] })).data.answer;
    const again = (await ann.execute(CREATE, { products: [ids['THICK']] })).data.answer;
    expect([again.uid, skus(again)]).toEqual([uid, ['TILE', 'THICK']]);
    for (const who of [
      eve.execute,
      (query: string, variables?: Record<string, unknown>) => shop.graphql(query, variables),
    ])
      for (const document of [READ, ADD, REMOVE, DELETE])
        expect(firstError(await who(document, { uid, products: [ids['TILE']] }))).toEqual(REFUSED);
    expect(firstError(await eve.execute(ASSIGN, { uid }))).toEqual(REFUSED);
    expect(skus((await ann.execute(OWN)).data.customer.compare_list)).toEqual(['TILE', 'THICK']);
  });

  test('a guest’s list is merged into the customer’s list', async () => {
    const ann = await customer(shop, 'assign@compare.example');
    const first = await guestList('TILE');
    expect(firstError(await shop.graphql(ASSIGN, { uid: first.uid }))).toEqual([
      "The current customer isn't authorized.",
      'graphql-authorization',
    ]);
    const taken = (await ann.execute(ASSIGN, { uid: first.uid })).data.answer;
    expect([taken.result, taken.compare_list.uid, skus(taken.compare_list)]).toEqual([true, first.uid, ['TILE']]);
    const second = await guestList('THICK', 'TILE');
    const merged = (await ann.execute(ASSIGN, { uid: second.uid })).data.answer.compare_list;
    expect([merged.uid, skus(merged)]).toEqual([first.uid, ['TILE', 'THICK']]);
    expect((await request(READ, { uid: second.uid })).data.answer).toBeNull();
    expect(firstError(await request(READ, { uid: first.uid }))).toEqual(REFUSED);
  });

  test('limits the number of products in a list', async () => {
    const { uid } = await guestList(...Array.from({ length: MAX_COMPARED }, (_, index) => `MORE-${index}`));
    expect(firstError(await request(ADD, { uid, products: [ids['TILE']] }))).toEqual([
      `A list holds ${MAX_COMPARED} products to compare at most.`,
      'graphql-input',
    ]);
    expect((await request(READ, { uid })).data.answer.item_count).toBe(MAX_COMPARED);
  });

  test('deletes guest lists that were unused for thirty days', async () => {
    const { uid } = await guestList('TILE');
    const saved = await guestList('TILE');
    const touched = (list: string, at: string) =>
      sql`update compare_list set updated_at = ${new Date(at)} where uid = ${list}`.execute(shop.platform.db.kysely);
    await touched(uid, '2026-05-16T11:00:00Z');
    await touched(saved.uid, '2026-05-16T13:00:00Z');
    startCompareLists(shop.platform);
    await shop.platform.jobs.runDueTasks();
    expect((await request(READ, { uid })).data.answer).toBeNull();
    expect((await request(READ, { uid: saved.uid })).data.answer.item_count).toBe(1);
  });
});
