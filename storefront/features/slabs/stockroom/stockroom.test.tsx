// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { StockroomSlab } from './stockroom-query.ts';
import { filterOf, pieceOf, queryOf, stockroomSearchOf } from './stockroom-search.ts';
import { StockCard } from './stock-card.tsx';

const slabOf = (lot: string, state = 'AVAILABLE') => ({
  sku: `MAR-${lot}`,
  name: `Marble – slab ${lot}`,
  lot,
  bundle: '2605-MAR',
  picture: `/media/catalog/product/marble-${lot}.webp`,
  picture_label: `Marble, lot ${lot}`,
  length_mm: 2970,
  width_mm: 1800,
  thickness_mm: 20,
  area_sq_ft: 57.54,
  finish: 'Polished',
  shade_variation: 'V3',
  yard: { url_key: 'montreal', name: 'Montréal', takes_visits: true },
  rack: 'J-3',
  veins: 'lengthwise',
  state,
  held_until: state === 'HELD' ? '2026-06-17T12:00:00.000Z' : null,
});

const entryOf = (state?: string, price: StockroomSlab['price'] = { value: 2762.49, currency: 'CAD' }): StockroomSlab =>
  ({
    slab: slabOf('2605-1', state),
    material: 'Marble',
    price,
    hidden_price_reason: null,
    product_url_key: 'marble',
  }) as StockroomSlab;

let rendered: Rendered | undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => rendered?.unmount());

const renderView = async (entry: StockroomSlab, { now = 'HELD', code = 'CA_EN' as StoreViewCode } = {}) => {
  const platform = await testPlatform(code);
  const held = {
    number: '12',
    token: '12-abc',
    status: 'HELD',
    expires_at: new Date(Date.now() + 48 * 3600 * 1000).toISOString(),
    sku: entry.slab.sku,
    product_url_key: 'marble',
    slab: { ...entry.slab, state: 'HELD' },
  };
  const responses: Record<string, unknown> = {
    getSlabs: { slabs: { hold_hours: 48, holds_at_once: 3, items: [slabOf('2605-1', now)] } },
    holdSlab: { holdSlab: now === 'HELD' ? held : null },
  };
  const commerce = createCommerceClient({
    transport: async ({ query }: GraphqlRequest): Promise<ExecuteResult> => {
      const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      return {
        data: responses[name],
        ...(name === 'holdSlab' && now === 'SOLD'
          ? { errors: [{ message: 'Someone was faster.', extensions: { error_code: 'HOLD_TAKEN' } }] }
          : {}),
      } as ExecuteResult;
    },
    storeView: code,
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  rendered = await render(
    <ul>
      <StockCard entry={entry} hours={48} buy={() => Promise.resolve()} isFirst={false} />
    </ul>,
    { ...platform, commerce },
  );
  const { container } = rendered;
  const press = (words: string) =>
    during(() => [...container.querySelectorAll('button')].find((each) => each.textContent?.includes(words))?.click());
  const hold = async (): Promise<void> => {
    await press('Hold this slab');
    for (const [name, value] of [['fullname', 'Ann Roy'] as const, ['email', 'ann@example.com'] as const]) {
      const field = container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      field.value = value;
      await during(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    }
    await during(() => container.querySelector('form')?.requestSubmit());
  };
  const sees = (words: string) => eventually(() => expect(container.textContent).toContain(words));
  return { container, hold, sees };
};

test('[RT-22] shows a slab’s dimensions, location, price and photograph, with a link that selects it', async () => {
  const { container } = await renderView(entryOf());
  for (const words of [
    'Marble – slab 2605-1',
    '2,970 × 1,800 mm',
    '20 mm',
    'Polished',
    '2605-MAR',
    'Montréal · rack J-3',
  ])
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  expect(container.querySelector('[class*="_state_"]')?.textContent).toBe('Available');
  expect(container.querySelector('[class*="_price_"]')?.textContent).toBe('$2,762.49 / slab');
  expect(container.querySelector('h2 a')?.getAttribute('href')).toBe('/marble.html?config=MAR-2605-1');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('marble-2605-1.webp');
  const visit = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === 'See it at the yard');
  expect(decodeURIComponent(visit?.getAttribute('href') ?? '')).toBe(
    '/showroom-reservation?showroom=montreal&topic=slab&notes=Marble – slab 2605-1 (MAR-2605-1)',
  );
});

test('[RT-22] holds a slab from the list and marks it as own', async () => {
  const { hold, sees, container } = await renderView(entryOf());
  await hold();
  await sees('This slab is held for you.');
  expect(container.querySelector('[class*="_slab_"]')?.getAttribute('data-state')).toBe('HELD');
});

test('[RT-22] reports that another customer was faster, and shows the new state', async () => {
  const { hold, sees, container } = await renderView(entryOf(), { now: 'SOLD' });
  await hold();
  await sees('Someone was faster.');
  await eventually(() => expect(container.querySelector('[class*="_state_"]')?.textContent).toBe('Sold'));
  expect(container.querySelector('form')).toBeNull();
});

test('offers no hold for a slab without a visible price; the US view shows no yard to visit', async () => {
  const { container } = await renderView(entryOf('AVAILABLE', null), { code: 'US_EN' });
  expect(container.querySelector('[class*="_price_"]')?.textContent).toBe('Sign in for price');
  expect(container.querySelector('button')).toBeNull();
  expect(container.textContent).not.toContain('See it at the yard');
});

test('a slab for trade accounts shows a note, and offers neither sign-in nor a quote', async () => {
  const { container } = await renderView({ ...entryOf('AVAILABLE', null), hidden_price_reason: 'TRADE' });
  expect(container.querySelector('[class*="_price_"]')?.textContent).toBe('Sold to approved trade accounts');
});

test('writes filters to the URL and reads them, without the page', () => {
  const search = stockroomSearchOf({
    'yard[filter]': ' montreal ',
    'length[filter]': '94,5',
    'width[filter]': '26',
    'unit[filter]': 'in',
    'free[filter]': 'yes',
    page: '3',
    utm_source: 'x',
  });
  expect(queryOf(search)).toEqual({
    'yard[filter]': 'montreal',
    'length[filter]': '94,5',
    'width[filter]': '26',
    'unit[filter]': 'in',
    'free[filter]': 'yes',
    page: '3',
  });
  expect(filterOf(search, 'en-CA')).toEqual({
    yard: 'montreal',
    length_mm: 2400.3,
    width_mm: 26 * 25.4,
    is_available: true,
  });
  expect(stockroomSearchOf({ page: '-1' }).page).toBe(1);
});

test.each([
  ['', '', {}],
  ['2400', '', { problem: 'width' }],
  ['', '650', { problem: 'length' }],
  ['2400', 'wide', { problem: 'width' }],
  ['-1', '650', { problem: 'length' }],
  ['1e999', '650', { problem: 'length' }],
  ['2400', '650', { piece: { length: 2400, width: 650 } }],
  ['2,400', '0.65 m', { piece: { length: 2400, width: 650 } }],
  ['8 ft', '26 in', { piece: { length: 2438.4, width: 660.4 } }],
  ['240 cm', '65 cm', { piece: { length: 2400, width: 650 } }],
])('a piece of %s × %s', (length, width, expected) => {
  expect(pieceOf({ length, width, unit: 'mm' }, 'en-CA')).toEqual(expected);
});
