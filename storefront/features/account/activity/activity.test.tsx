// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during, eventually } from '#storefront/testing/render.tsx';
import { networkFailure, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { Activity } from './activity.tsx';

afterEach(cleanUp);

const line = (product_sku: string, product_name: string) => ({ product_sku, product_name });
const showroom = {
  name: 'Montréal',
  url_key: 'montreal',
  street: '1 rue Peel',
  city: 'Montréal',
  time_zone: 'America/Toronto',
};
const visit = (number: string, more: object) => ({
  number,
  starts_at: '2026-12-01T15:00:00.000Z',
  status: 'BOOKED',
  can_change: true,
  showroom,
  ...more,
});
const review = {
  summary: 'Fine',
  text: 'It keeps well.',
  created_at: '2026-06-15 12:00:00',
  average_rating: 90,
  product: { name: 'Carrara', url_key: 'carrara' },
};
const alert = { token: 'a', name: 'Carrara', url_key: 'carrara', expires_at: '2027-05-28T12:00:00.000Z' };
const responses = (
  orders: readonly unknown[],
  visits: readonly unknown[],
  reviews: readonly unknown[],
  alertList: readonly unknown[] = [],
) => ({
  getOwnSamples: (() => ({ customer: { orders: { items: orders } } })) as MockResponse,
  getOwnVisits: (() => ({ customerShowroomVisits: visits })) as MockResponse,
  getStockAlerts: (() => ({ customerStockAlerts: alertList })) as MockResponse,
  getOwnReviews: (() => ({ customer: { reviews: { items: reviews } } })) as MockResponse,
});
const Page = () => <Activity slabs={<p>Slabs</p>} />;

test('shows samples with their order, visits in the showroom’s time zone, and reviews', async () => {
  const orders = [
    {
      number: '1001',
      order_date: '2026-06-15 12:00:00',
      status: 'Shipped',
      items: [line('TILE-SMP', 'Sample: Carrara'), line('TILE', 'Carrara')],
    },
    { number: '1002', order_date: '2026-06-15 12:00:00', status: 'Shipped', items: [line('TILE', 'Carrara')] },
  ];
  const { texts, text, container } = await openPart(Page, {
    responses: responses(
      orders,
      [visit('1', {}), visit('2', { can_change: false }), visit('3', { status: 'CANCELLED', can_change: false })],
      [review],
    ),
  });
  expect(texts('h2')).toEqual(['Samples you ordered', 'Back in stock', 'Showroom visits', 'Your reviews']);
  expect(texts('section:first-of-type li')).toEqual(['Sample: CarraraShippedJune 15, 2026 · Order 1001']);
  expect(text()).toContain('Tuesday, December 1, 2026 at 10:00 a.m.Booked');
  expect([text().includes('Past'), text().includes('Cancelled'), text().includes('4.5 out of 5')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(text()).toContain('To move or cancel a visit, use the link in its confirmation email.');
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/order-history?order=1001', '/showroom/montreal', '/carrara.html']),
  );
});

test('explains in each empty section how to fill it', async () => {
  const { text } = await openPart(Page, { responses: responses([], [], []) });
  for (const words of ['no samples yet', 'Order samples', 'No visits booked', 'Book a visit', 'no reviews yet'])
    expect(text()).toContain(words);
  expect(text()).not.toContain('confirmation email');
});

test('shows an error in a failed section, and the other sections', async () => {
  const { alerts, text } = await openPart(Page, {
    responses: { ...responses([], [], []), getOwnVisits: networkFailure },
  });
  expect([alerts().length, text().includes('no reviews yet')]).toEqual([1, true]);
});

test('omits sections that the back end lacks', async () => {
  const { texts, alerts } = await openPart(Page, {
    responses: { ...responses([], [], []), getOwnVisits: networkFailure, getOwnSamples: networkFailure },
    lacks: 'samples,visits of a customer,stock alerts',
  });
  expect([texts('h2'), alerts()]).toEqual([['Your reviews'], []]);
});

test('lists stock alerts, and removes one', async () => {
  const list = [alert];
  const { container, text } = await openPart(Page, {
    responses: {
      ...responses([], [], [], list),
      cancelStockAlert: (() => (list.pop(), { cancelStockAlert: true })) as MockResponse,
    },
  });
  expect(text()).toContain('Until May 28, 2027');
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove');
  await during(() => button?.click());
  await eventually(() => expect(text()).toContain('You have not asked to be told when a product is back.'));
});
