// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { storedCurrency } from '#storefront/platform/store-view/stored-store-view.ts';
import { fieldsOf } from '#storefront/testing/document-fields.ts';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { chooseCurrency } from './choose-currency.ts';
import { currencyData } from './currency-query.ts';
import { CurrencySwitcher } from './currency-switcher.tsx';
import { GetCurrencyDataDocument } from './get-currency-data.graphql.ts';

const DATA = { defaultCode: 'CAD', availableCodes: ['CAD', 'USD'] };
const response = (codes: string[] | null) => ({
  getCurrencyData: { currency: { default_display_currency_code: 'CAD', available_currency_codes: codes } },
});

let rendered: Rendered | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => rendered?.unmount());
const renderView = async (codes: string[] | null = ['CAD', 'USD']): Promise<HTMLElement> => {
  rendered = await render(<CurrencySwitcher />, await testPlatform('CA_EN', response(codes)));
  return rendered.container;
};

test('[CU-02] shows no switcher without available currencies', async () => {
  expect((await renderView([])).innerHTML).toBe('');
  await rendered?.unmount();
  expect((await renderView(null)).innerHTML).toBe('');
  await rendered?.unmount();
  expect((await renderView(['CAD'])).innerHTML).toBe('');
});

test('[CU-03][CU-07][CU-08][CU-09] toggles the menu, disables the current currency, and closes on Escape or a click outside', async () => {
  const container = await renderView();
  const trigger = container.querySelector('button');
  const items = () => [...container.querySelectorAll('li button')];
  await during(() => trigger?.click());
  expect(items().map((item) => [item.textContent, item.hasAttribute('disabled')])).toEqual([
    ['$ CAD', true],
    ['$ USD', false],
  ]);
  await during(() => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  expect(items()).toHaveLength(0);
  await during(() => trigger?.click());
  await during(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(items()).toHaveLength(0);
  await during(() => trigger?.click());
  await during(() => trigger?.click());
  expect(items()).toHaveLength(0);
});

test('[CU-04][CU-06] saves a listed currency, also in the cookie, and reloads the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const container = await renderView();
  await during(() => container.querySelector('button')?.click());
  await during(() => container.querySelector<HTMLElement>('li:last-child button')?.click());
  expect([storedCurrency(), document.cookie.includes('store_view_currency=USD')]).toEqual(['USD', true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[CU-05] does not save an unlisted currency', () => {
  const reload = vi.fn<() => void>();
  chooseCurrency('EUR', DATA, browserStorage, reload);
  expect([storedCurrency(), reload.mock.calls.length]).toEqual([undefined, 0]);
});

test('[CU-10] [GQ-26] the switcher shows the currency of the page', async () => {
  rendered = await render(<CurrencySwitcher />, {
    ...(await testPlatform('CA_EN', response(['CAD', 'USD']))),
    currency: 'USD',
  });
  expect(rendered.container.querySelector('button')?.textContent).toBe('USD');
});

test('[GQ-25] [GQ-26] queries the currencies without variables; the page state has the current one', () => {
  expect(String(GetCurrencyDataDocument)).toMatch(/^query getCurrencyData\{/);
  expect(fieldsOf(GetCurrencyDataDocument)).toEqual([
    'currency',
    'currency.available_currency_codes',
    'currency.default_display_currency_code',
  ]);
  const { currency } = response(['CAD', 'USD']).getCurrencyData;
  expect(currencyData({ currency })).toEqual(DATA);
});

test('lists no currencies if the back end returns none', () => {
  expect(currencyData({ currency: null })).toEqual({ defaultCode: undefined, availableCodes: [] });
});
