import { NO_DISCOUNTS } from '#commerce/sale/discount/service.ts';
import { paymentMethods } from '#commerce/sale/payment/service.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { AppliedDiscounts } from '#commerce/sale/discount/types.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';
import type { StoreViewCode } from '#commerce/platform/store-view-types.ts';
import { BLANK_ROW } from '../rules.ts';
import { cartTotals } from '../totals.ts';
import type { CartAddress, CartDetail, CartLine, CartModel, CartRow } from '../types.ts';

export const sellable = (change: Partial<Sellable> = {}): Sellable => ({
  productId: 7,
  sku: 'TILE',
  type: 'simple',
  parent: null,
  name: 'Plain tile',
  urlKey: 'tile',
  options: [],
  prices: { CAD: { regular: 2000, final: 2000 } },
  weightGrams: 15_000,
  taxClass: 'Taxable Goods',
  imageFile: null,
  imageLabel: null,
  available: 10,
  isEnabled: true,
  isFinalSale: false,
  isPriceHidden: false,
  slab: null,
  ...change,
});

/** A variant with its parent and chosen option. */
export const variant = sellable({
  productId: 12,
  sku: 'STONE-12',
  name: 'Stone',
  parent: { productId: 11, sku: 'STONE', name: 'Stone', urlKey: 'stone', imageFile: null, isEnabled: true },
  options: [
    {
      attributeId: 3,
      attributeCode: 'size',
      attributeLabel: 'Size',
      optionId: 31,
      optionLabel: '12 × 24',
      optionUid: 'b3B0aW9u',
      valueUid: 'dmFsdWU=',
    },
  ],
});

export const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: 5,
  quantity: 3,
  sellable: sellable(),
  unitPrice: 2000,
  rowTotal: 6000,
  discountAmount: 0,
  taxAmount: 0,
  listTaxAmount: 0,
  problems: [],
  maxQuantity: 10,
  ...change,
});

export const montreal: CartAddress = {
  id: 9,
  kind: 'shipping',
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy Tiles',
  street: ['1 Main St', 'Unit 2'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA',
  telephone: '514-555-0101',
  customerNotes: 'Ring twice',
  pickupLocationCode: 'montreal',
};

export const parcel: ShippingOption = {
  carrierCode: 'flatrate',
  carrierTitle: 'Parcel',
  methodCode: 'standard',
  methodTitle: 'Delivered to your door',
  amount: 2920,
  pickupPlace: null,
  delivery: null,
  problem: null,
};

/** GST and QST of Québec. */
export const quebec = [
  { code: 'gst', regionCode: 'QC', ratePpm: 50_000, isShippingTaxable: true },
  { code: 'qst', regionCode: 'QC', ratePpm: 99_750, isShippingTaxable: true },
] as const;

type Parts = {
  row?: Partial<CartRow>;
  view?: StoreViewCode;
  lines?: readonly CartLine[];
  /** Shipping method, taxed in Québec. */
  shipping?: ShippingOption | null;
  discounting?: AppliedDiscounts;
  detail?: Partial<CartDetail>;
};

/** A guest's cart in the shape of the resolvers' model, priced by the cart's own rules. */
export const model = ({
  row,
  view = 'CA_EN',
  lines = [line()],
  shipping = null,
  discounting = NO_DISCOUNTS,
  detail,
}: Parts = {}): CartModel => {
  const terms = { rates: shipping ? quebec : [], contained: null };
  const { totals, lineTaxes, listLineTaxes, lineDiscounts } = cartTotals(
    lines,
    shipping?.amount ?? 0,
    terms,
    discounting,
  );
  const priced = lines.map((given, index) => ({
    ...given,
    discountAmount: lineDiscounts[index] ?? 0,
    taxAmount: lineTaxes[index] ?? 0,
    listTaxAmount: listLineTaxes[index] ?? 0,
  }));
  const storeView = SAMPLE_STORE_VIEWS.find(({ code }) => code === view);
  if (!storeView) throw new Error(`No store view ${view}`);
  const whole: CartDetail = {
    lines: priced,
    addresses: {},
    shippingOptions: [],
    selectedShipping: shipping,
    deliveryTerms: terms,
    terms,
    totals,
    discounting,
    ...detail,
  };
  return {
    row: {
      ...BLANK_ROW,
      id: 41,
      number: 1_041_041,
      maskedId: 'M'.repeat(32),
      storeViewId: storeView.id,
      currency: 'CAD',
      customerId: null,
      email: 'ann@example.com',
      createdAt: new Date('2026-06-15T12:00:00Z'),
      updatedAt: new Date('2026-06-16T13:14:15Z'),
      ...row,
    },
    view: storeView,
    payments: async () => paymentMethods(storeView.language).slice(0, 1),
    currency: 'CAD',
    groupId: 0,
    places: { en: [], fr: [] },
    detail: async () => whole,
    detailFor: async () => whole,
  };
};
