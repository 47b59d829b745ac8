import '#storefront/testing/device.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { FREIGHT, openFakeBackEnd, PARCEL, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { ann, card } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { failureMessage } from '../failure-message.ts';
import { emptyCheckout } from './checkout-store.ts';
import { MethodGoneError, TotalChangedError, UnknownOutcomeError } from './refusals.ts';

let backEnd: FakeBackEnd;
let tab: Tab;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
  await tab.goToReview();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saved = (key: string): unknown => browserStorage.get(key);
const cad = (value: number) => ({ value, currency: 'CAD' });
const refusal = (): Promise<unknown> =>
  tab.actions.submitOrder().then(
    () => 'ordered',
    (error: unknown) => error,
  );
const payments = () => backEnd.requestsOf('payment-information');
const requestNames = (): string[] => backEnd.requested.map(({ what }) => what);
const hasCard = (): boolean =>
  tab.state().paymentData !== undefined &&
  tab.state().paymentCode !== undefined &&
  saved('authorize_net_cc') !== undefined &&
  saved('paymentMethod') !== undefined;

describe('an order', () => {
  test('[RE-04] [RE-06] [RE-08] sends the cart the shown data, compares totals, and is placed at the shown total', async () => {
    const { nonce } = saved('authorize_net_cc') as { nonce: string };
    const { key } = saved('paymentMethod') as { key: string };
    await tab.actions.submitOrder();
    expect(requestNames()).toEqual(['shipping-information', 'GetCart', 'payment-information', 'getPlacedOrder']);
    const [payment] = payments();
    expect(payment).toMatchObject({
      path: '/rest/V1/guest-carts/cart-1/payment-information',
      given: {
        cartId: 'cart-1',
        email: 'ann@example.com',
        billingAddress: { city: 'Montréal' },
        paymentMethod: { method: 'tessera_test', additional_data: { payment_method_nonce: nonce } },
      },
    });
    expect(payment?.given['billingAddress']).not.toHaveProperty('email');
    expect([payment?.headers.get('x-expected-total'), payment?.headers.get('idempotency-key')]).toEqual([
      '126.00 CAD',
      key,
    ]);
    for (const { headers } of [payment, ...backEnd.requestsOf('shipping-information')].filter((call) => !!call))
      expect([headers.get('store'), headers.get('content-currency')]).toEqual(['CA_EN', 'CAD']);
  });

  test('[CK-05] [CK-07] [CK-08] [CK-09] [LK-12] [EN-31] leaves an empty checkout, a stored receipt and a new cart', async () => {
    await tab.actions.submitOrder();
    const [receipt] = tab.ordered;
    expect(receipt).toMatchObject({ id: '12', number: '482915306', totals: { grandTotal: cad(126) } });
    expect(tab.state()).toEqual({ ...emptyCheckout, receipt: { order: receipt } });
    expect(saved('last_order')).toEqual({
      ...(JSON.parse(JSON.stringify(receipt)) as object),
      cartId: 'cart-1',
      language: 'en',
    });
    expect(tab.did).toEqual(['remove cart', 'create cart']);
    expect(browserStorage.keys().sort()).toEqual(['agreements_timestamp', 'last_order']);
  });

  test('[CK-10] is placed even if no new cart can be created', async () => {
    tab.refuseCarts();
    // An uncaught error would be reported by the page.
    const unexpected = vi.fn<() => void>();
    process.on('unhandledRejection', unexpected);
    await tab.actions.submitOrder();
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unexpected);
    expect(unexpected).not.toHaveBeenCalled();
    expect(tab.did).toEqual(['remove cart', 'create cart']);
    expect(tab.ordered).toHaveLength(1);
    expect(tab.state()).toEqual({ ...emptyCheckout, receipt: { order: tab.ordered[0] } });
  });

  test('[LK-13] records when the terms were accepted', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
    await tab.actions.submitOrder();
    expect(saved('agreements_timestamp')).toBe('2026-06-15T12:00:00.000Z');
  });

  test('[RO-03] [RE-02] [RE-05] of a customer goes to their own cart, without an email address', async () => {
    tab.platform.session.setToken('token');
    await tab.goToReview();
    await tab.actions.submitOrder();
    expect(backEnd.requested.flatMap(({ path }) => (path === '/graphql' ? [] : [path]))).toEqual([
      '/rest/V1/carts/mine/shipping-information',
      '/rest/V1/carts/mine/payment-information',
    ]);
    expect(payments()[0]?.given).not.toHaveProperty('email');
    expect(tab.ordered).toHaveLength(1);
  });

  test('sends another billing address if there is one', async () => {
    await tab.actions.submitBillingAddress({ sameAsShippingAddress: false, ...ann, city: 'Laval' });
    await tab.actions.submitOrder();
    expect(payments()[0]?.given['billingAddress']).toMatchObject({ city: 'Laval' });
  });

  test('on a purchase order sends its number and no card', async () => {
    await tab.actions.submitPaymentMethod('purchaseorder', { title: 'Purchase order', purchaseOrder: 'PO-7' });
    backEnd.cart.payments = [{ code: 'purchaseorder', title: 'Purchase order' }];
    await tab.actions.submitOrder();
    expect(payments()[0]?.given['paymentMethod']).toEqual({
      method: 'purchaseorder',
      po_number: 'PO-7',
      extension_attributes: { agreement_ids: [] },
    });
  });

  test('sends no expected total if the total is unknown', async () => {
    tab.store.setState({ totals: undefined });
    backEnd.before('GetCart', () => (backEnd.cart.itemTotal = Number.NaN));
    await refusal();
    expect(payments()[0]?.headers.has('x-expected-total')).toBe(false);
  });

  test.each([
    ['an address', { shippingAddress: undefined }, 'Missing required information: email'],
    [
      'a guest’s e-mail address',
      { shippingAddress: { ...ann, email: undefined } },
      'Missing required information: email',
    ],
    ['a shipping method', { shippingMethod: undefined }, 'The shipping method is not offered any more'],
    ['a card', { paymentData: undefined }, 'The payment method is missing'],
    ['a payment method', { paymentCode: undefined }, 'The payment method is missing'],
  ])('without %s is not sent', async (_, lack, message) => {
    tab.store.setState(lack);
    await expect(tab.actions.submitOrder()).rejects.toThrow(message);
    expect([backEnd.requested, tab.did]).toEqual([[], 'shippingMethod' in lack ? ['refresh cart'] : []]);
  });
});

