import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';
import { mailTexts } from './mail-texts.ts';
import type { OrderView } from './order-view.ts';

const view: OrderView = {
  language: 'en',
  shop: 'Stone & Co',
  texts: mailTexts.en,
  order: {
    subject: 'Order 482915306 is confirmed',
    greeting: 'Thank you, Ann.',
    intro: 'Your order is in.',
    number: '482915306',
    placedOn: 'June 15, 2026',
    trackUrl: 'https://shop.example/?a=1&b=2#track-my-order',
    shipTo: ['Ann Roy', '1 Main St', 'Canada'],
    billTo: ['Bob Roy', '2 Side St'],
    delivery: 'Parcel',
    payment: 'Credit card',
  },
  lines: [
    { name: 'Stone', options: ['12 × 24', 'Honed'], sku: 'STONE-12', quantity: 10, amount: '$1,000.00' },
    { name: 'Tile', options: [], sku: 'TILE', quantity: 1, amount: '$0.05' },
  ],
  sums: [
    { label: 'Subtotal', amount: '$1,000.05' },
    { label: 'Shipping', amount: 'Free' },
  ],
  total: { label: 'Total', amount: '$1,000.05' },
};
const html = mailHtml(view);

/** The visible text, one line per text node. */
const read = (page: string): string[] =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

test('the mail reads from top to bottom in the right order', () => {
  expect(read(html)).toEqual([
    'Order 482915306 is confirmed',
    mailTexts.en.preview,
    'Stone &amp; Co',
    'Thank you, Ann.',
    'Your order is in.',
    'Order number',
    '482915306',
    'Placed on',
    'June 15, 2026',
    'Stone',
    '12 × 24 · Honed · STONE-12 · Quantity 10',
    '$1,000.00',
    'Tile',
    'TILE · Quantity 1',
    '$0.05',
    'Subtotal',
    '$1,000.05',
    'Shipping',
    'Free',
    'Total',
    '$1,000.05',
    'Track my order',
    mailTexts.en.trackHint,
    'Ship to',
    'Ann Roy',
    '1 Main St',
    'Canada',
    'Bill to',
    'Bob Roy',
    '2 Side St',
    'Delivery',
    'Parcel',
    'Payment',
    'Credit card',
    mailTexts.en.claim,
    'Sent by Stone &amp; Co because an order was placed with this email address.',
  ]);
  expect(html).toContain('Ann Roy<br>1 Main St<br>Canada');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2#track-my-order"');
  expect([html.slice(0, 15), /<html lang="([^"]*)">/.exec(html)?.[1]]).toEqual(['<!doctype html>', 'en-CA']);
});

test('only the total is emphasized among the sums', () => {
  const bold = [...html.matchAll(/<td[^>]*font-weight:600[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(bold).toEqual(['Total', '$1,000.05']);
});

test('every style declaration has a name and a value: a mail client may drop all of them otherwise', () => {
  const rules = [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => !/^[a-z-]+:[^:\s][^:]*[^:\s]?$/.test(rule))).toEqual([]);
  const pieces = [...html.matchAll(/border(?:-top|-bottom):([^;"]*)/g)].map(([, border = '']) => border.split(' '));
  for (const piece of pieces)
    expect(piece).toEqual([expect.stringMatching(/px$/), 'solid', expect.stringMatching(/^#/)]);
});

test('user input is escaped, in text and in attributes', () => {
  const typed = `<b title="it's">&`;
  const page = mailHtml({
    ...view,
    shop: typed,
    order: { ...view.order, greeting: typed, trackUrl: typed, shipTo: [typed], billTo: [typed], delivery: typed },
    lines: [{ name: typed, options: [typed], sku: typed, quantity: 1, amount: typed }],
    sums: [{ label: typed, amount: typed }],
  });
  expect(page.includes('<b ')).toBe(false);
  expect(page.split('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;')).toHaveLength(14);
});
