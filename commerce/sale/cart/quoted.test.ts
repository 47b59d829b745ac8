import { expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { quotesOfCart } from './quoted.ts';
import { line, model } from './testing/model.ts';

const VAT = { code: 'vat', regionCode: '', ratePpm: 200_000, isShippingTaxable: true };

test('a quoted price that includes VAT is shown without it where no VAT is charged', async () => {
  const quote = {
    lineId: 1,
    quoteNumber: 'Q1',
    quantity: 2,
    price: 1200,
    currency: 'CAD',
    validUntil: '2030-01-01',
    state: 'quoted',
    isDiscounted: false,
  } as const;
  const shown = async (rates: (typeof VAT)[]) => {
    const cart = model({ lines: [line({ quote })], detail: { terms: { rates, contained: [VAT] } } });
    return (await quotesOfCart({} as CommerceContext, cart)).map(({ quote: { price } }) => price);
  };
  expect([await shown([VAT]), await shown([])]).toEqual([[1200], [1000]]);
});