describe('changes found before the order', () => {
  test('a different total places no order, shows both, keeps the card, and the next press pays the new one', async () => {
    backEnd.cart.itemTotal = 200;
    tab.store.setState({ notice: { kind: 'total_changed', before: cad(1) } });
    const error = await refusal();
    expect(error).toBeInstanceOf(TotalChangedError);
    expect(error).toMatchObject({ before: cad(126), now: cad(231) });
    expect([payments(), hasCard(), tab.state().totals?.grandTotal, tab.state().notice]).toEqual([
      [],
      true,
      cad(231),
      undefined,
    ]);
    expect(tab.did).toEqual(['refresh cart']);
    await tab.actions.submitOrder();
    expect(payments()[0]?.headers.get('x-expected-total')).toBe('231.00 CAD');
  });

  test('the same amount in another currency is a different total', async () => {
    backEnd.cart.currency = 'USD';
    expect(await refusal()).toMatchObject({ now: { value: 126, currency: 'USD' } });
    expect(payments()).toEqual([]);
  });

  test('a shipping method that is no longer offered places no order and is dropped', async () => {
    backEnd.cart.ways = [FREIGHT];
    expect(await refusal()).toBeInstanceOf(MethodGoneError);
    expect([payments(), tab.state().shippingMethod, hasCard(), tab.did]).toEqual([
      [],
      undefined,
      true,
      ['refresh cart'],
    ]);
  });

  test('a refused address is reported as such if the method is still offered', async () => {
    backEnd.refuse('shipping-information', 'The postcode is wrong');
    await expect(tab.actions.submitOrder()).rejects.toThrow('The postcode is wrong');
    expect([payments(), tab.state().shippingMethod?.method_code, tab.did]).toEqual([[], 'flatrate', ['refresh cart']]);
  });

  test('a refusal together with a different total is reported as the refusal', async () => {
    backEnd.cart.itemTotal = 200;
    backEnd.refuse('shipping-information', 'The postcode is wrong');
    await expect(tab.actions.submitOrder()).rejects.toThrow('The postcode is wrong');
  });

  test('a cart unknown to the shop is refetched', async () => {
    backEnd.refuse('GetCart', '', { errors: [{ message: 'Could not find a cart with ID "cart-1"' }] });
    await expect(tab.actions.submitOrder()).rejects.toThrow('Could not find a cart');
    expect([payments(), tab.did]).toEqual([[], ['refresh cart']]);
  });

  test('failed requests are not followed by others, and the cart is not refetched', async () => {
    backEnd.lose('shipping-information');
    await expect(tab.actions.submitOrder()).rejects.toThrow('Failed to fetch');
    expect([requestNames(), tab.did, hasCard()]).toEqual([['shipping-information'], [], true]);
  });
});

