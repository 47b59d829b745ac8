import { areaWritten, isQuoteQuantity } from '#contract/quotes.ts';
import { typedQuantity } from '#contract/typed-quantity.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import type { PriceQuoteLineInput } from './request-price-quote.graphql.ts';

/** A product to request a price for. */
export type Wanted = {
  sku: string;
  name: string;
  /** Selected options. */
  choices: readonly string[];
  quantity: number | null;
  /** Area and finish from the link to the form. */
  area?: { text: string; unit: string };
  finish?: string;
  image?: string | undefined;
  /** True if the form asks for finish and area. */
  isOpen: boolean;
};

export type LineProblem = 'need' | 'quantity' | 'area';

const fieldsOf = (values: FormValues, index: number) => ({
  quantity: (values[`quantity-${index}`] ?? '').trim(),
  area: (values[`area-${index}`] ?? '').trim(),
  unit: values[`unit-${index}`] === 'M2' ? ('M2' as const) : ('SQFT' as const),
});

const read = (values: FormValues, index: number, languageTag: string) => {
  const { quantity, area, unit } = fieldsOf(values, index);
  const count = typedQuantity(quantity, languageTag);
  return {
    quantity: count !== undefined && isQuoteQuantity(count) ? count : undefined,
    area: areaWritten(area, languageTag, unit === 'M2' ? 'm2' : 'sqft'),
    unit,
  };
};

/** Problem of the typed values of a line. */
export const problemOf = (values: FormValues, index: number, languageTag: string): LineProblem | undefined => {
  const { quantity, area } = fieldsOf(values, index);
  const understood = read(values, index, languageTag);
  if (quantity && understood.quantity === undefined) return 'quantity';
  if (area && understood.area === undefined) return 'area';
  return quantity || area ? undefined : 'need';
};

/** Converts the typed values of a line to GraphQL input. */
export const lineInput = (
  wanted: Wanted,
  values: FormValues,
  index: number,
  languageTag: string,
): PriceQuoteLineInput => {
  const { quantity, area, unit } = read(values, index, languageTag);
  return {
    sku: wanted.sku,
    ...(quantity && { quantity }),
    ...(area && { area, area_unit: unit }),
    ...(values[`finish-${index}`] && { finish: values[`finish-${index}`] }),
    ...(values[`note-${index}`] && { note: values[`note-${index}`] }),
  };
};
