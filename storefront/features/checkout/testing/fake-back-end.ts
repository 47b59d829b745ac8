import type { CartStatus, CheckoutLine, Place, ShippingMethod } from '../types.ts';
import { EXPECTED_TOTAL_HEADER, TOTAL_CHANGED, writeTotal } from '#contract/expected-total.ts';

/** A request: a GraphQL operation with its variables, or the last path segment of a REST URL with its body. */
export type FakeRequest = {
  what: string;
  method: string;
  path: string;
  given: Record<string, unknown>;
  headers: Headers;
};

type Way = {
  carrier: string;
  carrierTitle: string;
  code: string;
  title: string;
  price: number;
  available?: boolean;
  message?: string;
};

export const PARCEL: Way = {
  carrier: 'flatrate',
  carrierTitle: 'Parcel',
  code: 'flatrate',
  title: 'To your door',
  price: 20,
};
export const FREIGHT: Way = {
  carrier: 'freight',
  carrierTitle: 'Freight',
  code: 'ltl',
  title: 'On a pallet',
  price: 100,
};
export const PICKUP: Way = { carrier: 'instore', carrierTitle: 'Pickup', code: 'laval', title: 'Laval', price: 0 };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (message: string, more: object = {}, status = 400) => json({ message, ...more }, status);
const failure = (message: string, category: string, field: string) =>
  json({ errors: [{ message, path: [field], extensions: { category } }], data: null });

/**
 * An in-memory back end with one cart that answers checkout's calls at the level of `fetch`, so that the real client,
 * REST client, session and storage are tested with it. The back end's own behaviour is tested against a database.
 * `more` answers other operations by name.
 */
