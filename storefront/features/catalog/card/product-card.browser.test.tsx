import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxOf, show } from '#storefront/testing/browser.tsx';
import { ProductCard } from './product-card.tsx';

const picture = (color: string): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 10 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 8, 10);
  return canvas.toDataURL();
};

const card = {
  uid: '1',
  sku: 'A',
  name: 'Lumen',
  path: '/lumen.html',
  image: { url: picture('white'), label: 'Straight on' },
  closeUp: { url: picture('black'), label: 'Close-up' },
  isFrom: false,
  isAreaFrom: false,
  sizes: 1,
  finishes: 1,
  isInStock: true,
  isOutlet: false,
};

const WITHIN = (
  <div style={{ width: 200 }}>
    <ProductCard card={card} />
  </div>
);
const frames = () => [...document.querySelectorAll<HTMLImageElement>('article img')].map((img) => img.parentElement!);
const whenShown = (frame: HTMLElement | undefined) => frame && getComputedStyle(frame).display !== 'none';

afterEach(() => vi.restoreAllMocks());

test('loads and shows the second picture of a card only while the pointer is over it', async () => {
  const { container } = await show(WITHIN);
  expect(frames()).toHaveLength(1);
  await userEvent.hover(container.querySelector('article')!);
  await expect.poll(() => whenShown(frames()[1])).toBe(true);
  expect(frames()[1]?.querySelector('img')?.alt).toBe('');
  await userEvent.unhover(container.querySelector('article')!);
  await expect.poll(() => whenShown(frames()[1])).toBe(false);
});

test('shows the second picture on focus too', async () => {
  await show(WITHIN);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Lumen');
  await expect.poll(() => whenShown(frames()[1])).toBe(true);
});

test('loads no second picture on devices without hover', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(hover: hover)' ? '(hover: hover) and (hover: none)' : query),
  );
  const { container } = await show(WITHIN);
  await userEvent.hover(container.querySelector('article')!);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Lumen');
  expect(frames()).toHaveLength(1);
});

test('shows the stock below the price, at the same height as on a card with a sample', async () => {
  const { container } = await show(
    <div style={{ display: 'grid', gridTemplateColumns: '200px 200px' }}>
      <ProductCard card={{ ...card, hasSample: true }} />
      <ProductCard card={card} />
    </div>,
  );
  const [first, second] = [...container.querySelectorAll('article p')].filter(
    ({ textContent }) => textContent === 'In stock',
  );
  expect(boxOf(first!).top).toBeGreaterThan(0);
  expect(boxOf(second!).top).toBe(boxOf(first!).top);
});
