import { newEmail, PASSWORD } from '../operations/actors.ts';
import { EMAIL } from '../support/cart.ts';
import type { RouteClass, RouteStep } from './route-step.ts';

const own = { by: 'customer', closedTo: ['guest'] } as const;
const STRANGE = 'k7yNoBoDysCartThatCouldBeGuessed0';

const addressIn = (place: string | undefined): Record<string, unknown> => JSON.parse(place ?? '{}');
const home = (memory: Readonly<Record<string, string>>) => addressIn(memory.restPlace);
const methods = (memory: Readonly<Record<string, string>>) => ({
  shipping_carrier_code: memory.carrier,
  shipping_method_code: memory.method,
});
const cheque = { method: 'checkmo' };

type CartRoute = Omit<RouteStep, 'route' | 'by' | 'closedTo' | 'guess'>;

/** A cart route in its variants for guests and customers. */
const both = (version: 'V1' | 'V2', method: string, path: string, step: CartRoute = {}): readonly RouteStep[] => [
  {
    ...step,
    route: `${method} /${version}/guest-carts/:cartId${path}`,
    params: (memory) => ({ cartId: memory.restCart ?? '', ...step.params?.(memory) }),
    guess: { params: { cartId: STRANGE, itemId: '1', couponCode: 'NONE' } },
  },
  {
    ...step,
    ...own,
    closedTo: ['guest', 'leaving'],
    route: `${method} /${version}/carts/mine${path}`,
    params: (memory) => ({
      ...step.params?.(memory),
      ...(path.includes(':itemId') ? { itemId: memory.mineItem ?? '' } : {}),
    }),
    ...(step.remember && path === '/items'
      ? { remember: ({ item_id: id }: { item_id: number }, memory) => void (memory.mineItem = String(id)) }
      : {}),
  },
];

const cartItemOf = ({ sku }: Readonly<Record<string, string>>) => ({ cartItem: { sku, qty: 1 } });
const couponsElsewhere = { shownIn: 'commerce/after-sale/orders/rest-checkout.test.ts' };

/** Prepares new carts with items, addresses and a shipping method: each order uses one up. */
const readyAgain: NonNullable<RouteStep['prepare']> = async ({ shop }, memory, callers) => {
  const guest = await shop.rest<string>('POST', '/V1/guest-carts');
  memory.restCart = guest.body;
  await shop.rest('POST', '/V1/carts/mine', undefined, callers.customer);
  for (const [base, headers] of [
    [`/V1/guest-carts/${guest.body}`, {}],
    ['/V1/carts/mine', callers.customer],
  ] as const) {
    const address = home(memory);
    await shop.rest('POST', `${base}/items`, cartItemOf(memory), headers);
    await shop.rest(
      'POST',
      `${base}/shipping-information`,
      { addressInformation: { shipping_address: address, billing_address: address, ...methods(memory) } },
      headers,
    );
    await shop.rest('POST', `${base}/set-payment-information`, payment(memory), headers);
  }
};

const payment = (memory: Readonly<Record<string, string>>) => ({
  email: EMAIL,
  billingAddress: home(memory),
  paymentMethod: cheque,
});

