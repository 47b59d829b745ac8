import { beforeAll, expect, test } from 'vitest';
import { as, customer, mailsTo, signIn } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { pdfText } from '#commerce/platform/pdf/testing/pdf-text.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { unitsFor } from './requested-lines.ts';
import { exportOf, saveQuoteRule, startQuotes } from './service.ts';
import {
  answerRequest,
  requestQuote,
  QUOTE,
  quoteResolvers,
  requestId,
  saveQuotable,
  staffOf,
} from './testing/quotes.ts';

const SHOW = `query ($number: String!) { customerPriceQuote(number: $number) { ...Q } } ${QUOTE}`;
const LIST = `{ customerPriceQuotes { is_open items { number state } } }`;
const PAPER = 'query ($number: String!) { customerPriceQuotePaper(number: $number) { name content } }';
const DECLINE = `mutation ($number: String!, $reason: String) { declinePriceQuote(number: $number, reason: $reason) { ...Q } } ${QUOTE}`;
const WITHDRAW = `mutation ($number: String!) { withdrawPriceQuote(number: $number) { ...Q } } ${QUOTE}`;
const DAY = 24 * 3600 * 1000;

const codeOf = ({ errors }: { errors?: { extensions?: { error_code?: string } }[] }) =>
  errors?.[0]?.extensions?.error_code;

test.each([
  [10, 'sqft', 15.5, 1],
  [15.5, 'sqft', 15.5, 1],
  [15.6, 'sqft', 15.5, 2],
  [10, 'm2', 15.5, 7],
] as const)('%d %s in boxes of %d sq. ft. require %d', (area, unit, covers, units) => {
  expect(unitsFor(area, unit, covers)).toBe(units);
});

