import { expect, test } from 'vitest';
import { renderFor } from '#storefront/platform/testing/render.tsx';
import type { Card } from '../model/product-card.ts';
import { ProductCells } from './product-grid.tsx';

const cards = Array.from({ length: 6 }, (_, at): Card => ({
  uid: `${at}`,
  sku: `A${at}`,
  name: 'Lumen',
  path: '/lumen.html',
  isFrom: false,
  isAreaFrom: false,
  sizes: 1,
  finishes: 1,
  isInStock: true,
  isOutlet: false,
}));
const below = async (isBelow: boolean): Promise<boolean[]> =>
  [...(await renderFor(<ProductCells cards={cards} isBelow={isBelow} />)).matchAll(/<li([^>]*)>(?=<article)/g)].map(
    ([, attributes]) => attributes?.includes('data-below') ?? false,
  );

test('lays out the first four cards of a list with the first view, and none of a later page', async () => {
  expect(await below(false)).toEqual([false, false, false, false, true, true]);
  expect(await below(true)).toEqual(cards.map(() => true));
});
