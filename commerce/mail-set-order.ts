import { wordsIn } from './mail-set-language.ts';
import { paymentTitle } from './after-sale/orders/words.ts';
import type { Order, OrderLine } from './after-sale/orders/types.ts';
import { shippingTitle } from './sale/shipping/title-rules.ts';
import { shippingTitles } from './sale/shipping/titles.ts';
import type { Language } from './platform/store-view-types.ts';
import { taxLabel } from './sale/tax/label-rules.ts';

/** Product of the sample emails: one of the shop's own if it has any. */
export type SampleProducts = readonly { sku: string; name: string; imageFile: string | null }[];

export const NOW = new Date('2026-06-15T16:30:00Z');
export const EMAIL = 'ann@example.com';

const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['4210 rue Saint-Denis', 'App. 3'],
  city: 'Laval',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H7A 1A1',
  countryId: 'CA' as const,
  telephone: '514-555-0101',
};

const lineOf = ({ sku, name, imageFile }: SampleProducts[number], index: number): OrderLine => ({
  productId: index + 1,
  sku,
  name,
  options: [],
  imageFile,
  quantity: 12,
  unitPrice: 4_250,
  rowTotal: 51_000,
  discountAmount: 0,
  taxAmount: 7_638,
  parent: null,
});

export const orderOf = (products: SampleProducts, language: Language, isPickup: boolean): Order => {
  const { carrier, method } = shippingTitles.freight(language);
  const lines = products.map(lineOf);
  const subtotal = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  const shippingAmount = isPickup ? 0 : 14_900;
  const tax = (code: 'gst' | 'qst', ratePpm: number) => {
    const of = (amount: number): number => Math.round((amount * ratePpm) / 1_000_000);
    const lineAmounts = lines.map(({ rowTotal }) => of(rowTotal));
    return {
      code,
      regionCode: 'QC',
      ratePpm,
      label: taxLabel({ code, regionCode: 'QC' }, language),
      amount: lineAmounts.reduce((sum, amount) => sum + amount, of(shippingAmount)),
      shippingAmount: of(shippingAmount),
      lineAmounts,
    };
  };
  const taxes = [tax('gst', 50_000), tax('qst', 99_750)];
  const taxAmount = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: 1,
    number: '482915306',
    cartId: 1,
    storeViewId: 1,
    language,
    currency: 'CAD',
    customerId: null,
    email: EMAIL,
    isPickup,
    shippingCarrierCode: 'flatrate',
    shippingMethodCode: 'flatrate',
    shippingTitle: isPickup
      ? shippingTitle({
          carrierTitle: shippingTitles.instore(language).carrier,
          methodTitle: wordsIn(language).showroom,
        })
      : shippingTitle({ carrierTitle: carrier, methodTitle: method }),
    paymentMethodCode: 'tessera_test',
    paymentTitle: paymentTitle('tessera_test', { brand: 'visa', last4: '1111' }, language),
    paymentAttemptId: 1,
    purchaseOrderNumber: null,
    paymentInstructions: null,
    status: 'processing',
    weightGrams: 420_000,
    customerNotes: null,
    subtotal,
    discountAmount: 0,
    shippingAmount,
    shippingDiscountAmount: 0,
    discounts: [],
    taxAmount,
    grandTotal: subtotal + shippingAmount + taxAmount,
    addresses: { shipping: ADDRESS, billing: ADDRESS },
    lines,
    taxes,
    placedAt: NOW,
    delivery: { from: '2026-11-27', to: '2026-12-04' },
  };
};
