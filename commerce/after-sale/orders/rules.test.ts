import { describe, expect, test } from 'vitest';
import type { CartAddress, CartDetail, CartLine, OpenCart } from '#commerce/sale/cart/types.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { PaymentAttempt, PaymentMethod } from '#commerce/sale/payment/types.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';
import { assertPlaceable, assertTotal, draftOrder, outOfStock } from './rules.ts';

const sellable = {
  productId: 7,
  sku: 'SLATE-1',
  name: 'Slate',
  imageFile: 'slate.webp',
  weightGrams: 15_000,
  options: [{ attributeLabel: 'Size', optionLabel: '12 × 24' }],
  parent: {
    productId: 1,
    sku: 'SLATE',
    name: 'Slate tile',
    urlKey: 'slate',
    imageFile: 'parent.webp',
    isEnabled: true,
  },
} as unknown as Sellable;
const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: 1,
  quantity: 3,
  sellable,
  unitPrice: 1500,
  rowTotal: 4500,
  discountAmount: 500,
  taxAmount: 674,
  listTaxAmount: 674,
  problems: [],
  maxQuantity: 10,
  ...change,
});
const address = (kind: 'shipping' | 'billing'): CartAddress =>
  ({ id: 1, kind, firstname: 'Ann', customerNotes: 'Ring twice.', pickupLocationCode: null }) as CartAddress;
const parcel: ShippingOption = {
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  carrierTitle: 'Parcel',
  methodTitle: 'Delivered to your door',
  amount: 2000,
  pickupPlace: null,
  delivery: null,
  problem: null,
};

const detailOf = (change: Partial<CartDetail> = {}): CartDetail => ({
  lines: [line()],
  addresses: { shipping: address('shipping'), billing: address('billing') },
  shippingOptions: [parcel],
  selectedShipping: parcel,
  deliveryTerms: { rates: [], contained: null },
  terms: { rates: [], contained: null },
  discounting: {
    freeCarriers: [],
    applied: [
      {
        ruleCode: 'autumn',
        labels: { en: 'Autumn', fr: 'Automne' },
        couponCode: 'FALL',
        isReimbursed: false,
        lineAmounts: [500],
        shippingAmount: 100,
      },
    ],
    coupons: [],
    limits: [],
  },
  totals: {
    subtotal: 4500,
    discount: 500,
    subtotalTax: 674,
    shipping: 2000,
    shippingDiscount: 100,
    shippingTax: 300,
    listSubtotalTax: 674,
    listShippingTax: 300,
    isTaxIncluded: false,
    grandTotal: 6874,
    taxes: [
      {
        code: 'qst',
        regionCode: 'QC',
        ratePpm: 99_750,
        isShippingTaxable: true,
        amount: 974,
        lineAmounts: [674],
        shippingAmount: 300,
      },
    ],
  },
  ...change,
});
const cartOf = (row: Record<string, unknown> = {}, language: 'en' | 'fr' = 'en'): OpenCart =>
  ({
    row: { id: 5, email: 'ann@example.com', customerId: null, paymentMethodCode: 'tessera_test', ...row },
    view: { id: 1, language },
    currency: 'CAD',
    groupId: 0,
  }) as unknown as OpenCart;

describe('an invalid cart', () => {
  const reported = (detail: Partial<CartDetail>, row: Record<string, unknown> = {}) =>
    refusalOf(() => assertPlaceable(cartOf(row), detailOf(detail)));

  test('is rejected with Magento’s message for the missing part', () => {
    expect(reported({}, { email: null })).toEqual({
      message: 'Guest email for cart is missing.',
      category: 'graphql-input',
      code: 'GUEST_EMAIL_MISSING',
    });
    const refusals: [detail: Partial<CartDetail>, row: Record<string, unknown>, message: string][] = [
      [{ lines: [] }, {}, 'Cart does not contain products.'],
      [
        { lines: [line(), line({ problems: [{ code: 'UNDEFINED', message: '' }] })] },
        {},
        'Some of the products are disabled.',
      ],
      [
        { lines: [line({ problems: [{ code: 'ITEM_QTY', message: '' }] })] },
        {},
        'Some of the products are out of stock.',
      ],
      [{ addresses: { billing: address('billing') } }, {}, 'Please check the shipping address information.'],
      [{ selectedShipping: null }, {}, 'The shipping method is missing. Select the shipping method and try again.'],
      [{ addresses: { shipping: address('shipping') } }, {}, 'Please check the billing address information.'],
      [{}, { paymentMethodCode: null }, 'Enter a valid payment method and try again.'],
    ];
    for (const [detail, row, message] of refusals)
      expect(reported(detail, row)).toEqual({ message, category: 'graphql-input', code: 'UNABLE_TO_PLACE_ORDER' });
  });

  test('reports a disabled product before an out-of-stock one, and nothing when complete', () => {
    expect(
      reported({
        lines: [
          line({ problems: [{ code: 'ITEM_QTY', message: '' }] }),
          line({ problems: [{ code: 'UNDEFINED', message: '' }] }),
        ],
      })?.message,
    ).toBe('Some of the products are disabled.');
    expect(reported({})).toBeUndefined();
    expect([outOfStock().message, outOfStock().code]).toEqual([
      'Some of the products are out of stock.',
      'UNABLE_TO_PLACE_ORDER',
    ]);
  });
});

