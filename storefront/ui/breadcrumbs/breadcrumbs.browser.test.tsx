import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, resize, show } from '#storefront/testing/browser.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const CRUMBS = [
  { label: 'Accueil', href: '/' },
  { label: 'Tranches de pierre naturelle', href: '/natural-stone-slabs' },
  { label: 'Tranches de marbre et d’onyx', href: '/marble-and-onyx-slabs' },
  { label: 'Tranche Aurelia Carrare' },
];

test('shows the breadcrumbs on one line on a phone, each name within the screen or visibly truncated', async () => {
  await show(<Breadcrumbs label="Fil" crumbs={CRUMBS} />);
  for (const width of [320, 390]) {
    await resize(width);
    const links = page.getByRole('link').elements() as HTMLElement[];
    expect(links).toHaveLength(3);
    const boxes = links.map(boxOf);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const [index, link] of links.entries()) {
      const isShortened = link.scrollWidth > link.clientWidth;
      expect([width, index, (boxes[index]?.right ?? 0) <= innerWidth]).toEqual([width, index, true]);
      if (isShortened) expect(getComputedStyle(link).textOverflow).toBe('ellipsis');
    }
    // Nothing parts the last name that shows from one that does not.
    const [last] = links.slice(-1);
    expect(boxOf(last?.parentElement as HTMLElement).right).toBeCloseTo(boxOf(last as HTMLElement).right, 0);
    const own = page.getByText('Tranche Aurelia Carrare').element();
    expect(boxOf(own.parentElement as HTMLElement).width).toBeLessThanOrEqual(1);
  }
  await resize(1280);
  expect(boxOf(page.getByText('Tranche Aurelia Carrare').element() as HTMLElement).width).toBeGreaterThan(80);
});
