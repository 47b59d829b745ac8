import { getOperationAST, isObjectType, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  decrementStock,
  keptCards,
  keptProducts,
  listInputs,
  saveProducts,
  settleCatalog,
} from '#commerce/catalog/service.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { createExecutor } from '#commerce/platform/graphql/executor.ts';
import type { GraphqlExecutor } from '#commerce/platform/graphql/executor.ts';
import { fromMemory, isFromMemory } from '#commerce/platform/graphql/from-memory.ts';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import { splitDocument } from '#commerce/platform/graphql/split-document.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { resolverMaps } from '#commerce/subjects.ts';
import { operations } from '#contract/generated/operations.ts';

const LIST = operations.find((text) => text.startsWith('query getProductList('))!;
/** With a field that is read from the database, and one whose value depends on an argument that anybody may choose. */
const DETAILS = 'query Details{products(filter:{}){items{sku description{html}}}}';
const CHOSEN =
  'query Chosen($uids:[ID!]){products(filter:{}){items{sku ...on ConfigurableProduct{configurable_product_options_selection(configurableOptionValueUids:$uids){variant{sku}}}}}}';
const RENAMED =
  'query Renamed{storeConfig{store_code}a:products(filter:{}pageSize:1){n:total_count b:items{c:sku}page_info{page_size}}countries{id}}';
const REFUSED = 'query Refused{products(filter:{}currentPage:9){items{sku}}}';
const BESIDE =
  'query Beside($filter:ProductAttributeFilterInput){products(filter:$filter){items{sku related_products{sku}upsell_products{sku}crosssell_products{sku}}}}';
const KNOWN = [LIST, BESIDE, DETAILS, CHOSEN, RENAMED, REFUSED];

type Asked = {
  query?: string;
  store?: string;
  currency?: string;
  group?: number;
  origin?: string;
  withVariants?: boolean;
  filter?: object;
};

const GUEST: Asked = { store: 'CA_EN' };
const OTHERS: readonly (readonly [string, Asked])[] = [
  ['language', { store: 'CA_FR' }],
  ['store view and its currency', { store: 'US_EN' }],
  ['currency', { store: 'CA_EN', currency: 'USD' }],
  ['customer group', { store: 'CA_EN', group: 2 }],
  ['choice of what is shown', { withVariants: false }],
  ['address of the shop', { store: 'CA_EN', origin: 'http://192.168.1.5:3000' }],
];

