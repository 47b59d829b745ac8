// @vitest-environment happy-dom
import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { CartLine } from './cart-line.tsx';
import type { CartLine as Line } from './state/types.ts';
import { openPage, type MemoryPage } from './testing/memory-page.tsx';
import { openMemoryShop } from './testing/memory-shop.ts';

const tile: Line = {
  uid: 'line-1',
  quantity: 3,
  sku: 'AUR-12',
  parentSku: undefined,
  name: 'Aurelia',
  path: '/aurelia.html',
  options: [],
  productType: 'simple',
  image: undefined,
  imageUrl: undefined,
  unitPrice: { value: 20, currency: 'CAD' },
  rowTotal: { value: 60, currency: 'CAD' },
  isAvailable: true,
  maxQuantity: 40,
  coverageSqFt: undefined,
  sellingUnit: 'box',
};

const news = { announce: () => undefined, onRemoved: () => undefined, onLost: () => undefined };
let page: MemoryPage | undefined;
const renderView = async (change: Partial<Line> = {}, storeView: 'CA_EN' | 'CA_FR' = 'CA_EN'): Promise<MemoryPage> => {
  await page?.unmount();
  page = await openPage(openMemoryShop(), <CartLine line={{ ...tile, ...change }} news={news} />, { storeView });
  return page;
};
const facts = async (change?: Partial<Line>, storeView?: 'CA_EN' | 'CA_FR'): Promise<string[]> =>
  [...(await renderView(change, storeView)).container.querySelectorAll('p')].map(
    ({ textContent }) => textContent ?? '',
  );

beforeEach(() => localStorage.clear());
afterEach(() => page?.unmount());

test('a line links to its product, and shows its unit price and total', async () => {
  const { container } = await renderView();
  const link = container.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Aurelia', '/aurelia.html']);
  expect(await facts()).toEqual(['$20.00 per box']);
  expect(page?.container.querySelector('li')?.lastElementChild?.lastElementChild?.textContent).toBe('$60.00');
  expect(await facts({ unitPrice: undefined })).toEqual([]);
});

test('shows the picture of a line, if any, with its alternative text', async () => {
  expect((await renderView()).container.querySelector('img')).toBeNull();
  const { container } = await renderView({ image: { url: '/media/a.webp', label: 'A floor' } });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('A floor');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/a.webp');
});

test('a line above the stock shows the remaining quantity, even if the back end marks it unavailable', async () => {
  for (const isAvailable of [true, false])
    expect(await facts({ isAvailable, maxQuantity: 2 })).toEqual([
      '$20.00 per box',
      'Only 2 left. Lower the quantity to check out.',
    ]);
  expect((await facts({ isAvailable: false, maxQuantity: 0 })).slice(1)).toEqual([
    'Out of stock. Remove it, or wait: checkout opens again as soon as it is back.',
  ]);
  expect((await facts({ isAvailable: false, maxQuantity: undefined }))[1]).toContain('Out of stock.');
  for (const maxQuantity of [0, 2, 40])
    expect((await facts({ isAvailable: false, isOff: true, maxQuantity })).slice(1)).toEqual([
      'Not for sale at the moment. Remove it to check out.',
    ]);
});

test('shows the area covered by the quantity in the shopper’s unit and language', async () => {
  expect(await facts({ coverageSqFt: 10.76 })).toEqual(['$20.00 per box', 'Covers 32.28\u00a0sq ft']);
  expect((await facts({ coverageSqFt: 10.76 }, 'CA_FR'))[1]).toContain('32,28\u00a0pi²');
});

test('shows the covered area in square metres if the shopper chose that unit', async () => {
  const Choose = () => {
    const [, choose] = useAreaUnit();
    return (['m2', 'sqft'] as const).map((unit) => (
      <button key={unit} onClick={() => choose(unit)}>
        {unit}
      </button>
    ));
  };
  page = await openPage(
    openMemoryShop(),
    <>
      <Choose />
      <CartLine line={{ ...tile, coverageSqFt: 10.763_91 }} news={news} />
    </>,
  );
  await page.press('m2');
  expect(page.text()).toContain('Covers 3\u00a0m²');
  await page.press('sqft');
  expect(page.text()).toContain('Covers 32.29\u00a0sq ft');
});

test('shows the chosen options; options of a variant can be changed', async () => {
  const options = [
    { uid: 'a', label: 'Size', value: '12 × 24' },
    { uid: 'b', label: 'Finish', value: 'Matte' },
  ];
  const variant = await renderView({ options, parentSku: 'AUR' });
  expect(variant.text()).toContain('12 × 24 · Matte Change');
  await variant.press('Change Aurelia, 12 × 24 · Matte');
  expect(variant.cart.store.getState().editedLine).toBe('line-1');
  expect(variant.button('Change Aurelia, 12 × 24 · Matte')?.id).toBe('change-line-1');
  expect((await renderView({ options })).button('Change Aurelia, 12 × 24 · Matte')).toBeUndefined();
  expect((await facts({ parentSku: 'AUR' })).join()).not.toContain('Change');
});

test.each<[string, Partial<Line>, string | undefined]>([
  ['above the stock', { quantity: 41 }, 'Only 40 left. Lower the quantity to check out.'],
  ['equal to the stock', { quantity: 40 }, undefined],
  [
    'out of stock',
    { isAvailable: false, maxQuantity: 0 },
    'Out of stock. Remove it, or wait: checkout opens again as soon as it is back.',
  ],
  ['unknown stock', { maxQuantity: undefined }, undefined],
])('%s: the line shows the problem that blocks checkout, if any', async (_what, change, problem) => {
  expect((await facts(change)).slice(1)).toEqual(problem ? [problem] : []);
});

test('a line limited to one piece has no stepper; one with more stock, or a quantity above the stock, has', async () => {
  const one = await renderView({ quantity: 1, maxQuantity: 1 });
  expect([one.text().includes('Quantity: 1'), one.quantities()]).toEqual([true, []]);
  expect((await renderView({ quantity: 1, maxQuantity: 2 })).quantities()).toEqual(['1']);
  expect((await renderView({ quantity: 2, maxQuantity: 1 })).quantities()).toEqual(['2']);
});

test('the stepper and its buttons are labelled with the product, and stop at the maximum', async () => {
  const line = await renderView({ quantity: 40 });
  expect(line.container.querySelector('input')?.getAttribute('aria-label')).toBe('Quantity of Aurelia');
  expect([line.button('One less of Aurelia')?.disabled, line.button('One more of Aurelia')?.disabled]).toEqual([
    false,
    true,
  ]);
  expect(
    (await renderView({ quantity: MAX_QUANTITY, maxQuantity: undefined })).button('One more of Aurelia')?.disabled,
  ).toBe(true);
  expect((await renderView({ quantity: 9998, maxQuantity: undefined })).button('One more of Aurelia')?.disabled).toBe(
    false,
  );
});
