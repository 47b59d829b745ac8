import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { operations } from '#contract/generated/operations.ts';
import { forkBare } from './support/fork-bare.ts';
import { measureLoad, type LoadRequest } from './support/load.ts';
import { printRows, ratio, type Row } from './support/report.ts';
import { startShop, type Shop } from './support/shop.ts';

const MANY = 20_000;
const WARM_UP_SECONDS = 10;
const SCHEMA = join(import.meta.dirname, '../contract/schema');

type Operation = { query: string; variables: Readonly<Record<string, unknown>> };

const post = (body: object): LoadRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const dataOf = async (shop: Pick<Shop, 'origin'>, body: object): Promise<Record<string, unknown>> => {
  const { path, ...init } = post(body);
  const response = await fetch(shop.origin + path, init);
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
  if (!response.ok || errors) throw new Error(`The query fails with ${response.status}: ${JSON.stringify(errors)}`);
  return data;
};

/** The storefront's own operation for twelve product cards of a category. */
const categoryList = async (shop: Pick<Shop, 'origin'>): Promise<Operation> => {
  const query = operations.find((text) => text.startsWith('query getProductList('));
  const { categoryList: found } = await dataOf(shop, {
    query: '{categoryList(filters:{url_key:{eq:"manufactured-tiles"}}){uid}}',
  });
  const uid = (found as { uid: string }[])[0]?.uid;
  if (!query || !uid) throw new Error('The storefront sends no list, or the sample catalogue has no such category.');
  const filter = { category_uid: { eq: uid } };
  return { query, variables: { filter, pageSize: 12, currentPage: 1, withVariants: false } };
};

/** Adds `__typename` to every selection, which graphql-js needs to find the fields of an object. */
const withTypeNames = (query: string): string =>
  print(
    visit(parse(query), {
      SelectionSet: (set) => ({
        ...set,
        selections: [...set.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
      }),
    }),
  );

/** An undeclared variable makes each request different, so that no cached response is used. */
const uncached = ({ query, variables }: Operation, from: number): LoadRequest[] =>
  Array.from({ length: MANY }, (_, index) => post({ query, variables: { ...variables, n: from + index } }));

/** An uncached product list, compared with graphql-js over the same objects. */
export const measureGraphql = async (): Promise<Row[]> => {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  try {
    const list = await categoryList(shop);
    const data = await dataOf(shop, { ...list, query: withTypeNames(list.query) });
    await measureLoad(shop, uncached(list, 0), WARM_UP_SECONDS);
    const { perCore } = await measureLoad(shop, uncached(list, MANY));
    const schema = globSync('**/*.graphql', { cwd: SCHEMA })
      .map((file) => readFileSync(join(SCHEMA, file), 'utf8'))
      .join('\n');
    const bare = await forkBare('bare-graphql-process.ts', { ...list, schema, data });
    try {
      await measureLoad(bare, [post({})], WARM_UP_SECONDS);
      const bareLoad = await measureLoad(bare, [post({})]);
      return [
        ratio('uncached list ÷ graphql-js over the same objects', { shop: perCore, bare: bareLoad.perCore }, 0.3),
      ];
    } finally {
      bare.stop();
    }
  } finally {
    await shop.stop();
  }
};

if (import.meta.main) process.exitCode = printRows('GraphQL', await measureGraphql()) ? 0 : 1;