test('rejects an expected total that differs in amount or currency', () => {
  const reported = (amount: number, currency: 'CAD' | 'USD') =>
    refusalOf(() => assertTotal({ amount, currency }, { amount: 7474, currency: 'CAD' }));
  expect([reported(7474, 'CAD'), reported(7473, 'CAD')?.message, reported(7474, 'USD')?.message]).toEqual([
    undefined,
    'The total of the order is now 74.74 CAD. Nothing was charged.',
    'The total of the order is now 74.74 CAD. Nothing was charged.',
  ]);
});

describe('the draft order of a cart', () => {
  const placedAt = new Date('2026-06-15T12:00:00Z');
  const attempt = (card: PaymentAttempt['card'] = { brand: 'visa', last4: '1111', expiry: '1230' }) =>
    ({ id: 9, card }) as PaymentAttempt;
  const draft = (cart = cartOf(), detail = detailOf(), paid = attempt()) =>
    draftOrder(cart, detail as Parameters<typeof draftOrder>[1], { attempt: paid }, placedAt);

  test('has prices, taxes, addresses and methods of the cart', () => {
    expect(draft()).toMatchObject({
      cartId: 5,
      storeViewId: 1,
      language: 'en',
      currency: 'CAD',
      customerId: null,
      email: 'ann@example.com',
      isPickup: false,
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
      shippingTitle: 'Parcel – Delivered to your door',
      paymentMethodCode: 'tessera_test',
      paymentAttemptId: 9,
      status: 'processing',
      customerNotes: 'Ring twice.',
      subtotal: 4500,
      discountAmount: 500,
      shippingAmount: 2000,
      shippingDiscountAmount: 100,
      taxAmount: 974,
      grandTotal: 6874,
      placedAt,
    });
    expect(draft().discounts).toEqual([
      {
        ruleCode: 'autumn',
        couponCode: 'FALL',
        labels: { en: 'Autumn', fr: 'Automne' },
        amount: 500,
        shippingAmount: 100,
        lineAmounts: [500],
      },
    ]);
    expect(draft().taxes).toMatchObject([{ code: 'qst', amount: 974, label: 'QST' }]);
    expect(draft(cartOf({}, 'fr')).taxes).toMatchObject([{ label: 'TVQ' }]);
  });

  test('stores a copy of each line with its configurable parent', () => {
    expect(draft().lines).toEqual([
      {
        productId: 7,
        isVirtual: false,
        choice: null,
        made: null,
        sku: 'SLATE-1',
        name: 'Slate',
        options: [{ label: 'Size', value: '12 × 24' }],
        imageFile: 'slate.webp',
        quantity: 3,
        unitPrice: 1500,
        rowTotal: 4500,
        discountAmount: 500,
        taxAmount: 674,
        parent: { productId: 1, sku: 'SLATE', name: 'Slate tile', imageFile: 'parent.webp' },
      },
    ]);
  });

  test('with an offline method is pending and has the purchase order number and payment instructions', () => {
    const method: PaymentMethod = { code: 'purchaseorder', title: 'Purchase order', instructions: 'Within 30 days.' };
    const cart = cartOf({ paymentMethodCode: 'purchaseorder', purchaseOrderNumber: 'PO-7' });
    expect(
      draftOrder(cart, detailOf() as Parameters<typeof draftOrder>[1], { attempt: null, method }, placedAt),
    ).toMatchObject({
      status: 'pending',
      paymentAttemptId: null,
      paymentMethodCode: 'purchaseorder',
      paymentTitle: 'Purchase order · PO-7',
      purchaseOrderNumber: 'PO-7',
      paymentInstructions: 'Within 30 days.',
    });
  });

  test('has the total weight of its lines', () => {
    expect(draft(cartOf(), detailOf({ lines: [line(), line({ quantity: 2 })] })).weightGrams).toBe(75_000);
  });

  test('is a pickup when a showroom was selected', () => {
    const pickupPlace = { code: 'laval', name: 'Laval', city: 'Laval', countryId: 'CA', regionCode: 'QC' };
    expect(
      draft(
        cartOf(),
        detailOf({ selectedShipping: { ...parcel, carrierCode: 'instore', methodCode: 'laval', pickupPlace } }),
      ).isPickup,
    ).toBe(true);
  });

  test('names the card by brand and last digits in the shopper’s language', () => {
    const titles = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'other'].map(
      (brand) => draft(cartOf(), detailOf(), attempt({ brand, last4: '1111', expiry: '1230' })).paymentTitle,
    );
    expect(titles).toEqual(
      ['Visa', 'Mastercard', 'American Express', 'Discover', 'Diners Club', 'JCB', 'other'].map(
        (name) => `Credit card (${name} ending in 1111)`,
      ),
    );
    expect(draft(cartOf({}, 'fr')).paymentTitle).toBe('Carte de crédit (Visa se terminant par 1111)');
    expect(draft(cartOf(), detailOf(), attempt(null)).paymentTitle).toBe('Credit card');
  });
});