export const SHOPPER_ROUTES: readonly RouteClass[] = [
  {
    name: 'countries and currencies',
    steps: [
      { route: 'GET /V1/directory/countries' },
      { route: 'GET /V1/directory/countries/:countryId', params: ({ country }) => ({ countryId: country ?? '' }) },
      { route: 'GET /V1/directory/currency' },
    ],
  },
  {
    name: 'products and places, open to everybody',
    steps: [
      { route: 'GET /V1/products-render-info', isList: true },
      { route: 'GET /V1/search', isList: true, shownIn: 'commerce/merchandise/integration/connectors.test.ts' },
      { route: 'GET /V1/inventory/in-store-pickup/pickup-locations' },
    ],
  },
  {
    name: 'accounts',
    steps: [
      {
        route: 'POST /V1/customers',
        body: (memory) => ({
          customer: { email: (memory.newEmail = newEmail()), firstname: 'Ann', lastname: 'Roy' },
          password: PASSWORD,
        }),
        remember: ({ id }: { id: number }, memory) => void (memory.newCustomer = String(id)),
      },
      {
        route: 'POST /V1/integration/customer/token',
        body: ({ email }) => ({ username: email, password: PASSWORD }),
        guess: { body: { username: EMAIL, password: 'Not-the-password-1' } },
      },
      {
        route: 'POST /V1/customers/isEmailAvailable',
        body: ({ email }) => ({ customerEmail: email }),
        takesAnything: true,
      },
      {
        ...own,
        route: 'GET /V1/customers/me',
        remember: ({ id, store_id: store }: { id: number; store_id: number }, memory) =>
          void ((memory.customerId = String(id)), (memory.storeId = String(store))),
      },
      {
        ...own,
        route: 'PUT /V1/customers/me',
        body: (memory) => ({
          customer: {
            email: memory.email,
            firstname: 'Anne',
            lastname: 'Roy',
            addresses: [{ ...home(memory), default_billing: true, default_shipping: true }],
          },
        }),
        remember: ({ addresses }: { addresses: { id: number }[] }, memory) =>
          void (memory.restAddressId = String(addresses[0]?.id)),
      },
      { ...own, route: 'GET /V1/customers/me/billingAddress' },
      { ...own, route: 'GET /V1/customers/me/shippingAddress' },
      {
        route: 'PUT /V1/customers/password',
        body: ({ email }) => ({ email, template: 'email_reset', websiteId: 1 }),
        shownIn: 'commerce/people/customer/rest.test.ts',
      },
      {
        route: 'POST /V1/customers/resetPassword',
        body: ({ email }) => ({ email, resetToken: 'a-token-of-nobody', newPassword: PASSWORD }),
        guess: {},
        shownIn: 'commerce/people/customer/rest.test.ts',
      },
      {
        route: 'POST /V1/customers/confirm',
        body: () => ({ email: 'nobody@example.com', websiteId: 1 }),
        shownIn: 'commerce/people/customer/rest.test.ts',
      },
    ],
  },
  {
    name: 'carts over REST',
    steps: [
      { route: 'POST /V1/guest-carts', remember: (id: string, memory) => void (memory.restCart = id) },
      { ...own, route: 'POST /V1/carts/mine' },
      ...both('V1', 'POST', '/items', {
        body: cartItemOf,
        remember: ({ item_id: id }: { item_id: number }, memory) => void (memory.restItem = String(id)),
      }),
      ...both('V1', 'GET', '/items'),
      ...both('V1', 'PUT', '/items/:itemId', {
        params: ({ restItem }) => ({ itemId: restItem ?? '' }),
        body: () => ({ cartItem: { qty: 2 } }),
      }),
      ...both('V1', 'GET', ''),
      ...both('V1', 'GET', '/totals'),
      ...both('V1', 'GET', '/coupons'),
      ...both('V1', 'PUT', '/coupons/:couponCode', {
        params: () => ({ couponCode: 'NOT-A-CODE' }),
        ...couponsElsewhere,
      }),
      ...both('V1', 'DELETE', '/coupons', { shownIn: 'commerce/after-sale/orders/discounts.test.ts' }),
      ...both('V2', 'GET', '/coupons', { isOurSample: true }),
      ...(['POST', 'PUT'] as const).flatMap((method) =>
        both('V2', method, '/coupons', { body: () => ({ couponCodes: ['NOT-A-CODE'] }), ...couponsElsewhere }),
      ),
      ...['/deleteByCodes', '/coupons/deleteByCodes'].flatMap((path) =>
        both('V2', 'POST', path, { body: () => ({ couponCodes: ['NOT-A-CODE'] }), ...couponsElsewhere }),
      ),
      ...both('V1', 'POST', '/estimate-shipping-methods', {
        body: (memory) => ({ address: home(memory) }),
        remember: (shippingMethods: { carrier_code: string; method_code: string; available: boolean }[], memory) => {
          const shippingMethod = shippingMethods.find(({ available }) => available);
          [memory.carrier, memory.method] = [shippingMethod?.carrier_code ?? '', shippingMethod?.method_code ?? ''];
        },
      }),
      {
        ...own,
        route: 'POST /V1/carts/mine/estimate-shipping-methods-by-address-id',
        body: ({ restAddressId }) => ({ addressId: Number(restAddressId) }),
        closedTo: ['guest', 'other', 'leaving'],
      },
      ...both('V1', 'POST', '/totals-information', {
        body: (memory) => ({ addressInformation: { address: home(memory), ...methods(memory) } }),
      }),
      ...both('V1', 'POST', '/shipping-information', {
        body: (memory) => ({
          addressInformation: { shipping_address: home(memory), billing_address: home(memory), ...methods(memory) },
        }),
      }),
      ...both('V1', 'GET', '/shipping-methods'),
      ...both('V1', 'GET', '/payment-methods'),
      ...both('V1', 'GET', '/payment-information'),
      ...both('V1', 'POST', '/billing-address', { body: (memory) => ({ address: home(memory) }) }),
      ...both('V1', 'GET', '/billing-address'),
      ...both('V1', 'PUT', '/selected-payment-method', { body: () => ({ method: cheque }) }),
      ...both('V1', 'GET', '/selected-payment-method'),
      ...both('V1', 'POST', '/set-payment-information', { body: payment }),
      ...both('V1', 'DELETE', '/items/:itemId', { params: ({ restItem }) => ({ itemId: restItem ?? '' }) }),
      {
        route: 'PUT /V1/guest-carts/:cartId',
        by: 'customer',
        params: ({ restCart }) => ({ cartId: restCart ?? '' }),
        body: ({ customerId, storeId }) => ({ customerId: Number(customerId), storeId: Number(storeId) }),
        closedTo: ['guest', 'other'],
      },
    ],
  },
  {
    name: 'orders over REST',
    steps: [
      ...both('V1', 'POST', '/payment-information', { body: payment, prepare: readyAgain }),
      ...both('V1', 'PUT', '/order', {
        body: () => ({ paymentMethod: cheque }),
        prepare: readyAgain,
        remember: (number: string | number, memory) => void (memory.orderId = String(number)),
      }),
    ],
  },
];

/** Routes that end the accounts of other actors. */
export const LAST_SHOPPER_ROUTES: readonly RouteClass[] = [
  {
    name: 'passwords and tokens',
    steps: [
      {
        route: 'PUT /V1/customers/me/password',
        by: 'going',
        closedTo: ['guest'],
        body: () => ({ currentPassword: PASSWORD, newPassword: `${PASSWORD}-2` }),
      },
      { route: 'POST /V1/integration/customer/revoke-customer-token', by: 'leaving', closedTo: ['guest'] },
    ],
  },
];
