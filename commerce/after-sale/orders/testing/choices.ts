import type { CompositionInput } from '#commerce/merchandise/catalog/composition-types.ts';

type Option = CompositionInput['options'][number];

/** An amount in both currencies: products with choices are made of these in tests. */
export const fixed = (CAD: number, USD = CAD) => ({ kind: 'fixed', amounts: { CAD, USD } }) as const;
export const free = { kind: 'fixed', amounts: {} } as const;

/** An option that asks for nothing in particular. */
export const option = (type: Option['type'], titles: Option['titles'], more: Partial<Option> = {}): Option => ({
  type,
  titles,
  isRequired: false,
  price: free,
  sku: null,
  maxCharacters: null,
  values: [],
  ...more,
});

/** One of the products that a part of a bundle can be. */
export const selection = (sku: string, more: object = {}) => ({
  sku,
  quantity: 1,
  isDefault: false,
  canChangeQuantity: false,
  price: null,
  ...more,
});
