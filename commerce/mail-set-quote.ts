import { wordsIn } from './mail-set-language.ts';
import type { Sellable } from './merchandise/catalog/types.ts';
import type { QuoteWithProducts } from './sale/quotes/quoted-products.ts';
import type { StoreView } from './platform/store-view-types.ts';
import { NOW } from './mail-set-order.ts';
import type { SampleProducts } from './mail-set-order.ts';

export const sellableOf = ({ sku, name, imageFile }: SampleProducts[number], index: number): Sellable => ({
  productId: index + 1,
  sku,
  type: 'simple',
  parent: null,
  name,
  urlKey: '',
  options: [],
  prices: {},
  weightGrams: 0,
  taxClass: '',
  imageFile,
  imageLabel: null,
  available: 0,
  isFinalSale: false,
  isEnabled: true,
  isPriceHidden: false,
  slab: null,
});

/** A quote with prices. Its third line has none. */
export const quoteIn = (view: StoreView, products: SampleProducts): QuoteWithProducts => {
  const words = wordsIn(view.language);
  return {
    id: 1,
    number: 'Q482915306',
    customerId: 1,
    storeViewId: view.id,
    currency: 'CAD',
    source: 'cart',
    state: 'answered',
    note: words.askedFor,
    message: words.quoteMessage,
    shippingNote: words.quoteShipping,
    validUntil: '2026-07-15',
    requestedAt: NOW,
    changedAt: NOW,
    events: [],
    lines: products.slice(0, 3).map(({ sku, name, imageFile }, index) => ({
      id: index + 1,
      position: index + 1,
      productId: index + 1,
      sku,
      name,
      quantity: 48,
      finish: null,
      area: index === 0 ? 62.5 : null,
      areaUnit: index === 0 ? 'm2' : null,
      note: null,
      price: index === 2 ? null : 3_875,
      orderNumber: null,
      sellable: sellableOf({ sku, name, imageFile }, index),
    })),
  };
};
