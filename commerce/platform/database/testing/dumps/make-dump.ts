import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findPostgresql, startCluster } from '../postgresql.ts';
import { writeCatalogue } from './catalogue.ts';

/**
 * `node make-dump.ts <checkout> <name>`: fills a PostgreSQL database with the version of the shop in `checkout`, and
 * writes <name>.sql.gz and <name>.json beside this script.
 */
const [given, name] = process.argv.slice(2);
if (!given || !name) throw new Error('Usage: node make-dump.ts <checkout with node_modules> <name>');
const checkout = resolve(given);

const PASSWORD = 'Slate-and-marble-4';
const EMAIL = 'ann@example.com';
const address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy Fabrication',
  street: ['1 Main St'],
  city: 'Montréal',
  region: 'QC',
  postcode: 'H2Y 1C6',
  country_code: 'CA',
  telephone: '514-555-0101',
};

type Reply = { data?: Record<string, unknown>; errors?: { message: string }[] };
type Commerce = {
  // eslint-disable-next-line typescript/no-explicit-any
  platform: any;
  executeGraphql(request: unknown): Promise<{ body: Uint8Array | string }>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** The shop of the dumped version, called through the public GraphQL contract. */
const openShop = async (databaseUrl: string, folder: string): Promise<Commerce> => {
  const { loadSettings } = await import(join(checkout, 'commerce/platform/settings.ts'));
  const { createCommerce } = await import(join(checkout, 'commerce/app.ts'));
  const { loadCatalogue } = await import(join(checkout, 'commerce/import/service.ts'));
  const settings = loadSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: databaseUrl,
    VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-dump-var-')),
  });
  const commerce: Commerce = await createCommerce(settings);
  await loadCatalogue(commerce.platform, folder);
  await commerce.start();
  return commerce;
};

const fill = async (commerce: Commerce) => {
  // eslint-disable-next-line typescript/no-explicit-any
  const send = async (query: string, variables: object = {}, token?: string): Promise<any> => {
    const { body } = await commerce.executeGraphql({
      method: 'POST',
      query,
      variables,
      ip: '192.0.2.1',
      cookies: {},
      headers: {
        'content-type': 'application/json',
        store: 'CA_EN',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const { data, errors } = JSON.parse(body.toString()) as Reply;
    if (errors) throw new Error(`${query.slice(0, 80)}: ${JSON.stringify(errors)}`);
    return data;
  };
  const newCart = async (token?: string): Promise<string> =>
    (await send('mutation { cartId: createEmptyCart }', {}, token)).cartId;
  const add = async (id: string, sku: string, quantity: number, token?: string) => {
    const { addProductsToCart } = await send(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
      { id, items: [{ sku, quantity }] },
      token,
    );
    if (addProductsToCart.user_errors.length) throw new Error(JSON.stringify(addProductsToCart.user_errors));
  };
  const order = async (id: string, token?: string): Promise<string> => {
    const cart = async (mutation: string, type: string, input: object) =>
      send(
        `mutation ($input: ${type}) { ${mutation}(input: $input) { cart { id } } }`,
        { input: { cart_id: id, ...input } },
        token,
      );
    if (!token) await cart('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'guest@example.com' });
    await cart('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{ address }] });
    const { cart: ready } = await send(
      'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }',
      { id },
      token,
    );
    const [method] = ready.shipping_addresses[0].available_shipping_methods;
    await cart('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods: [method] });
    await cart('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
      billing_address: { same_as_shipping: true },
    });
    await cart('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method: { code: 'checkmo' } });
    const { placeOrder } = await send(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { message } } }',
      { id },
      token,
    );
    if (!placeOrder.order) throw new Error(JSON.stringify(placeOrder.errors));
    return placeOrder.order.order_number;
  };

  await send('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
    input: { firstname: 'Ann', lastname: 'Roy', email: EMAIL, password: PASSWORD },
  });
  const { generateCustomerToken } = await send(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email: EMAIL, password: PASSWORD },
  );
  const token: string = generateCustomerToken.token;
  const { region, ...rest } = address;
  await send(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: { ...rest, region: { region_code: region }, default_shipping: true, default_billing: true } },
    token,
  );

  const guestOrdered = await newCart();
  await add(guestOrdered, 'CAR', 3);
  const guestOrder = await order(guestOrdered);
  const customerOrdered = await newCart(token);
  await add(customerOrdered, 'SLB-2605-28', 1, token);
  const customerOrder = await order(customerOrdered, token);

  const guestCart = await newCart();
  await add(guestCart, 'SLT', 2);
  await send(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "TENOFF" }) { cart { id } } }',
    {
      id: guestCart,
    },
  );
  const customerCart = await newCart(token);
  await add(customerCart, 'CAR', 4, token);

  const { holdSlab } = await send(
    'mutation ($input: HoldSlabInput!) { holdSlab(input: $input) { token } }',
    { input: { request_id: 'dump-hold-0000-0001', sku: 'SLB-2605-27', fullname: 'Ann Roy', email: EMAIL } },
    token,
  );
  return {
    email: EMAIL,
    password: PASSWORD,
    orders: { guest: guestOrder, customer: customerOrder },
    carts: { guest: guestCart, customer: customerCart },
    hold: holdSlab.token,
  };
};

/** Plain SQL: no settings of the session, no commands of psql. */
const dump = (url: string): string =>
  execFileSync(
    join(findPostgresql() ?? '', 'pg_dump'),
    ['--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges', '--no-comments', url],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
    .split('\n')
    .filter((line) => !/^(\\|--|SET |SELECT pg_catalog\.set_config)/.test(line))
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n');

const folder = mkdtempSync(join(tmpdir(), 'tessera-dump-'));
const cluster = await startCluster();
try {
  mkdirSync(folder, { recursive: true });
  writeCatalogue(checkout, folder);
  const commerce = await openShop(cluster.url, folder);
  const facts = await fill(commerce);
  await commerce.close();
  writeFileSync(join(import.meta.dirname, `${name}.sql.gz`), gzipSync(dump(cluster.url), { level: 9 }));
  writeFileSync(join(import.meta.dirname, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
