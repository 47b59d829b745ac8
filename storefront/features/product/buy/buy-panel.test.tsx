import { expect, test } from 'vitest';
import { attributesOf } from '#storefront/platform/product-data/attributes.ts';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import type { Product } from '../model/product.ts';
import { BuyPanel, type DeliveryComponent } from './buy-panel.tsx';

const value = (code: string, text: string) => ({ __typename: 'AttributeValue' as const, code, value: text });

const product = (...more: ReturnType<typeof value>[]): Product => ({
  uid: '1',
  sku: 'A',
  name: 'Rivière Herringbone',
  path: '/a.html',
  price: { finalMinor: 8049, regularMinor: 8049, currency: 'CAD' },
  isInStock: true,
  pictures: [],
  attributes: attributesOf({ items: [value('coverage_sq_ft', '11.51'), value('selling_unit', 'Box'), ...more] }),
  description: '',
  shortDescription: '',
  trail: [],
  options: [],
  variants: [],
});

const wasteOf = async (shown: Product) => {
  const html = await renderFor(
    <BuyPanel product={shown} buyable={shown} isChosen addToCart={() => Promise.resolve()} />,
  );
  const options = [...html.matchAll(/<option value="(\d+)"( selected="")?>([^<]*)/g)];
  expect(options.length).toBeGreaterThan(3);
  return options.filter(([, , selected]) => selected).map(([, percent, , label]) => [percent, label]);
};

test('the calculator starts from the waste of the product, or from 10% if it has none', async () => {
  expect(await wasteOf(product(value('waste_percent', '15')))).toEqual([['15', expect.stringContaining('iagonal')]]);
  expect(await wasteOf(product())).toEqual([['10', expect.stringContaining('traight')]]);
});

test('a percentage without its own label is offered as a number', async () => {
  expect(await wasteOf(product(value('waste_percent', '18')))).toEqual([['18', '18%']]);
});

const Delivery: DeliveryComponent = ({ items, missing }) => <output>{JSON.stringify({ items, missing })}</output>;

test.each([
  [true, { items: [{ sku: 'A-MATTE', quantity: 1 }] }],
  [false, { items: [{ sku: 'A-MATTE', quantity: 1 }], missing: 'Choose every option first.' }],
])('delivery is that of the chosen variant; with all options chosen: %s', async (isChosen, expected) => {
  const shown = product();
  const html = await renderFor(
    <BuyPanel
      product={shown}
      buyable={{ ...shown, sku: 'A-MATTE' }}
      isChosen={isChosen}
      addToCart={() => Promise.resolve()}
      Delivery={Delivery}
    />,
  );
  const [, found = ''] = /<output>(.*?)<\/output>/.exec(html) ?? [];
  expect(JSON.parse(found.replaceAll('&quot;', '"'))).toEqual(expected);
});