describeWithDatabases('cards of products, which are kept as text', (open) => {
  let platform: Platform;
  let schema: GraphQLSchema;
  let fromKept: GraphqlExecutor;
  let whole: GraphqlExecutor;
  let read = 0;

  let last: CommerceContext;

  /** Counts how often a sku is read, and for whom. */
  const count = (): void => {
    for (const type of Object.values(schema.getTypeMap())) {
      const field = isObjectType(type) ? type.getFields().sku : undefined;
      const resolve = field?.resolve;
      if (!resolve || !isFromMemory(resolve)) continue;
      field.resolve = fromMemory((...given: Parameters<typeof resolve>) => {
        read += 1;
        last = given[2] as CommerceContext;
        return resolve(...given) as unknown;
      });
    }
  };

  beforeAll(async () => {
    const shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    platform = {
      ...shop.commerce.platform,
      settings: { ...shop.commerce.platform.settings, publicUrl: 'http://localhost:3000' },
    };
    schema = assembleSchema(resolverMaps, await listInputs(platform));
    count();
    const scope = {
      ...requestScope(platform),
      authenticate: async (token: string) => ({ id: 1, number: 1, email: 'ann@example.com', groupId: Number(token) }),
    };
    const common = { platform, schema, scope, knownOperations: KNOWN };
    fromKept = createExecutor({ ...common, keptLists: [keptCards] });
    whole = createExecutor(common);
  });

  const askOf = async (
    execute: GraphqlExecutor,
    { query = LIST, store = 'CA_EN', currency, group, origin, withVariants = true, filter = {} }: Asked,
  ) => {
    execute.cache.clear();
    const { body, headers } = await execute({
      method: 'POST',
      query,
      variables: { filter, pageSize: 100, currentPage: 1, withVariants, uids: [] },
      ip: '192.0.2.1',
      origin,
      headers: {
        'content-type': 'application/json',
        store,
        ...(currency ? { 'content-currency': currency } : {}),
        ...(group === undefined ? {} : { authorization: `Bearer ${group}` }),
      },
    });
    return { text: body.toString(), tags: new Set(headers['x-cache-tags']?.split(',')) };
  };
  const ask = (asked: Asked) => askOf(fromKept, asked);

  const change = async (write: (db: Db) => Promise<unknown>, tags: readonly string[] = [tag.products]) => {
    await platform.db.tx(async (db) => {
      await write(db);
      await platform.cache.invalidate(db, tags);
    });
    await settleCatalog(platform);
  };

  test('answer the same bytes as a list that is made whole, for everybody', async () => {
    for (const asked of [GUEST, ...OTHERS.map(([, other]) => other)]) {
      const expected = await askOf(whole, asked);
      expect(expected.text).toContain('"sku":"CAL"');
      expect((await ask(asked)).text).toBe(expected.text);
      expect((await ask(asked)).text).toBe(expected.text);
    }
  });

  test('answer the same bytes under other names, beside other questions, and where the list is refused', async () => {
    for (const query of [RENAMED, REFUSED]) {
      const { text } = await askOf(whole, { query });
      expect(text).toContain(query === REFUSED ? 'currentPage value 9' : '"b":[{"c":');
      expect((await ask({ query })).text).toBe(text);
      expect((await ask({ query })).text).toBe(text);
    }
  });

  test('are the same bytes whenever a page reads them, which it knows them by', async () => {
    fromKept.cache.clear();
    const variables = { filter: {}, pageSize: 100, currentPage: 1, withVariants: true };
    const read = () =>
      fromKept({ method: 'GET', query: LIST, variables, ip: '192.0.2.1', headers: {}, isOfPage: true });
    const { body } = await read();
    expect((await read()).body).toBe(body);
  });

  test('are read once', async () => {
    await ask(GUEST);
    read = 0;
    await ask(GUEST);
    expect(read).toBe(0);
    await askOf(whole, GUEST);
    expect(read).toBeGreaterThan(5);
  });

  test.each(OTHERS)('are others in another %s', async (_what, other) => {
    const { text } = await ask(GUEST);
    const others = await ask(other);
    expect(others.text).not.toBe(text);
    expect(others.text).toBe((await askOf(whole, other)).text);
    expect((await ask(GUEST)).text).toBe(text);
  });

  const idOf = (sku: string) => sql`(select id from product where sku = ${sku})`;
  test.each<[string, Asked, (db: Db) => Promise<unknown>, (readonly string[])?]>([
    [
      'a price',
      GUEST,
      (db) => sql`update product_price set price = price + 111 where product_id = ${idOf('CAL-12-POL')}`.execute(db),
    ],
    [
      'a price in another currency',
      { store: 'CA_EN', currency: 'USD' },
      (db) => sql`update product_price set price = price + 111 where currency = 'USD'`.execute(db),
    ],
    [
      'a price of a group',
      { store: 'CA_EN', group: 2 },
      (db) =>
        sql`insert into tier_price (product_id, group_id, quantity, percent) values (${idOf('CAR')}, 2, 1, 12)`.execute(
          db,
        ),
    ],
    [
      'from whom a price is hidden',
      GUEST,
      (db) => sql`update attribute_option set hides_price_from = '{0,1,2}' where code = 'porcelain'`.execute(db),
      [tag.attribute],
    ],
    [
      'a name in one language',
      { store: 'CA_FR' },
      (db) =>
        sql`update product_text set name = 'Doré' where product_id = ${idOf('CAL')} and store_view_id = 3`.execute(db),
    ],
    [
      'the name of a value',
      GUEST,
      (db) => sql`update attribute_option set labels = '{"en":"Stoneware"}' where code = 'porcelain'`.execute(db),
      [tag.attribute],
    ],
    [
      'a picture',
      GUEST,
      (db) => sql`update product_media set file = 'other/' || file where product_id = ${idOf('CAL')}`.execute(db),
    ],
    [
      'what ends their addresses',
      GUEST,
      (db) =>
        sql`update store_view set config = config || '{"product_url_suffix":".htm"}' where code = 'CA_EN'`.execute(db),
      [tag.store],
    ],
  ])('are made anew after a change of %s', async (_what, asked, write, tags) => {
    const { text } = await ask(asked);
    await change(write, tags);
    const changed = await ask(asked);
    expect(changed.text).not.toBe(text);
    expect(changed.text).toBe((await askOf(whole, asked)).text);
  });

  test('are purged by the tag of their product, or of its variants, and no list is by the tag of another', async () => {
    const idOfSku = async (sku: string) => {
      const { rows } = await sql<{ id: number }>`select id from product where sku = ${sku}`.execute(platform.db.kysely);
      return rows[0]!.id;
    };
    const [parent, variant, stone] = [await idOfSku('CAL'), await idOfSku('CAL-12-POL'), await idOfSku('CAR')];
    const named = (sku: string) => ({ query: LIST, filter: { sku: { eq: sku } } });
    const tagged = await ask(named('CAL'));
    expect(tagged.tags).toEqual(new Set([tag.products, tag.product(parent)]));
    expect((await ask(named('CAL'))).tags).toEqual(tagged.tags);
    expect((await ask(named('CAR'))).tags).toContain(tag.product(stone));
    expect((await ask(named('CAR'))).tags).not.toContain(tag.product(parent));
    const purged = new Set<string>();
    const end = platform.cache.onPurge((tags) => tags.forEach((name) => purged.add(name)));
    await platform.db.tx((db) => decrementStock(platform, db, [{ productId: variant, quantity: 10 }]));
    end();
    expect(purged).toContain(tag.product(parent));
    await platform.db.tx(async (db) => {
      const written = await saveProducts(db, await keptProducts(db, ['CAL-12-POL']), new Map());
      expect(written.tags).toContain(tag.product(parent));
    });
    await settleCatalog(platform);
  });

  test('are purged by the tag of the products that they name, too', async () => {
    const named = { query: BESIDE, filter: { sku: { eq: 'CAL' } } };
    const { tags } = await askOf(whole, named);
    expect(tags.size).toBeGreaterThan(2);
    for (const _ of ['made', 'kept']) expect((await ask(named)).tags).toEqual(tags);
  });

  test('say that the last was sold', async () => {
    const soldOut = async () => (await ask(GUEST)).text.split('OUT_OF_STOCK').length;
    const before = await soldOut();
    const { rows } = await sql<{ id: number; quantity: number }>`
      select product_id as id, qty - reserved as quantity from stock where product_id = ${idOf('TRV')}`.execute(
      platform.db.kysely,
    );
    const [{ id, quantity }] = rows as [{ id: number; quantity: number }];
    await platform.db.tx((db) => decrementStock(platform, db, [{ productId: id, quantity }]));
    await settleCatalog(platform);
    expect(await soldOut()).toBe(before + 1);
    expect((await ask(GUEST)).text).toBe((await askOf(whole, GUEST)).text);
  });

  test('count against the limits of an answer as products that are read do', async () => {
    await askOf(whole, GUEST);
    const entities = keptCards.entitiesIn(last);
    expect(entities).toBeGreaterThan(5);
    const counts: number[] = [];
    const scope = requestScope(platform);
    const limited = (perQuestion: number, addEntities = keptCards.addEntities) =>
      createExecutor({
        platform: { ...platform, settings: { ...platform.settings, graphqlCost: { perSecond: 1e9, perQuestion } } },
        schema,
        scope,
        knownOperations: KNOWN,
        keptLists: [{ ...keptCards, addEntities }],
      });
    const counting = limited(1e9, (context, some) => {
      keptCards.addEntities(context, some);
      counts.push(keptCards.entitiesIn(context));
    });
    await askOf(counting, GUEST);
    expect(counts.at(-1)).toBe(entities);
    expect((await askOf(limited(60), GUEST)).text).toContain('Max query cost should be 60 resolved fields.');
  });

  test.each([
    ['what is read from the database', DETAILS],
    ['what depends on an argument that anybody may choose', CHOSEN],
  ])('are not kept with %s', async (_what, query) => {
    const document = parse(query);
    expect(splitDocument(schema, document, getOperationAST(document)!, [keptCards])).toBeUndefined();
    expect((await ask({ query })).text).toBe((await askOf(whole, { query })).text);
  });

  test('make up the lists of the storefront', () => {
    const split = operations.filter((text) => {
      const document = parse(text);
      return splitDocument(schema, document, getOperationAST(document)!, [keptCards]) !== undefined;
    });
    expect(split.map((text) => /^query (\w+)/.exec(text)?.[1])).toEqual([
      'getLineChoices',
      'getNamedProducts',
      'getProductList',
      'getProductSuggestionsField',
      'getAutocompleteResults',
      'getComplements',
      'getSeenProducts',
      'GetReviewedProduct',
    ]);
  });
});