describe('an order refused by the shop', () => {
  test('for a total that changed at the last moment keeps the card, shows the new total, and the next press pays it', async () => {
    backEnd.before('payment-information', () => (backEnd.cart.itemTotal = 200));
    const error = await refusal();
    expect(error).toBeInstanceOf(TotalChangedError);
    expect(error).toMatchObject({ before: cad(126), now: cad(231) });
    expect([hasCard(), tab.state().totals?.grandTotal, tab.did]).toEqual([true, cad(231), ['refresh cart']]);
    await tab.actions.submitOrder();
    expect(tab.ordered).toHaveLength(1);
  });

  test('for a declined card clears the card and nothing else', async () => {
    await tab.goToReview(ann, card('4000 0000 0000 0002'));
    await expect(tab.actions.submitOrder()).rejects.toThrow('declined');
    expect([
      tab.state().paymentData,
      tab.state().paymentCode,
      saved('authorize_net_cc'),
      saved('paymentMethod'),
    ]).toEqual(Array(4).fill(undefined));
    expect([saved('shipping_address'), tab.state().shippingMethod?.method_code, tab.did]).toEqual([
      ann,
      'flatrate',
      ['refresh cart'],
    ]);
  });

  test('because another order took boxes of its production lot reports it, keeps the card, and the next press orders the lots then shown', async () => {
    backEnd.cart.lots = 1;
    backEnd.refuse('payment-information', 'More lots', { error_code: 'LOTS_CHANGED' });
    const error = await refusal();
    expect([failureMessage(error, true), hasCard(), tab.did]).toEqual([
      'checkout.error.lots_changed',
      true,
      ['refresh cart'],
    ]);
    backEnd.cart.lots = 2;
    expect(await refusal()).toBe('ordered');
    expect(payments().map(({ headers }) => headers.get('x-expected-lots'))).toEqual(['1', '2']);
  });

  test('because more units would ship later than shown reports it, keeps the card, and the next press places the order as then shown', async () => {
    backEnd.cart.later = 6;
    backEnd.refuse('payment-information', 'More later', { error_code: 'LATER_CHANGED' });
    const error = await refusal();
    expect([failureMessage(error, true), hasCard(), tab.did]).toEqual([
      'checkout.error.later_changed',
      true,
      ['refresh cart'],
    ]);
    backEnd.cart.later = 7;
    expect(await refusal()).toBe('ordered');
    expect(payments().map(({ headers }) => headers.get('x-expected-later'))).toEqual(['6', '7']);
  });

  test('sends no expected lots if the page shows none', async () => {
    await tab.actions.submitOrder();
    expect(payments()[0]?.headers.has('x-expected-lots')).toBe(false);
  });

  test('for products that sold out keeps the card', async () => {
    backEnd.refuse('payment-information', 'Some of the products are out of stock.');
    await expect(tab.actions.submitOrder()).rejects.toThrow('out of stock');
    expect([hasCard(), tab.did]).toEqual([true, ['refresh cart']]);
  });

  test('because the cart was ordered elsewhere shows that order’s receipt', async () => {
    backEnd.order();
    await tab.actions.submitOrder();
    expect(tab.ordered).toMatchObject([{ number: '482915306' }]);
  });
});

