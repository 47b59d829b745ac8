import { expect, test } from 'vitest';
import { boxOf, resize, show } from '#storefront/testing/browser.tsx';
import type { Category } from '../data/category-queries.ts';
import { CategoryHeader } from './category-header.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
const category = (image: string): Category =>
  ({
    uid: 'x',
    name: 'Marble',
    path: '/marble',
    description: [],
    trail: [],
    children: [],
    image,
  }) as unknown as Category;

const frame = (container: HTMLElement): HTMLElement => container.querySelector('[data-state]') as HTMLElement;
const seen = (container: HTMLElement) => ({
  state: frame(container).dataset['state'],
  image: getComputedStyle(container.querySelector('img') as Element).opacity,
  placeholder: getComputedStyle(frame(container), '::after').backgroundImage.includes('url('),
});

test('[IM-08] [IM-09] a category picture that fails to load is replaced by the shop’s placeholder; the next category’s picture loads again', async () => {
  const { container, rerender } = await show(<CategoryHeader category={category('gone.webp')} />);
  await expect.poll(() => seen(container)).toEqual({ state: 'errored', image: '0', placeholder: true });
  await rerender(<CategoryHeader category={category(dot)} />);
  await expect.poll(() => seen(container)).toEqual({ state: 'loaded', image: '1', placeholder: false });
});

test('has a box of 16 by 9, or of 16 by 10 with another crop in a narrow window', async () => {
  const { container } = await show(<CategoryHeader category={category('marble.webp')} />, { width: 1000 });
  const ratio = (): number => boxOf(frame(container)).width / boxOf(frame(container)).height;
  const image = () => container.querySelector('img') as HTMLImageElement;
  expect(ratio()).toBeCloseTo(16 / 9, 1);
  expect(boxOf(image()).height).toBeCloseTo(boxOf(frame(container)).height, 0);
  await expect.poll(() => image().currentSrc).toMatch(/category\/marble\.webp\?.*width=640&height=360/);
  await resize(1920);
  expect(boxOf(frame(container)).height).toBe(432);
  expect(boxOf(image()).height).toBe(432);
  await resize(768);
  expect(ratio()).toBeCloseTo(16 / 10, 1);
  expect(boxOf(image()).height).toBeCloseTo(boxOf(frame(container)).height, 0);
  await expect.poll(() => image().currentSrc).toMatch(/width=960&height=600/);
});
