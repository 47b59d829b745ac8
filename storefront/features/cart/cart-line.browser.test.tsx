import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { CartLine } from './cart-line.tsx';
import type { CartLine as Line } from './state/types.ts';

const slab: Line = {
  uid: 'MQ==',
  quantity: 1,
  sku: 'AUR-11',
  parentSku: 'AUR',
  name: 'Aurelia Slab',
  path: '/aurelia.html',
  options: [],
  productType: 'simple',
  image: undefined,
  imageUrl: undefined,
  unitPrice: { value: 1599.99, currency: 'CAD' },
  rowTotal: { value: 1599.99, currency: 'CAD' },
  isAvailable: true,
  maxQuantity: 1,
  coverageSqFt: undefined,
  sellingUnit: 'slab',
};

const news = { announce: () => undefined, onRemoved: () => undefined, onLost: () => undefined };
const open = (line: Line) =>
  show(
    <ul>
      <CartLine line={line} news={news} />
    </ul>,
  );

test('a line limited to one piece has no stepper; it can be removed', async () => {
  await open(slab);
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await expect.element(page.getByText('Quantity: 1')).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Remove Aurelia Slab from the cart']);
});

test('a line with stock above one, or a quantity above the stock, has a stepper', async () => {
  await open({ ...slab, maxQuantity: 2 });
  await expect.element(page.getByRole('textbox', { name: 'Quantity of Aurelia Slab' })).toHaveValue('1');
  await open({ ...slab, quantity: 2 });
  await expect.element(page.getByRole('textbox', { name: 'Quantity of Aurelia Slab' })).toHaveValue('2');
});

test('the delivery text of a line reserves its height on a phone, and takes no space if there is none', async () => {
  const heightWith = async (words: string | null): Promise<number> => {
    const { container } = await show(
      <ul>
        <CartLine line={slab} news={news} deliveryOf={() => words} />
      </ul>,
      { width: 390 },
    );
    return container.querySelector('li')!.getBoundingClientRect().height;
  };
  const known = await heightWith('In stock. Leaves by parcel within 2 business days of payment.');
  expect(await heightWith('\u00a0')).toBe(known);
  expect(await heightWith(null)).toBeLessThan(known);
});