describe('a lost response', () => {
  test('after the order was placed: the receipt is found by the cart', async () => {
    backEnd.lose('payment-information', true);
    await tab.actions.submitOrder();
    expect([tab.ordered[0]?.number, payments().length]).toEqual(['482915306', 1]);
  });

  test('without a placed order is reported, and the next request uses the same key', async () => {
    backEnd.lose('payment-information');
    const error = await refusal();
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect([(error as Error).message, hasCard(), tab.did]).toEqual(['Failed to fetch', true, []]);
    backEnd.requested.length = 0;
    await tab.actions.submitOrder();
    expect(requestNames().slice(0, 2)).toEqual(['getPlacedOrder', 'checkCartIsOpen']);
    expect(tab.ordered).toHaveLength(1);
  });

  test('[RE-08] of an earlier request: the next request uses the same key', async () => {
    backEnd.lose('payment-information');
    await refusal();
    await tab.actions.submitOrder();
    const keys = payments().map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('a key missing from storage is replaced by a new one', async () => {
    browserStorage.remove('paymentMethod');
    await tab.actions.submitOrder();
    expect(payments()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a server error leaves the outcome unknown, because the order may exist, and the card stays', async () => {
    backEnd.refuse('payment-information', 'Internal Error', {}, 500);
    expect(await refusal()).toBeInstanceOf(UnknownOutcomeError);
    expect(hasCard()).toBe(true);
  });

  test('no order is sent while the outcome is unknown', async () => {
    backEnd.lose('payment-information', true);
    backEnd.lose('getPlacedOrder');
    backEnd.lose('checkCartIsOpen');
    expect(await refusal()).toBeInstanceOf(UnknownOutcomeError);
    backEnd.lose('getPlacedOrder');
    backEnd.lose('checkCartIsOpen');
    expect(await refusal()).toBeInstanceOf(UnknownOutcomeError);
    expect(payments()).toHaveLength(1);
  });

  test('no lookup precedes the next attempt after a known outcome', async () => {
    backEnd.lose('payment-information');
    await refusal();
    backEnd.cart.itemTotal = 200;
    await refusal();
    backEnd.requested.length = 0;
    await tab.actions.submitOrder();
    expect(requestNames()[0]).toBe('shipping-information');
  });

  test('[RE-11] with a Magento, a closed cart means that the order was placed: the receipt shows the page’s data', async () => {
    backEnd.becomeMagento();
    backEnd.lose('payment-information', true);
    await tab.actions.submitOrder();
    expect(tab.ordered).toEqual([
      {
        id: '',
        number: undefined,
        email: 'ann@example.com',
        isPickup: false,
        placedAt: undefined,
        shippingTitle: 'Parcel',
        paymentCode: 'tessera_test',
        paymentTitle: undefined,
        coupons: [],
        shipping_address: ann,
        items: [],
        totals: expect.objectContaining({ grandTotal: cad(126) }),
      },
    ]);
  });

  test('[RE-11] with a Magento, the cart is checked before the next attempt, and a closed one is not ordered again', async () => {
    backEnd.becomeMagento();
    backEnd.lose('payment-information', true);
    backEnd.lose('checkCartIsOpen');
    expect(await refusal()).toBeInstanceOf(UnknownOutcomeError);
    await tab.actions.submitOrder();
    expect([payments().length, tab.ordered.length]).toEqual([1, 1]);
  });
});

test('[RE-07] with a Magento, the receipt has the order number of the response', async () => {
  backEnd.becomeMagento();
  await tab.actions.submitOrder();
  expect(tab.ordered).toMatchObject([{ id: '12', number: undefined, shippingTitle: PARCEL.carrierTitle }]);
});
