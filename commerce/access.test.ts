import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { MUTATION_ACCESS, QUERY_ACCESS, type Access } from './access-rules.ts';
import { OPEN_RESOURCES, STAFF_RESOURCES } from './rest-access-rules.ts';
import { as, customer, signIn, type SignedIn } from './people/customer/testing/customers.ts';
import { createAuthenticator } from './people/customer/passkeys/testing/authenticator.ts';
import { saveTestProducts } from './after-sale/orders/testing/test-products.ts';
import { add, placeOrder, readyCart } from './after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from './platform/database/testing/database.ts';
import { assembleSchema } from './platform/graphql/schema.ts';
import { openTestShop, type TestResponse, type TestShop } from './platform/testing/test-shop.ts';
import { saveQuoteRule } from './sale/quotes/service.ts';
import { requestQuote } from './sale/quotes/testing/quotes.ts';
import { resolverMaps, restRoutes } from './modules.ts';

const schema: GraphQLSchema = assembleSchema(resolverMaps);
const queries = schema.getQueryType()!.getFields();
const mutations = schema.getMutationType()!.getFields();

/** Builds a value of a type; `given` maps argument and field names to values. */
const valueOf = (type: GraphQLInputType, name: string, given: Readonly<Record<string, unknown>>): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType, name, given);
  if (Object.hasOwn(given, name)) return isListType(type) ? [given[name]].flat() : given[name];
  if (isListType(type)) return [valueOf(type.ofType, name, given)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || Object.hasOwn(given, field.name))
        .map((field) => [field.name, valueOf(field.type, field.name, given)]),
    );
  if (isEnumType(type)) return type.getValues()[0]!.name;
  const scalar = getNamedType(type).name;
  return scalar === 'Int' || scalar === 'Float' ? 1 : scalar === 'Boolean' ? true : 'x';
};

/** Builds a request for an operation with all required arguments. */
const callOf = (
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, unknown>>,
) => {
  const args = field.args.filter(
    ({ name, type }) => isNonNullType(type) || isInputObjectType(getNamedType(type)) || Object.hasOwn(given, name),
  );
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    query: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name, given)])),
  };
};
const QUOTES = [
  'customerPriceQuote',
  'customerPriceQuotePaper',
  'acceptPriceQuote',
  'declinePriceQuote',
  'withdrawPriceQuote',
];

const every = (access: Access) =>
  (
    [
      ['query', queries, QUERY_ACCESS],
      ['mutation', mutations, MUTATION_ACCESS],
    ] as const
  ).flatMap(([kind, fields, rules]) =>
    Object.values(fields)
      .filter(({ name }) => rules.get(name) === access)
      .map((field) => ({ kind, field })),
  );
const refusalOf = ({ data, errors }: TestResponse): unknown =>
  errors?.[0] ? [errors[0].message, errors[0].extensions?.category] : ['answered', data];

/** Returns errors in the data, as in Magento. */
const REFUSES_INSIDE: ReadonlySet<string> = new Set(['clearCart']);

test('every operation and REST resource has an access rule, and every rule has an operation', () => {
  expect([...QUERY_ACCESS.keys()].sort()).toEqual(Object.keys(queries).sort());
  expect([...MUTATION_ACCESS.keys()].sort()).toEqual(Object.keys(mutations).sort());
  const others = restRoutes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !/\/(?:mine|me)(?:\/|$)|\/guest-carts\/:cartId|revoke-customer-token$/.test(name));
  expect(new Set(others)).toEqual(new Set([...OPEN_RESOURCES, ...STAFF_RESOURCES.keys()]));
});

