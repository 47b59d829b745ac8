import '#storefront/testing/window.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import { COUNTER, paymentMethods } from '#commerce/sale/payment/rules.ts';
import { savePaymentMethods, useGateways } from '#commerce/sale/payment/service.ts';
import { createTestGateway } from '#commerce/sale/payment/gateways/test/gateway.ts';
import { openAuthorizeNet } from '#commerce/sale/payment/gateways/authorizenet/testing/authorizenet-stand.ts';
import { openBraintree } from '#commerce/sale/payment/gateways/braintree/testing/braintree-stand.ts';
import type { GatewayStand } from '#commerce/sale/payment/testing/stand.ts';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import type { Address } from '#storefront/platform/address/address.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { newCustomer } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually, type Rendered } from '#storefront/testing/render.tsx';
import { renderCheckout, readerOf } from './testing/screen.tsx';
import { ann, openTab, settled, watchRest } from './testing/tab.ts';

vi.mock('#storefront/platform/third-party/fetch-script.ts', () => ({ fetchScript: async () => undefined }));

const GOOD = '4111111111111111';
const DECLINED = '4000000000000002';

let shop: LiveShop;
let braintree: GatewayStand;
let authorizeNet: GatewayStand;
let rendered: Rendered | undefined;
let path: () => string;
let rest: ReturnType<typeof watchRest>;
/** The contents of Braintree's iframe fields, which no page can read. */
let typed: string;

const main = (): HTMLElement => rendered?.container ?? document.body;
const { textOf, button, press, orderButton } = readerOf(main);
const kindOf = (number: string): 'valid' | 'declined' => (number === DECLINED ? 'declined' : 'valid');

/** Replaces the gateways' scripts, so that no request reaches their servers. */
const standInForScripts = (): void => {
  vi.stubGlobal('Accept', {
    dispatchData: ({ cardData }: { cardData: { cardNumber: string } }, reported: (response: object) => void) =>
      reported({
        opaqueData: { dataValue: authorizeNet.nonceOf(kindOf(cardData.cardNumber)) },
        messages: { resultCode: 'Ok', message: [] },
      }),
  });
  const fields = {
    focus: () => undefined,
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
    teardown: async () => undefined,
    tokenize: async () => ({
      nonce: braintree.nonceOf(kindOf(typed)),
      details: { cardType: 'Visa', lastFour: typed.slice(-4), expirationMonth: '12', expirationYear: '2030' },
    }),
  };
  const library = {
    client: { create: async ({ authorization }: { authorization: string }) => ({ authorization }) },
    hostedFields: { create: async () => fields },
  };
  Object.assign(window, { braintree: library });
};

const field = (name: string): HTMLInputElement | null => main().querySelector(`[name="${name}"]`);
const enter = async (values: Readonly<Record<string, string>>): Promise<void> => {
  await eventually(() => Object.keys(values).every(field));
  await during(() => {
    for (const [name, value] of Object.entries(values)) {
      const input = field(name)!;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set?.call(input, value);
      input.dispatchEvent(new window.Event('input', { bubbles: true }));
    }
  });
};
const typeCard = (cardnumber: string) => enter({ cardnumber, expiry: '12/30', code: '123' });
const fillNothing = async (): Promise<void> => undefined;

type Way = {
  /** Fills in the form; the card number determines whether the card is declined. */
  fill: (number: string) => Promise<void>;
  /** A card is charged at once; a method paid later is refused if the merchant no longer offers it. */
  isCard?: true;
  /** Where the money of a card is. */
  stand?: () => GatewayStand;
  /** Only for pickup orders. */
  isPickedUp?: true;
  /** Only for free orders. */
  isFree?: true;
};

/** How each way to pay is used. */
const WAYS: Readonly<Record<string, Way>> = {
  tessera_test: { fill: typeCard, isCard: true },
  braintree: {
    fill: async (number) => {
      typed = number;
    },
    isCard: true,
    stand: () => braintree,
  },
  authorizenet_acceptjs: { fill: typeCard, isCard: true, stand: () => authorizeNet },
  purchaseorder: { fill: () => enter({ po_number: 'PO-7' }) },
  checkmo: { fill: fillNothing },
  banktransfer: { fill: fillNothing },
  cashondelivery: { fill: fillNothing, isPickedUp: true },
  free: { fill: fillNothing, isPickedUp: true, isFree: true },
};

