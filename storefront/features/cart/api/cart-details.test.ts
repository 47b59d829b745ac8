import { describe, expect, test } from 'vitest';
import { cartDetailsOf } from './cart-details.ts';
import type { CartDetailsFragment, CartLineFragment } from './get-cart.graphql.ts';

const money = (value: number | null, currency: string | null = 'CAD') => ({ value, currency });
const attributes = (...items: unknown[]) => ({ items });
const plain = (code: string, value: string) => ({ __typename: 'AttributeValue', code, value });
const chosen = (code: string, ...labels: string[]) => ({
  __typename: 'AttributeSelectedOptions',
  code,
  selected_options: labels.map((label) => ({ label, value: '1' })),
});

const product = {
  uid: 'Nw==',
  sku: 'TILE',
  name: 'Tile',
  url_key: 'tile',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  image: { url: '/image.webp' },
  thumbnail: { url: '/thumb.webp', label: 'A tile' },
  custom_attributesV2: attributes(plain('coverage_sq_ft', '11.51'), null, chosen('selling_unit', 'Box')),
};
const simple = {
  __typename: 'SimpleCartItem',
  id: '1',
  uid: 'MQ==',
  quantity: 2,
  is_available: true,
  max_qty: 40,
  errors: null,
  prices: { price: money(20), row_total: money(40) },
  product,
};
const variant = {
  sku: 'STONE-12',
  stock_status: 'IN_STOCK',
  image: { url: '/variant.webp' },
  thumbnail: { url: '/variant-thumb.webp', label: null },
  custom_attributesV2: attributes(plain('coverage_sq_ft', '5')),
};
const configurable = {
  ...simple,
  __typename: 'ConfigurableCartItem',
  configurable_options: [
    { configurable_product_option_value_uid: 'b3B0', option_label: 'Size', value_label: '12 × 24' },
    null,
  ],
  configured_variant: variant,
};

const read = (
  items: unknown[],
  more: Partial<Record<keyof CartDetailsFragment, unknown>> = {},
  isTaxIncluded = false,
) =>
  cartDetailsOf(
    {
      id: 'cart',
      total_quantity: 2,
      items: items as CartLineFragment[],
      prices: null,
      shipping_addresses: [],
      ...more,
    } as CartDetailsFragment,
    isTaxIncluded,
  );
const line = (given: unknown) => read([given]).lines[0];
const withProduct = (change: object) => line({ ...simple, product: { ...product, ...change } });

test('with tax in the prices, lines and shipping have their price with tax', () => {
  const prices = { ...simple.prices, price_including_tax: money(24), row_total_including_tax: money(48) };
  const method = { carrier_code: 'c', carrier_title: 'C', method_code: 'm', method_title: 'M', amount: money(5) };
  const ways = { selected_shipping_method: { ...method, price_incl_tax: money(6) }, available_shipping_methods: [] };
  const shown = (isTaxIncluded: boolean) => {
    const { lines, shipping } = read(
      [{ ...simple, prices }],
      { shipping_addresses: [{ ...ways, region: null, country: { code: 'CA' }, postcode: null }] },
      isTaxIncluded,
    );
    return [lines[0]?.unitPrice?.value, lines[0]?.rowTotal?.value, shipping?.amount?.value];
  };
  expect([shown(false), shown(true)]).toEqual([
    [20, 40, 5],
    [24, 48, 6],
  ]);
});