describeWithDatabase('quotes', (open) => {
  let shop: TestShop;
  let run: ReturnType<typeof staffOf>;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: quoteResolvers, fill: saveQuotable });
    run = staffOf(shop);
  });
  const someone = () => customer(shop, `quote${++count}@example.com`);
  const show = async (who: SignedIn, number: string) => (await who.execute(SHOW, { number })).data.customerPriceQuote;
  const again = async ({ email }: SignedIn) => as(shop, email, (await signIn(shop, email)) ?? '');

  test('is requested, priced with an end date, and emailed in the language of the request', async () => {
    const ann = await someone();
    const { requestPriceQuote: requested } = (
      await requestQuote(
        ann,
        [
          { sku: 'TILE', quantity: 48, note: 'Same lot, please' },
          { sku: 'HIDDEN', area: 62.5, area_unit: 'M2', finish: 'Honed' },
        ],
        { note: 'A lobby.\nTwo floors.' },
      )
    ).data;
    expect(requested).toMatchObject({
      number: expect.stringMatching(/^Q\d{9}$/),
      state: 'REQUESTED',
      note: 'A lobby.\nTwo floors.',
      total: null,
      can_accept: false,
      lines: [
        { sku: 'TILE', quantity: 48, price: null, note: 'Same lot, please' },
        { sku: 'HIDDEN', quantity: null, area: 62.5, area_unit: 'M2', finish: 'Honed' },
      ],
    });
    const { number } = requested;
    await expect(run('answer', number)).rejects.toThrow('Price a line first');
    await run('price', number, '1', '38.75');
    await expect(run('price', number, '2', '20')).rejects.toThrow('needs --quantity');
    await run('price', number, '2', '20', '--quantity', '45');
    await expect(run('answer', number, '--until', '2026-06-01')).rejects.toThrow('today or later');
    await run('answer', number, '--until', '2026-07-15', '--shipping', 'By our truck', '--message', 'One lot.');
    expect(await show(ann, number)).toMatchObject({
      state: 'ANSWERED',
      message: 'One lot.',
      shipping_note: 'By our truck',
      valid_until: '2026-07-15',
      can_accept: true,
      total: { value: 48 * 38.75 + 45 * 20, currency: 'CAD' },
      lines: [{ selling_unit: null }, { selling_unit: 'box' }],
      events: [
        { state: 'REQUESTED', by: 'CUSTOMER', comment: null },
        { state: 'ANSWERED', by: 'STAFF', comment: null },
      ],
    });
    const mails = await mailsTo(shop, ann.email);
    const mail = mails.find((each) => each.includes(`Subject: Your quote ${number}`)) ?? '';
    for (const word of [
      'July 15, 2026',
      '$38.75 each',
      '$20.00 per box',
      'By our truck',
      'One lot.',
      `/account-quotes?quote=${number}`,
      'tile.webp',
    ])
      expect(mail).toContain(word);
    expect(await run('show', number)).toMatch(/TILE .*48 .*38\.75/);
    expect(await run('list')).toContain(number);
  });

  test('a repeated request id creates one quote', async () => {
    const ann = await someone();
    const id = requestId();
    const [one, other] = await Promise.all([
      requestQuote(ann, [{ sku: 'TILE', quantity: 1 }], { request_id: id }),
      requestQuote(ann, [{ sku: 'TILE', quantity: 1 }], { request_id: id }),
    ]);
    expect(one.data.requestPriceQuote.number).toBe(other.data.requestPriceQuote.number);
    expect((await ann.execute(LIST)).data.customerPriceQuotes).toEqual({
      is_open: true,
      items: [{ number: one.data.requestPriceQuote.number, state: 'REQUESTED' }],
    });
    expect((await mailsTo(shop, ann.email)).filter((mail) => mail.includes('We have your request'))).toHaveLength(1);
  });

  test.each([
    [[], 'QUOTE_LINES'],
    [[{ sku: 'NONE', quantity: 1 }], 'QUOTE_PRODUCT'],
    [[{ sku: 'OFF', quantity: 1 }], 'QUOTE_PRODUCT'],
    [[{ sku: 'TILE' }], 'QUOTE_QUANTITY'],
    [[{ sku: 'TILE', quantity: 0 }], 'QUOTE_QUANTITY'],
    [[{ sku: 'TILE', area: -1 }], 'QUOTE_AREA'],
    [[{ sku: 'TILE', quantity: 1, note: 'x'.repeat(301) }], 'QUOTE_NOTE'],
  ])('rejects %j', async (lines, code) => {
    expect(codeOf(await requestQuote(await someone(), lines))).toBe(code);
  });

  test('another customer’s quote looks like a missing one, and a guest has none', async () => {
    const [ann, ben] = [await someone(), await someone()];
    const number = await answerRequest(shop, ann);
    const acceptIt = 'mutation ($number: String!) { acceptPriceQuote(number: $number) { id } }';
    for (const document of [SHOW, PAPER, DECLINE, WITHDRAW, acceptIt]) {
      const unknown = await ben.execute(document, { number: 'Q999999999' });
      expect(await ben.execute(document, { number })).toEqual(unknown);
      expect(codeOf(unknown)).toBe('QUOTE_UNKNOWN');
      expect((await shop.graphql(document, { number })).errors?.[0]?.extensions?.category).toBe(
        'graphql-authorization',
      );
    }
    expect((await show(ann, number)).state).toBe('ANSWERED');
  });

  test('a customer declines a quote or withdraws a request, and both are final', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann);
    expect((await ann.execute(DECLINE, { number, reason: 'Too late' })).data.declinePriceQuote).toMatchObject({
      state: 'DECLINED',
      can_accept: false,
    });
    expect((await show(ann, number)).events.at(-1)).toEqual({ state: 'DECLINED', by: 'CUSTOMER', comment: 'Too late' });
    expect(codeOf(await ann.execute(WITHDRAW, { number }))).toBe('QUOTE_STATE');
    await expect(run('answer', number)).rejects.toThrow('declined already');
    const other = (await requestQuote(ann, [{ sku: 'TILE', quantity: 1 }])).data.requestPriceQuote.number;
    expect(codeOf(await ann.execute(DECLINE, { number: other }))).toBe('QUOTE_STATE');
    expect((await ann.execute(WITHDRAW, { number: other })).data.withdrawPriceQuote.state).toBe('WITHDRAWN');
    await expect(run('price', other, '1', '5')).rejects.toThrow('withdrawn already');
  });

  test('staff decline with a reason that is emailed to the customer', async () => {
    const ann = await someone();
    const { number } = (await requestQuote(ann, [{ sku: 'TILE', quantity: 1 }])).data.requestPriceQuote;
    await expect(run('decline', number)).rejects.toThrow('--comment is needed');
    await run('decline', number, '--comment', 'Not made any more.');
    expect(await show(ann, number)).toMatchObject({ state: 'DECLINED', events: [{}, { by: 'STAFF' }] });
    expect((await mailsTo(shop, ann.email)).some((mail) => mail.includes('Not made any more.'))).toBe(true);
  });

  test('staff can price a line as another product, and a configurable product only as a variant', async () => {
    const ann = await someone();
    const { number } = (await requestQuote(ann, [{ sku: 'STONE', quantity: 5 }])).data.requestPriceQuote;
    await expect(run('price', number, '1', '70')).rejects.toThrow('name one with --sku');
    await expect(run('price', number, '2', '70')).rejects.toThrow('no line 2');
    await expect(run('price', number, '1', '-3')).rejects.toThrow('dollars');
    await run('price', number, '1', '70', '--sku', 'STONE-24');
    await run('answer', number);
    expect((await show(ann, number)).lines).toMatchObject([{ sku: 'STONE-24', price: { value: 70 } }]);
  });

  test('provides a PDF in the language of the store view', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann, { sku: 'HIDDEN' });
    for (const [store, name, ...words] of [
      ['CA_EN', `quote-${number}.pdf`, 'Unit price', '$80.00 per box'],
      ['CA_FR', `soumission-${number}.pdf`, 'Prix unitaire', 'la boîte'],
    ]) {
      const paper = (await ann.execute(PAPER, { number }, { store: store! })).data.customerPriceQuotePaper;
      expect(paper.name).toBe(name);
      const bytes = Buffer.from(paper.content, 'base64');
      expect(bytes.toString('latin1').startsWith('%PDF')).toBe(true);
      for (const word of words) expect(pdfText(bytes)).toContain(word);
    }
  });

  test('the personal data export contains quotes', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann);
    const id = (await shop.platform.db.kysely
      .selectFrom('customer' as never)
      .select(['id'] as never)
      .where('email' as never, '=', ann.email as never)
      .executeTakeFirst()) as { id: number } | undefined;
    expect(await exportOf(shop.platform, { id: id!.id })).toMatchObject([{ number, lines: [{ sku: 'TILE' }] }]);
  });

  test('expires at the end of its last day, and the scheduled job records it', async () => {
    const ann = await someone();
    const number = await answerRequest(shop, ann, { until: '2026-07-15' });
    const runs: (() => Promise<unknown>)[] = [];
    startQuotes({
      ...shop.platform,
      jobs: { ...shop.platform.jobs, schedule: ({ run: work }) => void runs.push(work) },
    });
    // 15 July ends at midnight in Montréal.
    shop.clock.advance(new Date('2026-07-16T03:59:00Z').getTime() - shop.clock.now().getTime());
    const later = await again(ann);
    expect((await show(later, number)).can_accept).toBe(true);
    shop.clock.advance(2 * 60 * 1000);
    expect(await show(later, number)).toMatchObject({ state: 'EXPIRED', can_accept: false, events: [{}, {}] });
    await runs[0]!();
    await runs[0]!();
    expect((await show(later, number)).events.slice(2)).toEqual([{ state: 'EXPIRED', by: 'SHOP', comment: null }]);
    // Staff may send the quote again.
    await run('answer', number);
    expect((await show(later, number)).can_accept).toBe(true);
    shop.clock.advance(40 * DAY);
  });

  test('rejects requests without quotes.yaml', async () => {
    const ann = await someone();
    await shop.platform.db.tx((db) => saveQuoteRule(db, null));
    expect(codeOf(await requestQuote(ann, [{ sku: 'TILE', quantity: 1 }]))).toBe('QUOTE_CLOSED');
    expect((await ann.execute(LIST)).data.customerPriceQuotes.is_open).toBe(false);
    await shop.platform.db.tx((db) => saveQuoteRule(db, { validDays: 30, isDiscounted: false }));
  });
});