/** Of Braintree; an account of Authorize.Net takes one currency. */
const ACCOUNTS = { merchantAccounts: { CAD: 'shop_cad', USD: 'shop_usd' } };

/** Methods that shoppers can choose. */
const CODES = paymentMethods('en').flatMap(({ code }) => (code === COUNTER ? [] : [code]));

const english = {
  review: /^Review the order$/,
  declined: 'The card was declined. Nothing was charged; try another card.',
  gone: 'This way to pay is not available for this order. Nothing was charged. Choose another one.',
};
const WORDS = {
  en: english,
  fr: {
    review: /^Vérifier la commande$/,
    declined: 'La carte a été refusée. Rien n’a été débité; essayez une autre carte.',
    gone: 'Ce mode de paiement n’est pas offert pour cette commande. Rien n’a été débité. Choisissez-en un autre.',
  },
};

const ADDRESSES: Readonly<Record<string, Address>> = {
  CA: ann,
  US: {
    ...ann,
    city: 'Burlington',
    region: 'Vermont',
    region_code: 'VT',
    region_id: 59,
    postcode: '05401',
    country_id: 'US',
  },
};

const offer = (codes: readonly string[]): Promise<void> =>
  shop.platform.db.tx((db) =>
    savePaymentMethods(
      db,
      codes.flatMap((code, position) =>
        (['CAD', 'USD'] as const).map((currency) => ({ code, currency, upTo: null, position })),
      ),
    ),
  );

const giveAway = (isFree: boolean): Promise<void> =>
  shop.platform.db.tx((db) =>
    saveCartRules(
      db,
      {
        couponsPerCart: 1,
        rules: isFree
          ? [ruleInput({ action: { kind: 'percent', steps: [{ from: { CAD: 0, USD: 0 }, ppm: 1_000_000 }] } })]
          : [],
      },
      new Date('2026-06-15T12:00:00Z'),
    ),
  );

const attemptsOf = async (cartId: string) => {
  const { rows } = await sql<{ state: string; amount: number }>`
    select a.state, a.amount::int from payment_attempt a join cart c on c.id = a.cart_id where c.masked_id = ${cartId} order by a.id`.execute(
    shop.platform.db.kysely,
  );
  return rows.map(({ state, amount }) => [state, amount]);
};
const ordersOf = async (cartId: string) => {
  const { rows } = await sql<{ code: string; total: number; isGuests: boolean }>`
    select o.payment_method_code as code, o.grand_total::int as total, o.customer_id is null as "isGuests"
    from sales_order o join cart c on c.id = o.cart_id where c.masked_id = ${cartId}`.execute(shop.platform.db.kysely);
  return rows;
};

/** In minor units, from the words of the button. */
const amountShown = (): number => Number((orderButton()?.textContent ?? '').replaceAll(/\D/g, ''));

const choiceOf = (code: string) =>
  main().querySelector<HTMLInputElement>(`input[name="payment_method"][value="${code}"]`);

/** Completes the payment step and presses the order button; returns the total on it, in cents. */
const payBy = async (code: string, review: RegExp, number: string): Promise<number> => {
  const { isFree, fill } = WAYS[code]!;
  // Where nothing is to be paid there is nothing to choose.
  if (!isFree) await during(async () => (await eventually(() => choiceOf(code))).click());
  // The form of another way is hidden until that of this one is there.
  await eventually(() => button(review)?.disabled === false && !main().querySelector('[style*="display: none"]'));
  await fill(number);
  await press(review);
  await eventually(() => orderButton() && !orderButton()!.hasAttribute('aria-busy'));
  const amount = amountShown();
  await during(() => orderButton()!.click());
  return amount;
};

test('every payment method of the back end has a row in this table', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(CODES.toSorted());
});