describeWithDatabase('access rules', (open) => {
  let shop: TestShop;
  let ann: SignedIn;
  let eve: SignedIn;
  let strangers: readonly (readonly [who: string, headers: Record<string, string>])[];
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    const old = await customer(shop, 'old@access.example');
    shop.clock.set('2026-06-15T13:00:01Z');
    const gone = await customer(shop, 'gone@access.example');
    await gone.execute('mutation { revokeCustomerToken { result } }');
    strangers = [
      ['a guest', {}],
      ['an expired token', old.headers],
      ['a revoked token', gone.headers],
      ['a token nobody was given', { authorization: 'Bearer x' }],
    ];
    ann = await customer(shop, 'ann@access.example');
    eve = await customer(shop, 'eve@access.example');
  });
  const request = (headers: Record<string, string>, { query, variables }: ReturnType<typeof callOf>) =>
    as(shop, '', '')
      .execute(query, variables)
      .then(() => shop.graphql(query, variables, { headers }));

  test('operations that need a customer reject guests and expired, revoked or invented tokens', async () => {
    const let_in: string[] = [];
    for (const { kind, field } of [...every('customer'), ...every('own'), ...every('company')])
      for (const [who, headers] of strangers) {
        const response = await request(headers, callOf(kind, field, {}));
        if (response.errors?.[0]?.extensions?.category !== 'graphql-authorization')
          let_in.push(`${field.name} by ${who}: ${JSON.stringify(refusalOf(response))}`);
      }
    expect(let_in).toEqual([]);
  });

  test('REST routes under “mine” or “me” respond 401 to guests and invalid tokens', async () => {
    const let_in: string[] = [];
    for (const { method, path } of restRoutes.filter((route) =>
      /\/(?:mine|me)(?:\/|$)|revoke-customer-token$/.test(route.path),
    ))
      for (const [who, headers] of strangers) {
        const { status } = await shop.rest(
          method,
          path.replaceAll(/:\w+/g, '1'),
          method === 'GET' ? undefined : {},
          headers,
        );
        if (status !== 401) let_in.push(`${method} ${path} by ${who}: ${status}`);
      }
    expect(let_in).toEqual([]);
  });

  test('REST routes for integrations respond 401 to guests, invalid tokens and customers', async () => {
    const let_in: string[] = [];
    for (const { method, path } of restRoutes.filter((route) => STAFF_RESOURCES.has(`${route.method} ${route.path}`)))
      for (const [who, headers] of [...strangers, ['a customer', eve.headers] as const]) {
        const body = method === 'GET' ? undefined : {};
        const { status } = await shop.rest(method, path.replaceAll(/:\w+/g, '1'), body, headers);
        if (status !== 401) let_in.push(`${method} ${path} by ${who}: ${status}`);
      }
    expect(let_in).toEqual([]);
  });

  test('operations that take a cart id reject another person’s customer cart', async () => {
    const CART = '{ customerCart { id email total_quantity } }';
    const id = (await ann.execute(CART)).data.customerCart.id as string;
    await add(shop, id, 'TILE', 2, {}, { headers: ann.headers });
    const before = (await ann.execute(CART)).data;
    const given = { cart_id: id, cartId: id, source_cart_id: id };
    const let_in: string[] = [];
    for (const { kind, field } of every('cart'))
      for (const [who, headers] of [...strangers, ['another customer', eve.headers] as const]) {
        const response = await request(headers, callOf(kind, field, given));
        if (!response.errors && !REFUSES_INSIDE.has(field.name))
          let_in.push(`${field.name} by ${who}: ${JSON.stringify(response.data)}`);
      }
    expect(let_in).toEqual([]);
    expect((await ann.execute(CART)).data).toEqual(before);
    for (const { method, path } of restRoutes.filter((route) => route.path.includes('/guest-carts/:cartId'))) {
      const { status } = await shop.rest(
        method,
        path.replace(':cartId', id).replaceAll(/:\w+/g, '1'),
        method === 'GET' ? undefined : {},
      );
      expect([method, path, status < 400]).toEqual([method, path, false]);
    }
  });

  test('another customer’s records return the same response as missing records', async () => {
    const address = (
      await ann.execute(
        'mutation { createCustomerAddress(input: { firstname: "A", lastname: "R", street: ["1 Main"], city: "Montréal", region: { region_id: 76 }, postcode: "H2Y 1C6", country_code: CA, telephone: "5145550101" }) { id } }',
      )
    ).data.createCustomerAddress.id as number;
    const list = (await ann.execute('{ customer { wishlists { id } } }')).data.customer.wishlists[0].id as string;
    const session = (await ann.execute('{ customerSessions { id } }')).data.customerSessions[0].id as string;
    const number = (await placeOrder(shop, await readyCart(shop))).data.placeOrder.order.order_number as string;
    await sql`update sales_order set customer_id = (select id from customer where email = ${ann.email}) where number = ${number}`.execute(
      shop.platform.db.kysely,
    );
    const orderId = (await ann.execute('{ customer { orders { items { id } } } }')).data.customer.orders.items[0]
      .id as string;
    const item = (
      await ann.execute(
        `mutation { addProductsToWishlist(wishlistId: "${list}", wishlistItems: [{ sku: "TILE", quantity: 1 }]) { wishlist { items_v2 { items { id } } } } }`,
      )
    ).data.addProductsToWishlist.wishlist.items_v2.items[0].id as string;
    const hers = (await eve.execute('{ customer { wishlists { id } } }')).data.customer.wishlists[0].id as string;
    const card = 'c'.repeat(64);
    await sql`insert into payment_token (customer_id, method, public_hash, gateway_token, card_identity, card_brand, card_last4, card_expiry, created_at)
      select id, 'braintree', ${card}, 'token', 'card', 'visa', '1111', '1230', now() from customer where email = ${ann.email}`.execute(
      shop.platform.db.kysely,
    );
    await shop.platform.db.tx((db) => saveQuoteRule(db, { validDays: 30, isDiscounted: false }));
    const quote = (await requestQuote(ann, [{ sku: 'TILE', quantity: 1 }])).data.requestPriceQuote.number as string;
    const device = createAuthenticator({
      domain: shop.platform.settings.passkeys.domain,
      origin: shop.platform.settings.passkeys.origins[0] ?? '',
    });
    const { startPasskey } = (await ann.execute('mutation { startPasskey { challenge user_id } }')).data;
    const passkey = (
      await ann.execute('mutation ($input: PasskeyAttestationInput!) { addPasskey(input: $input) { id } }', {
        input: device.create(startPasskey, 'Hers'),
      })
    ).data.addPasskey.id as string;
    const NONE = '999999999';
    type Given = Readonly<Record<string, unknown>>;
    const pairs: readonly (readonly [operation: string, there: Given, missing: Given])[] = [
      ...['updateCustomerAddress', 'deleteCustomerAddress'].map(
        (name) => [name, { id: address, city: 'Laval' }, { id: Number(NONE), city: 'Laval' }] as const,
      ),
      ...['deletePaymentToken', 'setDefaultPaymentToken'].map(
        (name) => [name, { public_hash: card }, { public_hash: NONE }] as const,
      ),
      ['endCustomerSession', { id: session }, { id: NONE }],
      ...QUOTES.map((name) => [name, { number: quote }, { number: 'Q999999999' }] as const),
      ...['renamePasskey', 'removePasskey'].map(
        (name) => [name, { id: passkey, name: 'Mine' }, { id: NONE, name: 'Mine' }] as const,
      ),
      ...['cancelOrder', 'cancelLaterUnits'].map(
        (name) => [name, { order_id: orderId }, { order_id: btoa(NONE) }] as const,
      ),
      ['reorderItems', { orderNumber: number }, { orderNumber: NONE }],
      ...['addProductsToWishlist', 'updateWishlist', 'deleteWishlist', 'addWishlistItemsToCart'].map(
        (name) => [name, { wishlistId: list, name: 'Bath' }, { wishlistId: NONE, name: 'Bath' }] as const,
      ),
      ...['removeProductsFromWishlist', 'updateProductsInWishlist', 'addWishlistItemsToCart'].flatMap((name) =>
        [list, hers].map((wishlistId) => {
          const given = (id: string) => ({
            wishlistId,
            wishlistItemsIds: id,
            wishlistItemIds: id,
            wishlist_item_id: id,
          });
          return [name, given(item), given(NONE)] as const;
        }),
      ),
      ['changeWishlistRooms', { wishlistId: list, add: 'Bath' }, { wishlistId: NONE, add: 'Bath' }],
      ['setWishlistBudget', { wishlistId: list, amount: 5 }, { wishlistId: NONE, amount: 5 }],
      ...[list, hers].map((wishlistId) => {
        const given = (id: string) => ({ wishlistId, wishlist_item_id: id });
        return ['planWishlistItems', given(item), given(NONE)] as const;
      }),
      ...['copyProductsBetweenWishlists', 'moveProductsBetweenWishlists'].flatMap((name) => [
        [
          name,
          { sourceWishlistUid: list, destinationWishlistUid: hers, wishlist_item_id: item },
          { sourceWishlistUid: NONE, destinationWishlistUid: hers, wishlist_item_id: item },
        ] as const,
        [
          name,
          { sourceWishlistUid: hers, destinationWishlistUid: list, wishlist_item_id: item },
          { sourceWishlistUid: hers, destinationWishlistUid: NONE, wishlist_item_id: item },
        ] as const,
      ]),
    ];
    expect(new Set(pairs.map(([name]) => name))).toEqual(new Set(every('own').map(({ field }) => field.name)));
    const reported: string[] = [];
    for (const [name, there, missing] of pairs) {
      const responses = [];
      for (const given of [there, missing]) {
        const response = JSON.stringify(
          refusalOf(
            await request(
              eve.headers,
              callOf(mutations[name] ? 'mutation' : 'query', (mutations[name] ?? queries[name])!, given),
            ),
          ),
        );
        responses.push(
          Object.values(given).reduce<string>((text, value) => text.replaceAll(String(value), 'ID'), response),
        );
      }
      if (responses[0] !== responses[1]) reported.push(`${name}: ${responses.join(' and ')}`);
    }
    expect(reported).toEqual([]);
    expect((await ann.execute('{ customer { orders { items { status } } } }')).data.customer.orders.items).toEqual([
      { status: 'Processing' },
    ]);
    expect((await ann.execute('{ customer { addresses { id } wishlists { id } } }')).data.customer).toMatchObject({
      addresses: [{ id: address }],
      wishlists: [{ id: list }],
    });
    expect((await ann.execute('{ customerPasskeys { id name } }')).data.customerPasskeys).toEqual([
      { id: passkey, name: 'Hers' },
    ]);
    expect(await signIn(shop, ann.email)).toEqual(expect.any(String));
  });
});
