import { areaWritten, isQuoteQuantity } from '#contract/quotes.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import type { PriceQuoteLineInput } from './request-price-quote.graphql.ts';

/** A product that a price is asked for. */
export type Wanted = {
  sku: string;
  name: string;
  /** What was chosen of it. */
  choices: readonly string[];
  quantity: number | null;
  image?: string | undefined;
  /** Whether finish and area are asked. */
  isOpen: boolean;
};

export type LineProblem = 'need' | 'quantity' | 'area';

const fieldsOf = (values: FormValues, index: number) => ({
  quantity: (values[`quantity-${index}`] ?? '').trim(),
  area: (values[`area-${index}`] ?? '').trim(),
});

/** What is wrong with what was typed of a line. */
export const problemOf = (values: FormValues, index: number): LineProblem | undefined => {
  const { quantity, area } = fieldsOf(values, index);
  if (quantity && !(/^\d+$/.test(quantity) && isQuoteQuantity(Number(quantity)))) return 'quantity';
  if (area && areaWritten(area) === undefined) return 'area';
  return quantity || area ? undefined : 'need';
};

/** What was typed of a line, in the shape of the contract. */
export const lineInput = (wanted: Wanted, values: FormValues, index: number): PriceQuoteLineInput => {
  const { quantity, area } = fieldsOf(values, index);
  return {
    sku: wanted.sku,
    ...(quantity && { quantity: Number(quantity) }),
    ...(area && { area: areaWritten(area), area_unit: values[`unit-${index}`] === 'M2' ? 'M2' : 'SQFT' }),
    ...(values[`finish-${index}`] && { finish: values[`finish-${index}`] }),
    ...(values[`note-${index}`] && { note: values[`note-${index}`] }),
  };
};
