// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { during } from '#storefront/testing/render.tsx';
import { failing, type MockResponse } from '../testing/responses.ts';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { Quotes } from './quotes.tsx';

afterEach(cleanUp);

const LINE = {
  position: 1,
  sku: 'TILE',
  name: 'Plain tile',
  options: [],
  image: null,
  path: 'tile.html',
  quantity: 10,
  selling_unit: 'box',
  finish: null,
  area: null,
  area_unit: null,
  note: null,
  price: { value: 80, currency: 'CAD' },
  row_total: { value: 800, currency: 'CAD' },
  order_number: null,
};
const QUOTE = {
  number: 'Q123456789',
  state: 'ANSWERED',
  asked_at: '2026-06-15 12:00:00',
  note: null,
  message: 'One lot.',
  shipping_note: 'By truck',
  valid_until: '2026-07-15',
  total: { value: 800, currency: 'CAD' },
  can_accept: true,
  lines: [LINE, { ...LINE, position: 2, sku: 'SLAB', name: 'Slab', price: null, row_total: null }],
  events: [{ state: 'REQUESTED', at: '2026-06-15 12:00:00', by: 'CUSTOMER', comment: null }],
};
const WANTED = { sku: 'TILE', name: 'Plain tile', choices: ['12 × 24'], quantity: 10, isOpen: false };

