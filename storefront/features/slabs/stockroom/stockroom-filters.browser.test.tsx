import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { StockroomFilters } from './stockroom-filters.tsx';
import type { Stockroom } from './stockroom-query.ts';
import { stockroomSearchOf } from './stockroom-search.ts';

const choice = (code: string) => ({ code, label: code, count: 1 });
const STOCKROOM = {
  yards: [],
  materials: [choice('marble'), choice('granite')],
  finishes: [],
  thicknesses: [],
} as unknown as Stockroom;

/** Stands in for the page, which renders the filters of its URL. */
const Page = () => {
  const [search, setSearch] = useState<Record<string, string>>({});
  return (
    <>
      <button type="button" onClick={() => setSearch({ 'material[filter]': 'marble' })}>
        Marble
      </button>
      <button type="button" onClick={() => setSearch({})}>
        Clear
      </button>
      <StockroomFilters stockroom={STOCKROOM} search={stockroomSearchOf(search)} />
    </>
  );
};

test('the filter that was changed stays; a search from elsewhere replaces the fields', async () => {
  const { container } = await show(<Page />);
  const material = () => container.querySelector<HTMLSelectElement>('select[name^=material]')!;
  const changed = material();
  await userEvent.selectOptions(changed, 'marble');
  await page.getByRole('button', { name: 'Marble' }).click();
  expect(material()).toBe(changed);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => material().value).toBe('');
  await page.getByRole('button', { name: 'Marble' }).click();
  await expect.poll(() => material().value).toBe('marble');
});

test('phones show the filters once they are opened', async () => {
  await show(<Page />, { width: 390 });
  const opener = page.getByRole('button', { name: 'Choose slabs' });
  const material = page.getByLabelText('Material');
  await expect.element(material).not.toBeVisible();
  await opener.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(material).toBeVisible();
});
