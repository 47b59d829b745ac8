import { expect, test } from 'vitest';
import { isSampleSku, productSkuOf, sampleSkuOf } from '#contract/samples.ts';
import { read } from './testing/read-catalogue.ts';
import { readWhole } from '#commerce/import/testing/read-whole.ts';

const catalogue = await readWhole(import.meta.dirname);
const bySku = new Map(catalogue.products.map((product) => [product.sku, product]));
/** Variants repeat what their product says. */
const saysSample = catalogue.products.filter(
  ({ visibility, values }) => visibility !== 1 &&
  values.some(({ attribute, value }) => attribute === 'sample_available' && value === '1'),
);

test('every product that mentions a sample has one, and every sample belongs to such a product', () => {
  expect(saysSample.length).toBeGreaterThan(100);
  expect(saysSample.filter(({ sku }) => !bySku.get(sampleSkuOf(sku))?.isEnabled)).toEqual([]);
  const samples = catalogue.products.filter(({ sku }) => isSampleSku(sku));
  const known = new Set(saysSample.map(({ sku }) => sku));
  expect(samples.filter(({ sku }) => !known.has(productSkuOf(sku))).map(({ sku }) => sku)).toEqual([]);
});

test('every sample has an actual size, and the price that the content pages state', () => {
  const samples = catalogue.products.filter(({ sku }) => isSampleSku(sku));
  const prices = samples.flatMap((sample) => sample.prices.map(({ currency, price }) => `${price / 100} ${currency}`));
  expect([...new Set(prices)].sort()).toEqual(['2.25 USD', '3 CAD']);
  expect(samples.filter(({ values }) => !values.some(({ attribute }) => attribute === 'actual_size'))).toEqual([]);
});

test.each([
  ['en', ['Five samples are free in 30 days', '$3 each', '$4.95'], 'CAD', 'ca'],
  ['fr', ['cinq échantillons gratuits par 30 jours', '3 $ chacun', '4,95 $'], 'CAD', 'ca'],
  ['us', ['Five samples are free in 30 days', '$2.25 each', '$4.75'], 'USD', 'us'],
])('the page about samples states the rule and the prices: %s', (view, sentences, currency, zone) => {
  const text = read(`pages/samples.${view}.html`).replaceAll('\u00a0', ' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(catalogue.samples).toEqual({ freePieces: 5, freeDays: 30 });
  const rate = catalogue.shipping.rates.find(
    (each) => each.carrierCode === 'samples' && each.zone === zone && each.currency === currency,
  );
  const money = ((rate?.baseAmount ?? 0) / 100).toFixed(2);
  expect(text.replaceAll(',', '.')).toContain(money);
});