type Given = {
  number?: string;
  quoteRequest?: object;
  isGuest?: boolean;
  responses?: Record<string, MockResponse>;
  view?: 'CA_FR';
};
const open = async ({ number, quoteRequest, isGuest = false, responses = {}, view }: Given) => {
  const went: string[] = [];
  const screen = await openPart(
    () => (
      <Quotes
        number={number}
        quoteRequest={quoteRequest as never}
        openQuote={(opened) => went.push(opened)}
        openCart={async () => void went.push('cart')}
        signIn={isGuest && <p>The form to sign in</p>}
      />
    ),
    {
      ...(view && { storeView: view }),
      responses: {
        getPriceQuotes: () => ({ customerPriceQuotes: { is_open: true, items: [QUOTE] } }),
        getPriceQuote: () => ({ customerPriceQuote: QUOTE }),
        ...responses,
      },
    },
  );
  const press = (name: string) =>
    during(() =>
      [...screen.container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    );
  return { ...screen, went, press };
};

test('without quotes, explains how to request one', async () => {
  const { texts, container } = await open({
    responses: { getPriceQuotes: () => ({ customerPriceQuotes: { is_open: true, items: [] } }) },
  });
  expect(texts('h2')).toEqual(['No quotes yet']);
  expect(texts('a')).toEqual(['Continue shopping']);
  expect(container.textContent).toContain('Ask for prices from your cart');
});

test('lists all quotes with state, last day and total', async () => {
  const { text, container } = await open({});
  for (const word of ['Quote Q123456789', 'Prices are here', 'Valid until July 15, 2026', '$800.00'])
    expect(text()).toContain(word);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/account-quotes?quote=Q123456789');
});

test('shows the offered lines of a quote, and accepts it into the cart', async () => {
  const { text, press, sent, went } = await open({
    number: 'Q123456789',
    responses: { acceptPriceQuote: () => ({ acceptPriceQuote: { id: 'c' } }) },
  });
  for (const word of ['$80.00 per box', 'Not offered', 'One lot.', 'By truck']) expect(text()).toContain(word);
  await press('Accept and add to cart');
  expect([sent, went]).toEqual([[{ operation: 'acceptPriceQuote', variables: { number: 'Q123456789' } }], ['cart']]);
});

test('shows the back end’s reason if a quote cannot be accepted', async () => {
  const { press, alerts, went } = await open({
    number: 'Q123456789',
    responses: { acceptPriceQuote: failing('graphql-input', 'QUOTE_ENDED', 'La soumission est échue.') },
    view: 'CA_FR',
  });
  await press('Accepter et ajouter au panier');
  expect([alerts(), went]).toEqual([['La soumission est échue.'], []]);
});

test('the history shows the shop’s name, but no customer’s, because a colleague may have requested the quote', async () => {
  const events = [
    ...QUOTE.events,
    { state: 'ANSWERED', at: '2026-06-16 12:00:00', by: 'STAFF', comment: null },
    { state: 'ACCEPTED', at: '2026-06-17 12:00:00', by: 'CUSTOMER', comment: null },
  ];
  const quote = { ...QUOTE, state: 'ACCEPTED', note: 'For a bar', events };
  const { texts, container } = await open({
    number: 'Q123456789',
    responses: { getPriceQuote: () => ({ customerPriceQuote: quote }) },
  });
  expect(texts('[class*="_history_"] li')).toEqual([
    'June 15, 2026 · Asked for',
    'June 16, 2026 · Answered by the shop',
    'June 17, 2026 · Accepted',
  ]);
  expect(container.textContent).not.toMatch(/\byour?\b.*For a bar/i);
});

test('declines a quote with a reason', async () => {
  const { press, fill, submit, sent } = await open({
    number: 'Q123456789',
    responses: { declinePriceQuote: () => ({ declinePriceQuote: QUOTE }) },
  });
  await press('Decline');
  fill({ reason: 'Too late' });
  await submit();
  expect(sent).toEqual([{ operation: 'declinePriceQuote', variables: { number: 'Q123456789', reason: 'Too late' } }]);
});

test.each([
  ['EXPIRED', 'Was valid until July 15, 2026'],
  ['WITHDRAWN', 'Withdrawn'],
])('a quote that is %s cannot be accepted', async (state, word) => {
  const { text } = await open({
    number: 'Q123456789',
    responses: { getPriceQuote: () => ({ customerPriceQuote: { ...QUOTE, state, can_accept: false } }) },
  });
  expect([text().includes(word), text().includes('Accept and add'), text().includes('Decline')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('shows that a quote number is unknown', async () => {
  const { text } = await open({
    number: 'Q999999999',
    responses: { getPriceQuote: failing('graphql-no-such-entity', 'QUOTE_UNKNOWN', 'None') },
  });
  expect(text()).toContain('There is no such quote.');
});

test('sends a request with quantities and notes, and opens its page', async () => {
  const { fill, submit, sent, went } = await open({
    quoteRequest: { source: 'CART', lines: [WANTED] },
    responses: { requestPriceQuote: () => ({ requestPriceQuote: { number: 'Q2' } }) },
  });
  fill({ 'quantity-0': '48', 'note-0': 'One lot', note: 'A lobby' });
  await submit();
  expect(sent).toEqual([
    {
      operation: 'requestPriceQuote',
      variables: {
        input: {
          request_id: expect.stringMatching(/^[\w-]{36}$/),
          source: 'CART',
          note: 'A lobby',
          lines: [{ sku: 'TILE', quantity: 48, note: 'One lot' }],
        },
      },
    },
  ]);
  expect(went).toEqual(['Q2']);
});

test('an open product accepts an area with a comma and a finish, and requires an area or a quantity', async () => {
  const { fill, submit, sent, errors } = await open({
    quoteRequest: { source: 'PRODUCT', lines: [{ ...WANTED, quantity: null, isOpen: true }] },
    responses: { requestPriceQuote: () => ({ requestPriceQuote: { number: 'Q2' } }) },
    view: 'CA_FR',
  });
  await submit();
  expect([Object.keys(errors()), sent]).toEqual([['quantity-0'], []]);
  fill({ 'area-0': '12,5', 'finish-0': 'Adouci' });
  await submit();
  expect(sent[0]?.variables).toMatchObject({
    input: { lines: [{ sku: 'TILE', area: 12.5, area_unit: 'M2', finish: 'Adouci' }] },
  });
});

test.each([
  ['-3', '', 'quantity-0'],
  ['1e3', '', 'quantity-0'],
  ['½', '', 'quantity-0'],
  ['0', '', 'quantity-0'],
  ['', '-12', 'area-0'],
  ['', '12 ft', 'area-0'],
])('refuses a quantity of %j and an area of %j at the field, and sends nothing', async (quantity, area, field) => {
  const { fill, submit, sent, errors } = await open({
    quoteRequest: { source: 'PRODUCT', lines: [{ ...WANTED, quantity: null, isOpen: true }] },
    responses: { requestPriceQuote: () => ({ requestPriceQuote: { number: 'Q2' } }) },
  });
  fill({ 'quantity-0': quantity, 'area-0': area });
  await submit();
  expect([Object.keys(errors()), sent]).toEqual([[field], []]);
});

test.each([
  ['1,000', '12 ft x 10 ft', { quantity: 1000, area: 120 }],
  ['1 000 boxes', '12x10 and 5x4', { quantity: 1000, area: 140 }],
  ['', '1,200.5', { area: 1200.5 }],
])('accepts a quantity of %j and an area of %j', async (quantity, area, line) => {
  const { fill, submit, sent } = await open({
    quoteRequest: { source: 'PRODUCT', lines: [{ ...WANTED, quantity: null, isOpen: true }] },
    responses: { requestPriceQuote: () => ({ requestPriceQuote: { number: 'Q2' } }) },
  });
  fill({ 'quantity-0': quantity, 'area-0': area });
  await submit();
  expect(sent[0]?.variables).toMatchObject({ input: { lines: [{ sku: 'TILE', area_unit: 'SQFT', ...line }] } });
});

test('asks a guest to sign in on sending, and restores typed values afterwards', async () => {
  const quoteRequest = { source: 'CART', lines: [WANTED] };
  const guest = await open({ quoteRequest, isGuest: true });
  guest.fill({ note: 'A lobby' });
  expect(guest.text()).not.toContain('The form to sign in');
  await guest.submit();
  expect([guest.text().includes('The form to sign in'), guest.sent]).toEqual([true, []]);
  const customer = await open({ quoteRequest });
  expect(customer.container.querySelector<HTMLTextAreaElement>('textarea')?.value).toBe('A lobby');
});