export const openFakeBackEnd = (more: Readonly<Record<string, unknown>> = {}) => {
  const cart = {
    id: 'cart-1' as string | undefined,
    itemTotal: 100,
    line: { name: 'Tile' } as Pick<CheckoutLine, 'name'> & Partial<CheckoutLine>,
    coupons: [] as readonly string[],
    /** Number of lots that the page shows. */
    lots: undefined as number | undefined,
    /** Number of units that the page shows as coming later. */
    later: undefined as number | undefined,
    /** Nothing of it is shipped. */
    isVirtual: false,
    currency: 'CAD',
    ways: [PARCEL, FREIGHT, PICKUP],
    payments: [{ code: 'tessera_test', title: 'Credit card' }],
    email: undefined as string | undefined,
    address: undefined as Record<string, unknown> | undefined,
    chosen: undefined as string | undefined,
    order: undefined as Record<string, unknown> | undefined,
  };
  const requested: FakeRequest[] = [];
  const lost: { what: string; isReached: boolean }[] = [];
  const refused: { what: string; response: () => Response }[] = [];
  const before: { what: string; work: () => unknown }[] = [];
  const keys = new Set<string>();
  let knowsReceipts = true;

  const money = (value: number) => ({ value, currency: cart.currency });
  const way = () => cart.ways.find(({ carrier, code }) => `${carrier}/${code}` === cart.chosen);
  const tax = () => (cart.itemTotal + (way()?.price ?? 0)) / 20;
  const total = () => money(cart.itemTotal + (way()?.price ?? 0) + tax());
  const quoted = ({ carrier, carrierTitle, code, title, price, available = true, message }: Way): ShippingMethod => ({
    carrier_code: carrier,
    carrier_title: carrierTitle,
    method_code: code,
    method_title: title,
    amount: money(price),
    isAvailable: available,
    message,
  });
  const place = (): Place | undefined =>
    cart.address && {
      country_id: String(cart.address['country_id']),
      region_code: String(cart.address['region_code']),
      postcode: String(cart.address['postcode']),
    };
  const status = (): CartStatus => {
    const chosen = cart.address && !cart.isVirtual ? way() : undefined;
    return {
      isVirtual: cart.isVirtual,
      lines: [
        {
          uid: '1',
          sku: 'TILE',
          options: [],
          quantity: 1,
          image: undefined,
          ...cart.line,
          rowTotal: money(cart.itemTotal),
        },
      ],
      coupons: cart.coupons,
      place: place(),
      methods: cart.address && !cart.isVirtual ? cart.ways.map(quoted) : [],
      chosen: chosen && quoted(chosen),
      paymentMethods: cart.payments,
      totals: {
        subtotal: money(cart.itemTotal),
        discounted: money(cart.itemTotal),
        shipping: chosen && money(chosen.price),
        taxes: [{ label: 'GST', amount: money(tax()) }],
        // A back end that does not return it.
        grandTotal: Number.isNaN(cart.itemTotal) ? undefined : total(),
      },
    };
  };

  /** Orders the cart, from this page or another device. */
  const order = (email = cart.email): string => {
    cart.order = {
      id: '12',
      number: '482915306',
      placed_at: '2026-06-15T12:00:00Z',
      email,
      is_pickup: false,
      is_virtual: cart.isVirtual,
      shipping_title: `${way()?.carrierTitle} – ${way()?.title}`,
      payment_method_code: 'tessera_test',
      payment_title: 'Visa ending in 1111',
      shipping_address: { ...cart.address, country_id: 'CA' },
      items: [{ sku: 'TILE', name: 'Tile', options: [], quantity: 1, image: null, row_total: money(cart.itemTotal) }],
      subtotal: money(cart.itemTotal),
      shipping_amount: money(way()?.price ?? 0),
      taxes: [{ label: 'GST', amount: money(tax()) }],
      grand_total: total(),
    };
    return '12';
  };

  const responses: Readonly<Record<string, (requested: FakeRequest) => Response>> = {
    setGuestEmail: ({ given }) => {
      cart.email = String(given['email']);
      return json({ data: { setGuestEmailOnCart: { cart: { id: cart.id } } } });
    },
    setShippingAddress: ({ given }) => {
      cart.address = given;
      cart.chosen = undefined;
      return json({ data: { setShippingAddressesOnCart: { cart: { id: cart.id } } } });
    },
    setBillingAddress: ({ given }) => {
      cart.address = given;
      return json({ data: { setBillingAddressOnCart: { cart: { id: cart.id } } } });
    },
    GetCart: () => json({ data: { cart: status() } }),
    getPlacedOrder: () =>
      knowsReceipts
        ? json({ data: { placedOrder: cart.order ?? null } })
        : json({ errors: [{ message: 'Cannot query field "placedOrder" on type "Query".' }] }),
    checkCartIsOpen: () =>
      cart.order
        ? failure('The cart is not active', 'graphql-no-such-entity', 'cart')
        : json({ data: { cart: { id: cart.id } } }),
    'shipping-information': ({ given }) => {
      const {
        shipping_carrier_code: carrier,
        shipping_method_code: code,
        shipping_address: address,
      } = given['addressInformation'] as Record<string, unknown>;
      cart.address = address as Record<string, unknown>;
      const isOffered = cart.ways.some((offer) => offer.carrier === carrier && offer.code === code);
      cart.chosen = isOffered ? `${String(carrier)}/${String(code)}` : undefined;
      return isOffered
        ? json({})
        : refusal('Carrier with such method not found: %1, %2', { parameters: [carrier, code] });
    },
    'payment-information': ({ given, headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      if (cart.order)
        return keys.has(key)
          ? json(12)
          : refusal('No such entity with %fieldName = %fieldValue', { parameters: { fieldName: 'cartId' } }, 404);
      const expected = headers.get(EXPECTED_TOTAL_HEADER);
      if (knowsReceipts && expected && expected !== writeTotal(total()))
        return refusal('The total of the order changed.', { error_code: TOTAL_CHANGED });
      if (JSON.stringify(given).includes('_declined_'))
        return refusal('Transaction has been declined. Please try again later.');
      keys.add(key);
      return json(order(given['email'] as string | undefined));
    },
  };

  const read = (input: unknown, init: RequestInit | undefined): FakeRequest => {
    const url = new URL(String(input), 'http://shop.test');
    const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>;
    const headers = new Headers(init?.headers);
    const method = init?.method ?? 'GET';
    if (url.pathname !== '/graphql')
      return { what: url.pathname.split('/').at(-1) ?? '', method, path: url.pathname, given: body, headers };
    const search = Object.fromEntries(url.searchParams);
    return {
      what: String(body['operationName'] ?? search['operationName']),
      method,
      path: url.pathname,
      given: (body['variables'] ?? JSON.parse(search['variables'] ?? '{}')) as Record<string, unknown>,
      headers,
    };
  };
  const take = <Entry extends { what: string }>(list: Entry[], what: string): Entry | undefined => {
    const at = list.findIndex((entry) => entry.what === what);
    return at < 0 ? undefined : list.splice(at, 1)[0];
  };

  return {
    cart,
    status,
    requested: requested,
    order,
    requestsOf: (what: string): FakeRequest[] => requested.filter((entry) => entry.what === what),
    /** The next such request gets no response. `isReached`: the back end processes it. */
    lose: (what: string, isReached = false): void => void lost.push({ what, isReached }),
    /** The next such call fails over REST with Magento's message. */
    refuse: (what: string, message: string, more?: object, status?: number): void =>
      void refused.push({ what, response: () => refusal(message, more, status) }),
    /** The next such request gets a response of a proxy. */
    garble: (what: string, status: number): void =>
      void refused.push({ what, response: () => new Response('<h1>Busy</h1>', { status }) }),
    /** Runs right before the next such call is processed. */
    before: (what: string, work: () => unknown): void => void before.push({ what, work }),
    /** From now on it behaves like Magento, which knows neither the header nor our receipts. */
    becomeMagento: (): void => void (knowsReceipts = false),
    /** Replaces `fetch`. */
    send: (async (input, init) => {
      const call = read(input, init);
      requested.push(call);
      await take(before, call.what)?.work();
      const loss = take(lost, call.what);
      if (loss && !loss.isReached) throw new TypeError('Failed to fetch');
      const response =
        take(refused, call.what)?.response() ??
        responses[call.what]?.(call) ??
        (call.what in more ? json({ data: more[call.what] }) : undefined) ??
        json({ errors: [{ message: `Nobody answers ${call.what} here` }] });
      if (loss) throw new TypeError('Failed to fetch');
      return response;
    }) as typeof fetch,
  };
};

export type FakeBackEnd = ReturnType<typeof openFakeBackEnd>;
