import { randomBytes } from 'node:crypto';
import { createAuthenticator } from '#commerce/people/customer/passkeys/testing/authenticator.ts';

const ADDRESS = {
  firstname: 'Zephyrine',
  lastname: 'Quillfeather',
  street: ['77 Hummingbird Alley'],
  city: 'Montréal',
  region: 'Quebec',
  region_id: 76,
  region_code: 'QC',
  postcode: 'H2Y 1C6',
  country_id: 'CA',
  telephone: '514-555-0177',
};
/** Public URL of the shop. */
export const SHOP = 'https://shop.example';
const COUPON = 'HUMMINGBIRD77';
/** The e-mail address that the visitor asks for later. */
export const MOVED = 'moved@quillfeather.example';

type Json = Record<string, unknown>;
type Pay = { outcome?: 'ok' | 'declined'; comments?: string; headers?: Record<string, string> };

/** A visitor whose HTTP requests cause security events. Each action resolves with the id of its response. */
export const createVisitor = (origin: string) => {
  let email = 'zephyrine@quillfeather.example';
  let password = 'Marble-12';
  let token = '';
  const known = new Set<string>([email, password, 'quillfeather', 'Wrong-pass1', COUPON, ...ADDRESS.street]);
  const { firstname, lastname, telephone } = ADDRESS;
  for (const one of [firstname, lastname, telephone]) known.add(one);

  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    // eslint-disable-next-line typescript/no-explicit-any
    return { id: response.headers.get('x-request-id') ?? '', body: (text === '' ? null : JSON.parse(text)) as any };
  };
  const request = (query: string, variables: Json = {}, isSignedIn = false) =>
    send('/graphql', { query, variables }, isSignedIn ? { authorization: `Bearer ${token}` } : {});
  const idOf = async (...words: Parameters<typeof request>): Promise<string> => (await request(...words)).id;

  const device = createAuthenticator({ origin: SHOP, domain: 'shop.example' });
  let passkey = '';

  const carts = new Map<string, Promise<string>>();
  const makeCart = async (): Promise<string> => {
    const id: string = (await request('mutation { id: createEmptyCart }')).body.data.id;
    await request(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TRV", quantity: 1 }]) { cart { id } } }',
      { id },
    );
    const path = `/rest/V1/guest-carts/${id}`;
    const ways: { carrier_code: string; method_code: string; available: boolean }[] = (
      await send(`${path}/estimate-shipping-methods`, { address: ADDRESS })
    ).body;
    const way = ways.find(({ available, carrier_code: carrier }) => available && carrier !== 'pickup');
    await send(`${path}/shipping-information`, {
      addressInformation: {
        shipping_address: { ...ADDRESS, email },
        billing_address: ADDRESS,
        shipping_carrier_code: way?.carrier_code,
        shipping_method_code: way?.method_code,
      },
    });
    return id;
  };
  const cartOf = (name: string): Promise<string> => {
    const cart = carts.get(name) ?? makeCart();
    carts.set(name, cart);
    return cart;
  };
  const payFor = async (cart: string, { outcome = 'ok', comments = '', headers = {} }: Pay): Promise<string> => {
    const payment_method_nonce = `tok_visa_1111_1230_${outcome}_${randomBytes(16).toString('hex')}`;
    const paymentMethod = { method: 'tessera_test', additional_data: { payment_method_nonce } };
    const body = { email, billingAddress: ADDRESS, paymentMethod, comments };
    return (await send(`/rest/V1/guest-carts/${cart}/payment-information`, body, headers)).id;
  };

  return {
    get email() {
      return email;
    },
    secrets: () => [...known, ...(token ? [token] : [])],
    openAccount: () =>
      idOf('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
        input: { email, firstname, lastname, password },
      }),
    signIn: async (given = password) => {
      const { id, body } = await request(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email, password: given },
      );
      token = body.data?.generateCustomerToken?.token ?? token;
      return id;
    },
    changePassword: async (current = password) => {
      const isRight = current === password;
      const id = await idOf(
        'mutation ($current: String!) { changeCustomerPassword(currentPassword: $current, newPassword: "Granite-34") { email } }',
        { current },
        true,
      );
      if (isRight) known.add((password = 'Granite-34'));
      return id;
    },
    requestEmail: async () => {
      known.add(MOVED);
      return idOf(
        'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
        { email: MOVED, password },
        true,
      );
    },
    proveEmail: async (key: string) => {
      const id = await idOf(
        'mutation ($email: String!, $key: String!) { confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }',
        { email: MOVED, key },
      );
      if (!key.startsWith('xx')) email = MOVED;
      return id;
    },
    readForeignCart: async () => {
      const { id } = (await request('{ customerCart { id } }', {}, true)).body.data.customerCart;
      return idOf('query ($id: String!) { cart(cart_id: $id) { id } }', { id });
    },
    addPasskey: async (): Promise<string> => {
      const { startPasskey } = (await request('mutation { startPasskey { challenge user_id } }', {}, true)).body.data;
      const input = device.create(startPasskey, 'Quillfeather’s telephone');
      known.add(input.name).add(input.id);
      const { id, body } = await request(
        'mutation ($input: PasskeyAttestationInput!) { addPasskey(input: $input) { id } }',
        { input },
        true,
      );
      passkey = body.data.addPasskey.id;
      return id;
    },
    /** Sends an unknown challenge. */
    usePasskey: (challenge: string) =>
      idOf('mutation ($input: PasskeyAssertionInput!) { signInWithPasskey(input: $input) { email } }', {
        input: device.use({ challenge }),
      }),
    removePasskey: () => idOf('mutation ($id: ID!) { removePasskey(id: $id) }', { id: passkey }, true),
    signOut: () => idOf('mutation { revokeCustomerToken { result } }', {}, true),
    requestReset: () => idOf('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }),
    reset: (key: string) => {
      if (!key.startsWith('xx')) known.add((password = 'Basalt-56'));
      return idOf(
        'mutation ($email: String!, $key: String!) { resetPassword(email: $email, resetPasswordToken: $key, newPassword: "Basalt-56") }',
        { email, key },
      );
    },
    deleteAccount: () => idOf('mutation { deleteCustomer }', {}, true),
    tryCoupon: async () =>
      idOf(
        'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
        { id: await cartOf('coupons'), code: COUPON },
      ),
    /** Pays for the one cart of this visitor; `payElsewhere` for another. */
    pay: async (how: Pay) => payFor(await cartOf('first'), how),
    payElsewhere: async (how: Pay) => payFor(await cartOf('second'), how),
    trackOrder: () => idOf('{ getOrderItemsByOrderNumber(ordersNumbers: ["123456789"]) { number } }'),
    openHold: () => idOf('{ slabHold(token: "1-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx") { sku } }'),
    callAsProgram: async () => (await send('/rest/V1/webhooks', {}, { authorization: `Bearer ${'x'.repeat(43)}` })).id,
    reportPageError: async () =>
      (await send('/security/page-errors', { id: 'k3x9', name: 'TypeError', page: `/x/${email}` })).id,
    reportViolation: async () =>
      (
        await send('/security/violations', {
          'csp-report': {
            'effective-directive': 'script-src-elem',
            'blocked-uri': 'https://evil.example/x.js',
            'document-uri': `https://shop.example/checkout?email=${email}`,
          },
        })
      ).id,
  };
};
