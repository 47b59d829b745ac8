import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetDelivery } from '#storefront/platform/delivery-place/delivery-place.ts';
import { show } from '#storefront/testing/browser.tsx';
import EstimateBox from './estimate-box.tsx';

beforeEach(forgetDelivery);

const money = (value: number) => ({ value, currency: 'CAD' });
const way = (carrier: string, method: string, title: string, amount: number, more = {}) => ({
  carrier_code: carrier,
  carrier_title: title,
  method_code: method,
  method_title: 'to you',
  available: true,
  error_message: '',
  amount: money(amount),
  ...more,
});
const WAYS = [
  way('instore', 'laval', 'Pickup', 0),
  way('freight', 'ltl', 'Pallet', 189),
  way('flatrate', 'flatrate', 'Parcel', 30),
  way('freight', 'slab', 'A-frame', 189, { available: false, error_message: 'Enter the company.' }),
];
type Input = { input: { address: object; shipping_method?: { carrier_code: string } } };
const COSTS: Readonly<Record<string, number>> = { instore: 0, flatrate: 30, freight: 189 };

const respondsWith = (requested: Input[], itemTotal = { value: 100 }) => ({
  EstimateShipping: (given: Input) => {
    requested.push(given);
    return { estimateShippingMethods: WAYS };
  },
  EstimateTotals: ({ input }: Input) => {
    const net = itemTotal.value + (COSTS[input.shipping_method?.carrier_code ?? ''] ?? 0);
    const prices = { grand_total: money(net * 1.05), applied_taxes: [{ label: 'GST', amount: money(net * 0.05) }] };
    return { estimateTotals: { cart: { id: 'c', prices } } };
  },
});
const open = async (responses: object, more = {}) =>
  show(<EstimateBox cartId="c" revision="1" />, { responses: responses as never, width: 390, ...more });
const field = () => page.getByRole('textbox', { name: /Postal code|ZIP code|Code postal/ });
const total = () => page.getByRole('definition').last();

test('a postal code shows the price of each method, with tax and total of the cheapest delivery or the selected method', async () => {
  const requested: Input[] = [];
  await open(respondsWith(requested));
  await field().fill('h2y1c6');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await expect.element(page.getByRole('radio', { name: 'Parcel – to you' })).toBeChecked();
  await expect.element(total()).toHaveTextContent('$136.50');
  expect(requested[0]?.input.address).toEqual({
    country_code: 'CA',
    postcode: 'H2Y 1C6',
    region: { region_code: 'QC' },
  });
  await expect.element(page.getByRole('radio', { name: 'A-frame – to you' })).toBeDisabled();
  await expect.element(page.getByText('Enter the company.')).toBeVisible();
  await page.getByRole('radio', { name: 'Pickup – to you' }).click();
  await expect.element(total()).toHaveTextContent('$105.00');
  await expect.element(page.getByRole('radio', { name: 'Pickup – to you' })).toBeChecked();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('updates the estimate with the cart and keeps the selected method', async () => {
  const itemTotal = { value: 100 };
  const { rerender } = await open(respondsWith([], itemTotal));
  await field().fill('H2Y 1C6');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await page.getByRole('radio', { name: 'Pallet – to you' }).click();
  await expect.element(total()).toHaveTextContent('$303.45');
  itemTotal.value = 200;
  await rerender(<EstimateBox cartId="c" revision="2" />);
  await expect.element(total()).toHaveTextContent('$408.45');
  await expect.element(page.getByRole('radio', { name: 'Pallet – to you' })).toBeChecked();
});

test('shows an error for a code of no country of the shop and sends nothing', async () => {
  const requested: Input[] = [];
  await open(respondsWith(requested));
  for (const typed of ['', '10001', 'D1A 1A1']) {
    await field().fill(typed);
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect.element(page.getByText('Enter a postal code such as H2Y 1C6.')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue(typed);
  }
  expect(requested).toEqual([]);
});

test('in the United States asks for a ZIP code and sends its state', async () => {
  const requested: Input[] = [];
  await open(respondsWith(requested), { storeView: 'US_EN' });
  await field().fill('10001');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await vi.waitFor(() => expect(requested).toHaveLength(1));
  expect(requested[0]?.input.address).toEqual({ country_code: 'US', postcode: '10001', region: { region_code: 'NY' } });
});

test('shows an error without a response and keeps the typed code', async () => {
  await open({
    EstimateShipping: () => {
      throw new TypeError('no connection');
    },
  });
  await field().fill('H2Y 1C6');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await expect.element(page.getByText('The shop did not answer. Try again.')).toBeVisible();
  await expect.element(field()).toHaveValue('H2Y 1C6');
});
