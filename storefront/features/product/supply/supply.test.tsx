// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
// Loaded later by the page; already here for the test.
import './alert-form.tsx';
import Supply from './supply.tsx';

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

type Stock = { quantity: number; largest_lot: number | null; later_on: string | null };

const renderSupply = async (
  productSupply: Stock | null,
  {
    quantity = 956,
    view = 'CA_EN',
    lacks = '',
    more = {},
  }: { quantity?: number; view?: string; lacks?: string; more?: object } = {},
): Promise<() => string> => {
  const platform = await testPlatform(view, { getProductSupply: { productSupply }, ...more });
  rendered = await render(<Supply sku="TILE" quantity={quantity} quoteHref="/account-quotes?sku=TILE" />, {
    ...platform,
    lacks,
  });
  return () => rendered!.container.textContent ?? '';
};

const LATER: Stock = { quantity: 240, largest_lot: 115, later_on: '2026-12-13' };

test.each([
  ['CA_EN', '240 in stock, 716 about December 13. The second part comes from another lot.'],
  ['CA_FR', '240 en stock, 716 vers le 13 décembre. La seconde partie vient d’un autre lot.'],
])('names both parts of a quantity beyond the stock in %s', async (view, words) => {
  const text = await renderSupply(LATER, { view });
  await eventually(() => expect(text()).toBe(words));
});

test('says which part is of one lot if a quantity in stock is of several', async () => {
  const text = await renderSupply(LATER, { quantity: 200 });
  await eventually(() => expect(text()).toContain('115 in stock of one lot'));
});

test('counts the stock and offers a quote if the rest cannot be ordered', async () => {
  const text = await renderSupply({ ...LATER, later_on: null });
  await eventually(() => expect(text()).toBe('240 in stock. Ask for a quote for 956'));
  expect(rendered!.container.querySelector('a')?.getAttribute('href')).toBe('/account-quotes?sku=TILE');
});

test('a product without stock offers one email with two presses and an address', async () => {
  const sent: unknown[] = [];
  const text = await renderSupply(
    { quantity: 0, largest_lot: null, later_on: null },
    {
      quantity: 1,
      more: { requestStockAlert: (variables: unknown) => (sent.push(variables), { requestStockAlert: true }) },
    },
  );
  await eventually(() => expect(text()).toContain('Tell me when it is back'));
  const press = (name: string) =>
    during(() => [...rendered!.container.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  await press('Tell me when it is back');
  expect(text()).toContain('you agree to one email when it is in stock again');
  await press('Tell me');
  expect([text().includes('Please enter a valid email address.'), sent]).toEqual([true, []]);
  const field = rendered!.container.querySelector('input')!;
  field.value = 'ann@example.com';
  await press('Tell me');
  await eventually(() => expect(text()).toContain('We will write to you once'));
  expect(sent).toMatchObject([{ input: { sku: 'TILE', email: 'ann@example.com' } }]);
});

test('in front of a plain Magento nothing is promised', async () => {
  const text = await renderSupply(LATER, { lacks: 'orders beyond the stock,stock alerts' });
  expect(text()).toBe('');
});
