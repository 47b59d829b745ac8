import { getNamedType, isCompositeType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { saveTestProducts } from './after-sale/orders/testing/test-products.ts';
import { describeWithDatabase } from './platform/database/testing/database.ts';
import { assembleSchema } from './platform/graphql/schema.ts';
import { openTestShop } from './platform/testing/test-shop.ts';
import type { TestResponse, TestShop } from './platform/testing/test-shop.ts';
import { resolverMaps, restRoutes } from './modules.ts';

const schema = assembleSchema(resolverMaps);
const operations = (['query', 'mutation'] as const).flatMap((kind) =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())!.getFields()).map(
    (field) => [`${kind} ${field.name}`, kind, field] as const,
  ),
);

const HOSTILE = [
  "'; drop table cart; --",
  '\u0000',
  '<script>alert(1)</script>',
  '{{config path="x"}}',
  '../../../../etc/passwd',
  '%00%1$s${7*7}',
  '💥'.repeat(300),
  '\uD800',
  '',
  '9'.repeat(40),
];

/** Builds a value of any type with this text in every text field. */
const filled = (type: GraphQLInputType, text: string, depth = 0): unknown => {
  if (isNonNullType(type)) return filled(type.ofType, text, depth);
  if (isListType(type)) return [filled(type.ofType, text, depth)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || depth < 2)
        .map((field) => [field.name, filled(field.type, text, depth + 1)]),
    );
  if (isEnumType(type)) return type.getValues()[0]!.name;
  const scalar = getNamedType(type).name;
  return scalar === 'Int' || scalar === 'Float' ? 1 : scalar === 'Boolean' ? true : text;
};

const call = (kind: string, field: GraphQLField<unknown, unknown>, value: (type: GraphQLInputType) => unknown) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    query: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(field.args.map(({ name, type }) => [name, value(type)])),
  };
};

const LEAKS =
  /node_modules|\.ts:\d|select .* from |insert into|relation "|syntax error at|TypeError|undefined|ECONN|invalid byte/i;

/** Describes a problem of a response: an internal error, an error not in Magento's form, or exposed internals. */
const faultIn = ({ data, errors }: TestResponse): string | undefined => {
  if (!errors) return data === undefined ? 'neither data nor errors' : undefined;
  for (const { message, extensions } of errors) {
    // GraphQL validation errors have the same text in Magento’s library.
    if (message.startsWith('Variable "$')) continue;
    if (LEAKS.test(message)) return `leaks: ${message.slice(0, 120)}`;
    if (message.startsWith('Internal server error')) return 'an internal error';
    if (extensions?.category === undefined) return `no category: ${message.slice(0, 120)}`;
  }
  return undefined;
};

describeWithDatabase('invalid input to every operation of the schema', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
  });
  const faults = async (values: readonly ((type: GraphQLInputType) => unknown)[]) => {
    const found: string[] = [];
    for (const [name, kind, field] of operations)
      for (const value of values) {
        const { query, variables } = call(kind, field, value);
        const fault = faultIn(await shop.graphql(query, variables));
        if (fault) found.push(`${name}: ${fault}`);
      }
    return found;
  };

  test('hostile text gets a Magento-style error that exposes no internals', async () => {
    expect(await faults(HOSTILE.map((text) => (type) => filled(type, text)))).toEqual([]);
  }, 120_000);

  test('missing values and values of another type get a Magento-style error', async () => {
    expect(
      await faults([() => ({ no: 'such' }), () => [[[]]], () => null, () => undefined, () => true, () => -1]),
    ).toEqual([]);
  }, 120_000);
});