describe('a line', () => {
  test('[EN-02] [EN-03] of a simple product has its sku, picture, prices and stock', () => {
    expect(line(simple)).toEqual({
      uid: 'MQ==',
      quantity: 2,
      sku: 'TILE',
      parentSku: undefined,
      name: 'Tile',
      path: '/tile.html',
      options: [],
      imageUrl: '/image.webp',
      image: { url: '/thumb.webp', label: 'A tile' },
      productId: 7,
      productType: 'simple',
      unitPrice: { value: 20, currency: 'CAD' },
      rowTotal: { value: 40, currency: 'CAD' },
      isAvailable: true,
      maxQuantity: 40,
      coverageSqFt: 11.51,
      sellingUnit: 'box',
    });
  });

  test('[EN-02] [EN-03] of a variant has the variant’s sku, picture and coverage, and the chosen options', () => {
    expect(line(configurable)).toMatchObject({
      sku: 'STONE-12',
      parentSku: 'TILE',
      name: 'Tile',
      options: [{ uid: 'b3B0', label: 'Size', value: '12 × 24' }],
      imageUrl: '/variant.webp',
      image: { url: '/variant-thumb.webp', label: '' },
      coverageSqFt: 5,
      sellingUnit: '',
    });
  });

  test('of a variant without its own picture or attributes uses the product’s', () => {
    const bare = { ...variant, image: null, thumbnail: { url: null, label: 'x' }, custom_attributesV2: attributes() };
    expect(line({ ...configurable, configured_variant: bare })).toMatchObject({
      imageUrl: '/image.webp',
      image: { url: '/thumb.webp', label: 'A tile' },
      coverageSqFt: 11.51,
      sellingUnit: 'box',
    });
    expect(
      line({
        ...configurable,
        configured_variant: { ...variant, custom_attributesV2: attributes(plain('finish', 'matte')) },
      }),
    ).toMatchObject({ coverageSqFt: 11.51 });
    expect(line({ ...simple, configured_variant: variant })).toMatchObject({ sku: 'TILE', parentSku: undefined });
    expect(line({ ...configurable, configured_variant: null })).toMatchObject({ sku: 'TILE', parentSku: undefined });
  });

  test('leaves unknown values undefined', () => {
    expect(
      withProduct({
        sku: null,
        name: null,
        url_key: null,
        url_suffix: null,
        image: null,
        thumbnail: null,
        custom_attributesV2: null,
      }),
    ).toMatchObject({
      sku: '',
      name: '',
      path: '/',
      imageUrl: undefined,
      image: undefined,
      coverageSqFt: undefined,
      sellingUnit: '',
    });
    expect(withProduct({ name: null })?.name).toBe('TILE');
    expect(line({ ...simple, prices: null, max_qty: null })).toMatchObject({
      unitPrice: undefined,
      rowTotal: undefined,
      maxQuantity: undefined,
    });
    expect(line({ ...configurable, product: { ...product, sku: null } })?.parentSku).toBeUndefined();
  });

  test('has an amount only if the response contains both a value and a currency', () => {
    const amounts = [money(null), money(5, null), null, money(0)].map(
      (price) => line({ ...simple, prices: { price, row_total: price } })?.unitPrice,
    );
    expect(amounts).toEqual([undefined, undefined, undefined, { value: 0, currency: 'CAD' }]);
  });

  test('has no coverage unless it is a positive number', () => {
    expect(
      ['0', '-1', 'many', '', 'Infinity', '0.5'].map(
        (value) => withProduct({ custom_attributesV2: attributes(plain('coverage_sq_ft', value)) })?.coverageSqFt,
      ),
    ).toEqual([undefined, undefined, undefined, undefined, undefined, 0.5]);
    expect(withProduct({ custom_attributesV2: attributes(chosen('selling_unit')) })?.sellingUnit).toBe('');
  });

  test('is unavailable if is_available is false or it has an error', () => {
    const availability = [
      {},
      { is_available: false },
      { errors: [] },
      { errors: [{ code: 'ITEM_QTY', message: '' }] },
    ].map((change) => line({ ...simple, ...change })?.isAvailable);
    expect(availability).toEqual([true, false, true, false]);
    const reasons = (['ITEM_QTY', 'UNDEFINED'] as const).map(
      (code) => line({ ...simple, errors: [{ code, message: '' }] })?.isOff,
    );
    expect([line(simple)?.isOff, ...reasons]).toEqual([undefined, undefined, true]);
  });
});

describe('the cart', () => {
  test('[EN-01] has its totals, and omits unreadable lines', () => {
    const prices = {
      grand_total: money(50),
      subtotal_excluding_tax: money(40),
      subtotal_including_tax: money(46),
      discounts: [{ label: 'Trade', amount: money(-5) }],
      applied_taxes: [{ label: 'GST', amount: money(2) }, null, { label: 'QST', amount: money(null) }],
    };
    expect(read([simple, null], { prices })).toMatchObject({
      id: 'cart',
      totalQuantity: 2,
      lines: [{ sku: 'TILE' }],
      grandTotal: { value: 50 },
      subtotalExcludingTax: { value: 40 },
      subtotalIncludingTax: { value: 46 },
      discounts: [{ label: 'Trade', amount: { value: -5, currency: 'CAD' } }],
      taxes: [{ label: 'GST', amount: { value: 2, currency: 'CAD' } }],
      shipping: undefined,
      shippingMethods: [],
    });
    expect(read([simple, null], { prices }).lines).toHaveLength(1);
    expect(read([], { items: null })).toMatchObject({ lines: [], grandTotal: undefined, discounts: [], taxes: [] });
  });

  test('[EN-08] has the chosen shipping method and the available ones', () => {
    const method = {
      carrier_code: 'flatrate',
      carrier_title: 'Parcel',
      method_code: 'flatrate',
      method_title: 'To your door',
      amount: money(20),
    };
    const there = { postcode: 'H2Y 1C6', region: { code: 'QC' }, country: { code: 'CA' } };
    const shipping_addresses = [
      {
        ...there,
        selected_shipping_method: method,
        available_shipping_methods: [
          { ...method, available: true },
          null,
          { ...method, carrier_code: 'freight', method_code: null, method_title: null, available: false, amount: null },
          { ...method, carrier_code: 'other', available: false, error_message: 'Too heavy' },
        ],
      },
      { ...there, selected_shipping_method: { ...method, carrier_title: 'Other' } },
    ];
    const parcel = { ...method, isAvailable: true, message: undefined };
    expect(read([], { shipping_addresses })).toMatchObject({
      shipping: parcel,
      shippingMethods: [parcel, { ...parcel, carrier_code: 'other', isAvailable: false, message: 'Too heavy' }],
      place: { country_id: 'CA', region_code: 'QC', postcode: 'H2Y 1C6' },
    });
    expect(
      read([], {
        shipping_addresses: [{ ...there, selected_shipping_method: null, available_shipping_methods: null }],
      }),
    ).toMatchObject({ shipping: undefined, shippingMethods: [] });
  });
});

test('a line lists the entered and chosen values of customizable options', () => {
  const value = (customizable_option_value_uid: string, label: string) => ({ customizable_option_value_uid, label });
  const customizable_options = [
    { label: 'Engraving', values: [value('a', 'Ann')] },
    { label: 'Extras', values: [value('b', 'Felt'), null, value('c', 'Wax')] },
    null,
  ];
  expect(read([{ ...simple, customizable_options }]).lines[0]?.options).toEqual([
    { uid: 'a', label: 'Engraving', value: 'Ann', isNamed: true },
    { uid: 'b', label: 'Extras', value: 'Felt, Wax', isNamed: true },
  ]);
});
