import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import type { StoreViewCode } from '#contract/page-render.ts';
import { attributesOf } from '#storefront/platform/product-data/attributes.ts';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import type { Product } from '../model/product.ts';
import pageStyles from '../page/product-page.module.css';
import { BuyPanel } from './buy-panel.tsx';

const tile: Product = {
  uid: '1',
  sku: 'A',
  name: 'Rivière Herringbone',
  path: '/a.html',
  price: { finalMinor: 8049, regularMinor: 8049, currency: 'CAD' },
  isInStock: true,
  pictures: [],
  attributes: attributesOf({ items: [{ __typename: 'AttributeValue', code: 'coverage_sq_ft', value: '11.51' }] }),
  description: '',
  shortDescription: '',
  trail: [],
  options: [],
  variants: [],
};

const added: number[] = [];

const renderView = async (
  width: number,
  height: number,
  storeView?: StoreViewCode,
  isChosen = false,
  sample?: ReactNode,
) => {
  added.length = 0;
  const addToCart = async ({ quantity }: { quantity: number }) => void added.push(quantity);
  await show(
    <div style={{ paddingInline: 'var(--gutter)' }}>
      <div className={pageStyles.top}>
        <div style={{ height: 1200 }} />
        <div className={pageStyles.panel}>
          <BuyPanel product={tile} buyable={tile} isChosen={isChosen} addToCart={addToCart} sample={sample} />
        </div>
      </div>
    </div>,
    { width, height, ...(storeView && { storeView }) },
  );
  return page.getByRole('button', { name: storeView === 'CA_FR' ? 'Ajouter au panier' : 'Add to cart' });
};

test('on a phone, price, quantity, “Add to cart” and its error stay visible from the first picture on', async () => {
  const add = await renderView(390, 844);
  await expect.element(add).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('$80.49')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('textbox', { name: 'Quantity' })).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  const bar = add.element().parentElement as Element;
  expect([Math.round(boxOf(bar).bottom), Math.round(boxOf(bar).width)]).toEqual([844, 390]);
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  // A focused field scrolls to above the bar, together with its message and the two lines below it.
  expect(Number.parseFloat(scrollPaddingBottom)).toBeGreaterThan(boxOf(bar).height + 64);
});

test('an invalid quantity is not added, and its error stays at the field until it is corrected', async () => {
  const add = await renderView(390, 844, undefined, true);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await field.fill('1e3');
  await add.click();
  await expect.element(page.getByText('“1e3” is not a quantity. Enter a whole number, 1 or more.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('1e3');
  expect(added).toEqual([]);
  await field.fill('12');
  await add.click();
  await expect.poll(() => added).toEqual([12]);
});

test('a large quantity does not change the width of the field, and the button’s label stays on one line', async () => {
  const add = await renderView(390, 844, 'CA_FR');
  const field = page.getByRole('textbox', { name: 'Quantité' });
  const height = boxOf(add.element()).height;
  await field.fill('1250');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/couvrent/).first()).toBeVisible();
  expect(boxOf(add.element()).height).toBe(height);
  const more = page.getByRole('button', { name: 'Un de plus' }).element();
  expect(boxOf(more.parentElement as Element).right - boxOf(more).right).toBeLessThanOrEqual(12);
});

test('in a low or a wide window the bar covers no part of the page', async () => {
  for (const [width, height] of [
    [390, 420],
    [768, 844],
  ] as const)
    expect(getComputedStyle((await renderView(width, height)).element().parentElement as Element).position).toBe(
      'static',
    );
});

test.each([
  [390, 'CA_EN'],
  [390, 'CA_FR'],
  [1280, 'CA_EN'],
  [1280, 'CA_FR'],
] as const)(
  'the sample button is beside or below “Add to cart”, and both are visible: %s px, %s',
  async (width, view) => {
    const sample = (
      <div data-sample="A" className={pageStyles.sample}>
        <button type="button" style={{ width: '100%' }}>
          Sample
        </button>
      </div>
    );
    const add = await renderView(width, 844, view, true, sample);
    const order = page.getByRole('button', { name: 'Sample' });
    if (width > 768) order.element().scrollIntoView({ block: 'end' });
    await expect.element(add).toBeInViewport({ ratio: 1 });
    await expect.element(order).toBeInViewport({ ratio: 1 });
    const [buy, ordered] = [boxOf(add.element()), boxOf(order.element())];
    if (width < 768) {
      expect([ordered.left, ordered.right]).toEqual([buy.left, buy.right]);
      expect(ordered.top).toBeGreaterThanOrEqual(buy.bottom);
    } else {
      expect(ordered.top).toBe(buy.top);
      expect(ordered.left).toBeGreaterThan(buy.right);
    }
  },
);

test('a product without a visible price still has its sample button', async () => {
  const { price: _, ...unpriced } = tile;
  const panel = <BuyPanel product={unpriced} buyable={unpriced} isChosen addToCart={async () => {}} sample="Sample" />;
  const { container } = await show(panel);
  expect(container.textContent).toContain('Sample');
});