describe.each(SAMPLE_VIEWS)('in $code', (view) => {
  const words = WORDS[view.language === 'fr' ? 'fr' : 'en'];
  // Cards are declined for a while after many declines: each view has a shop of its own.
  beforeAll(async () => {
    // Otherwise it comes while the number of a purchase order is entered.
    await import('#storefront/features/checkout/company/buying-note.tsx');
    shop = await openLiveShop();
    braintree = await openBraintree('authorize_capture', 'once', ACCOUNTS);
    authorizeNet = await openAuthorizeNet('authorize_capture', view.currency);
    const ofTests = createTestGateway(() => shop.platform.clock.now());
    // oxlint-disable-next-line react/rules-of-hooks -- not a hook of React
    useGateways(shop.platform, ofTests, braintree.gateway, authorizeNet.gateway);
  });
  afterAll(async () => {
    await Promise.all([shop.close(), braintree.stop(), authorizeNet.stop()]);
  });
  beforeEach(async () => {
    localStorage.clear();
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
    // The back end runs in this process: its gateways still need requests to their local stand-ins.
    const { fetch } = globalThis;
    rest = watchRest(shop);
    const toShop = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      String(input).startsWith('http://127.0.0.1') ? fetch(input, init) : toShop(input, init),
    );
    standInForScripts();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://shop.test/checkout' }] as never);
  });
  afterEach(async () => {
    await rendered?.unmount();
    rendered = undefined;
    await settled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'braintree');
  });

  describe.each([
    ['a guest', true],
    ['a customer', false],
  ])('%s', (_who, isGuest) => {
    test.each(CODES)('shows a refusal of %s, tries again, and places the order at the shown total', async (code) => {
      const { isCard, stand, isPickedUp, isFree = false } = WAYS[code]!;
      await offer(CODES);
      await giveAway(isFree);
      const platform = await livePlatform(shop, view.code);
      if (!isGuest) platform.session.setToken(await newCustomer(shop));
      const tab = openTab(platform);
      await tab.add('TILE');
      const { email, ...address } = ADDRESSES[view.countryId]!;
      tab.checkout.begin();
      await tab.checkout.submitShippingAddress(isGuest ? { ...address, email } : address);
      const way = tab
        .state()
        .availableShippingMethods.find(({ carrier_code }) => (carrier_code === 'instore') === Boolean(isPickedUp));
      await tab.checkout.submitShippingMethod(way!);
      await tab.checkout.submitBillingAddress({ sameAsShippingAddress: true });
      const cartId = browserStorage.get<string>('cartId')!;
      ({ rendered, path } = await renderCheckout(platform));

      if (!isCard) rest.before('payment-information', () => offer(CODES.filter((other) => other !== code)));
      const first = await payBy(code, words.review, DECLINED);
      await eventually(() => textOf('alert').includes(isCard ? words.declined : words.gone));
      expect(await ordersOf(cartId)).toEqual([]);
      if (!isCard) {
        await eventually(() => !choiceOf(code));
        await offer(CODES);
        await rendered?.unmount();
        ({ rendered, path } = await renderCheckout(platform));
      }

      const total = await payBy(code, words.review, GOOD);
      await eventually(() => path().endsWith('/checkout/receipt'));
      await eventually(() => ![undefined, cartId].includes(browserStorage.get<string>('cartId')));
      expect(await ordersOf(cartId)).toEqual([{ code, total, isGuests: isGuest }]);
      expect(await attemptsOf(cartId)).toEqual(
        isCard
          ? [
              ['declined', first],
              ['ordered', total],
            ]
          : [],
      );
      const sale = stand?.().booked(stand().lastKey()).at(-1);
      if (stand) expect(sale).toEqual(expect.objectContaining({ state: 'charged', amount: (total / 100).toFixed(2) }));
      const heard = [rest.calls, shop.sent, Object.entries(localStorage), braintree.bodies, authorizeNet.bodies];
      expect(JSON.stringify(heard)).not.toMatch(/4111.?1111|4000.?0000/);
    });
  });
});
