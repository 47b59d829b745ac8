import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { PHOTOS_PATH } from '#contract/returns.ts';
import { customer, mailsTo, unusedIp } from '#commerce/people/customer/testing/customers.ts';
import type { CommerceError } from '#commerce/platform/errors.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { routes } from '../rest.ts';
import { saveOrderSettings } from '../service.ts';
import { staff as orders } from '../staff.ts';
import { stockOf } from '../testing/books.ts';
import { openShop } from '../testing/shop.ts';
import { readyCart } from '../testing/shopper.ts';
import { removeOldPhotos } from './photos.ts';
import { checkedReturn, MOVES, restockingFee, returnables } from './rules.ts';
import { staff as returns } from './staff.ts';

const DAY_MS = 24 * 3600 * 1000;
const PLACE = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token items { id product_sku } } } }`;
const AFTER = `fragment A on OrderAfterSales { papers { number kind } return_days restocking_percent claim_days
  lines { id name sku to_return to_claim is_final_sale }
  returns { number kind state status message photos credit_memo items { name quantity } } }`;
const READ = `query ($token: String!) { orderAfterSales(token: $token) { ...A } } ${AFTER}`;
const REQUEST = `mutation ($input: OrderReturnInput!) { requestOrderReturn(input: $input) { ...A } } ${AFTER}`;
const PAPER = `query ($input: OrderPaperInput!) { orderPaper(input: $input) { name content } }`;

describe('returnable quantity', () => {
  const now = new Date('2026-07-01T12:00:00Z');
  const line = {
    id: 1,
    sku: 'TILE',
    productId: 5,
    invoiced: 6,
    shipped: 5,
    refunded: 0,
    withdrawn: 0,
    canceled: 0,
  };
  const left = (days: number, quantity: number) => ({
    sentAt: new Date(now.getTime() - days * DAY_MS),
    items: [{ itemId: 1, quantity }],
  });
  const about = {
    lines: [line],
    shipments: [left(50, 2), left(3, 3)],
    returns: [],
    finalSale: new Set<number>(),
    settings: { returns: { days: 45, restockingPercent: 15 }, claims: { days: 21 } },
    now,
  };
  const at = (change: Partial<Parameters<typeof returnables>[0]>) => {
    const [one] = returnables({ ...about, ...change });
    return [one?.toReturn, one?.toClaim];
  };

  test('is the quantity shipped within the return period, less refunds and open returns', () => {
    expect(at({})).toEqual([3, 3]);
    expect(at({ shipments: [left(45, 5)] })).toEqual([5, 0]);
    expect(at({ shipments: [left(46, 5)] })).toEqual([0, 0]);
    expect(at({ lines: [{ ...line, refunded: 4 }] })).toEqual([1, 1]);
    expect(at({ lines: [{ ...line, refunded: 4, withdrawn: 4 }] })).toEqual([3, 3]);
    const requested = (state: 'requested' | 'approved' | 'received' | 'declined') =>
      at({ returns: [{ state, items: [{ itemId: 1, quantity: 4 }] }] });
    expect([requested('requested'), requested('approved'), requested('received'), requested('declined')]).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [3, 3],
    ]);
  });

  test('excludes replaced units, also of a request whose other lines were refunded', () => {
    const items = [{ itemId: 1, quantity: 2, isReplaced: true }];
    expect([at({ returns: [{ state: 'replaced', items }] }), at({ returns: [{ state: 'refunded', items }] })]).toEqual([
      [3, 3],
      [3, 3],
    ]);
    const most = [{ itemId: 1, quantity: 4, isReplaced: true }];
    expect(at({ returns: [{ state: 'replaced', items: most }] })).toEqual([1, 1]);
  });

  test('covers only claims for final sale items, and is 0 without return settings', () => {
    expect(at({ finalSale: new Set([5]) })).toEqual([0, 3]);
    expect(at({ lines: [{ ...line, sku: 'TILE-SMP' }] })).toEqual([0, 3]);
    expect(at({ settings: {} })).toEqual([0, 0]);
  });

  test('a claim requires a message and a photograph, and every request requires items', () => {
    const good = { requestId: 'a'.repeat(16), kind: 'claim' as const, items: [{ itemId: 1, quantity: 1 }] };
    const whole = { ...good, message: ' Two corners ', photos: ['p', 'p'] };
    expect(checkedReturn(whole)).toMatchObject({ message: 'Two corners', photos: ['p'] });
    expect(checkedReturn({ ...good, kind: 'return' })).toMatchObject({ message: null, photos: [] });
    expect(() => checkedReturn({ ...whole, message: ' ' })).toThrow('Say what is broken.');
    expect(() => checkedReturn({ ...whole, photos: [] })).toThrow('Add a photograph');
    for (const items of [[], [{ itemId: 1, quantity: 0 }], [...good.items, ...good.items]])
      expect(() => checkedReturn({ ...whole, items })).toThrow('Choose what it is about');
    expect(() => checkedReturn({ ...whole, message: 'x'.repeat(2001) })).toThrow('2000 characters');
    expect(() => checkedReturn({ ...whole, requestId: 'short' })).toThrow('request_id');
  });

  test('each error names the field that the form should mark', () => {
    const good = {
      requestId: 'a'.repeat(16),
      kind: 'claim' as const,
      items: [{ itemId: 1, quantity: 1 }],
      message: 'Two corners',
      photos: ['p'],
    };
    const codeOf = (change: object): string | undefined => {
      try {
        checkedReturn({ ...good, ...change });
      } catch (error) {
        return (error as CommerceError).code;
      }
      return undefined;
    };
    const refused = [{ requestId: 'x' }, { items: [] }, { message: '' }, { photos: [] }].map(codeOf);
    expect(refused).toEqual(['RETURN_REQUEST', 'RETURN_ITEMS', 'RETURN_MESSAGE', 'RETURN_PHOTOS']);
  });

  test('a return has a restocking fee, a claim has none; items are refunded after they are received', () => {
    expect([restockingFee('return', 15, 10_003), restockingFee('claim', 15, 10_003)]).toEqual([1500, 0]);
    expect(MOVES.return.approved).not.toContain('refunded');
    expect(MOVES.claim.approved).toContain('refunded');
  });
});

describeWithDatabase('returns', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    await saveOrderSettings(shop.platform.db.kysely, {
      cancellation: null,
      carriers: [],
      returns: { days: 45, restockingPercent: 15 },
      claims: { days: 21 },
    });
  });
  const run = (...argv: string[]) => runStaff(shop.platform, [orders, returns], argv);
  type Placed = { number: string; token: string; items: { id: string; product_sku: string }[] };
  const buy = async (...items: readonly [sku: string, quantity: number][]): Promise<Placed> =>
    (await shop.graphql(PLACE, { id: await readyCart(shop, items) }, { ip: unusedIp() })).data.placeOrder.orderV2;
  const read = async (token: string, store = 'CA_EN') =>
    (await shop.graphql(READ, { token }, { ip: unusedIp(), store })).data.orderAfterSales;
  let requests = 0;
  const request = async ({ token, items }: Placed, quantity: number, more: object = {}) =>
    shop.graphql(
      REQUEST,
      {
        input: {
          token,
          request_id: `request-${String(++requests).padStart(12, '0')}`,
          kind: 'RETURN',
          items: [{ id: items[0]!.id, quantity }],
          ...more,
        },
      },
      { ip: unusedIp() },
    );
  const photo = async (bytes: Uint8Array) => {
    const dispatch = createDispatcher({ platform: shop.platform, routes, scope: requestScope(shop.platform) });
    const headers = { 'content-type': 'application/octet-stream' };
    const response = await dispatch({ method: 'POST', path: PHOTOS_PATH, headers, body: bytes, ip: unusedIp() });
    return { status: response.status, body: JSON.parse(response.body) };
  };
  const picture = () =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'Ann Roy' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
  const cameBack = async (token: string): Promise<number[]> => {
    const query = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { quantity_returned } } }`;
    const { data } = await shop.graphql(query, { token }, { ip: unusedIp() });
    return data.guestOrderByToken.items.map((item: { quantity_returned: number }) => item.quantity_returned);
  };
  const statesOf = async (token: string) =>
    (await read(token)).returns.map((one: { number: string; state: string }) => one.state);

  test('a return ends in a credit memo less the fee, restocks items, counts as returned, and sends emails', async () => {
    const order = await buy(['TILE', 4]);
    expect((await request(order, 1)).errors?.[0]?.message).toBe('This much of it cannot be asked for.');
    await run('order', 'ship', order.number);
    expect((await read(order.token)).lines).toMatchObject([{ sku: 'TILE', to_return: 4, to_claim: 4 }]);
    const { data } = await request(order, 3, { message: 'Too many' });
    expect(data.requestOrderReturn.returns).toMatchObject([
      {
        number: `${order.number}-R1`,
        kind: 'RETURN',
        state: 'REQUESTED',
        message: 'Too many',
        items: [{ quantity: 3 }],
      },
    ]);
    expect((await request(order, 2)).errors?.[0]?.message).toBe('This much of it cannot be asked for.');
    const number = `${order.number}-R1`;
    await expect(run('returns', 'refund', number)).rejects.toThrow('is a return that is requested');
    await run('returns', 'approve', number, '--by', 'Lou');
    await expect(run('returns', 'refund', number)).rejects.toThrow('cannot become refunded');
    expect(await cameBack(order.token)).toEqual([0]);
    await run('returns', 'receive', number);
    expect(await cameBack(order.token)).toEqual([3]);
    const stock = await stockOf(shop, 'TILE');
    expect(await run('returns', 'refund', number)).toContain(`${number} is refunded, ${order.number}-C1.`);
    expect(await stockOf(shop, 'TILE')).toBe(stock + 3);
    const { rows } = await sql<{
      subtotal: number;
      discount: number;
      tax: number;
      adjustment: number;
      shipping: number;
    }>`
      select subtotal, discount_amount as discount, tax_amount as tax, adjustment, shipping_amount as shipping
        from order_document where number = ${`${order.number}-C1`}`.execute(shop.platform.db.kysely);
    const memo = rows[0]!;
    expect([Number(memo.shipping), Number(memo.subtotal)]).toEqual([0, 30_000]);
    expect(Number(memo.adjustment)).toBe(-Math.round((30_000 - Number(memo.discount) + Number(memo.tax)) * 0.15));
    expect(await cameBack(order.token)).toEqual([3]);
    expect((await read(order.token, 'CA_FR')).returns).toMatchObject([
      { state: 'REFUNDED', status: 'Remboursée', credit_memo: `${order.number}-C1` },
    ]);
    await expect(run('returns', 'refund', number)).rejects.toThrow('cannot become');
    const mails = (await mailsTo(shop, 'ann@example.com')).filter((mail) => mail.includes(number));
    expect(mails.map((mail) => /^Subject: (.*?)\r?$/m.exec(mail)?.[1])).toEqual(
      Array(3).fill(`Return ${number} of order ${order.number}`),
    );
    expect(mails[1]).toContain('less 15% restocking');
    for (const mail of mails) expect(mail).not.toMatch(/Ship to|Delivery/);
    const refund = (await mailsTo(shop, 'ann@example.com')).find((mail) =>
      mail.includes(`Refund for order ${order.number}`),
    );
    expect(refund).toMatch(/\$[\d.]+ is going back to the card you paid with\./);
    expect(refund).toContain('Bill to');
    expect(refund).not.toContain('Delivery');
  });

  test('concurrent requests for the last boxes create one return, and a repeated request is the same return', async () => {
    const order = await buy(['TILE', 2]);
    await run('order', 'ship', order.number);
    const responses = await Promise.all([1, 2, 3, 4].map(() => request(order, 2)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await statesOf(order.token)).toEqual(['REQUESTED']);
    const other = await buy(['TILE', 3]);
    await run('order', 'ship', other.number);
    const again = { request_id: 'the-same-request-1' };
    await Promise.all([1, 2, 3].map(() => request(other, 1, again)));
    expect(await statesOf(other.token)).toEqual(['REQUESTED']);
    const number = `${order.number}-R1`;
    await run('returns', 'approve', number);
    await run('returns', 'receive', number);
    const done = await Promise.allSettled([1, 2, 3].map(() => run('returns', 'refund', number)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql`select 1 from order_document where number like ${`${order.number}-C%`}`.execute(
      shop.platform.db.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  test('the database rejects an invalid state transition', async () => {
    const order = await buy(['TILE', 1]);
    await run('order', 'ship', order.number);
    await request(order, 1);
    await expect(
      sql`update order_return set state = 'received' where number = ${`${order.number}-R1`}`.execute(
        shop.platform.db.kysely,
      ),
    ).rejects.toThrow('cannot become received');
  });

  test('re-encodes claim photographs without camera metadata and does not publish them', async () => {
    const order = await buy(['TILE', 2]);
    await run('order', 'ship', order.number);
    const claim = { kind: 'CLAIM', message: 'Two corners are off' };
    expect((await request(order, 1, claim)).errors?.[0]?.message).toBe('Add a photograph of what is broken.');
    expect((await photo(Buffer.from('%PDF-1.7 not a photograph'))).body.message).toContain('must be a photograph');
    expect((await photo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400);
    const given = await picture();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { token } = (await photo(given)).body;
    const { data } = await request(order, 1, { ...claim, photos: [token] });
    expect(data.requestOrderReturn.returns).toMatchObject([{ kind: 'CLAIM', photos: 1 }]);
    expect((await request(order, 1, { ...claim, photos: [token] })).errors?.[0]?.message).toContain('no longer stored');
    const number = `${order.number}-R1`;
    const folder = join(shop.platform.settings.varDir, 'seen');
    await run('returns', 'photos', number, folder);
    expect(readdirSync(folder)).toEqual([`${number}-1.jpg`]);
    const saved = await sharp(readFileSync(join(folder, `${number}-1.jpg`))).metadata();
    expect([saved.format, saved.exif, saved.xmp, saved.width]).toEqual(['jpeg', undefined, undefined, 30]);
    await expect(run('returns', 'decline', number)).rejects.toThrow('--comment is needed');
    await run('returns', 'approve', number);
    const stock = await stockOf(shop, 'TILE');
    await run('returns', 'refund', number);
    expect(await stockOf(shop, 'TILE')).toBe(stock);
    const { rows } = await sql<{ fee: number }>`
      select adjustment as fee from order_document where number = ${`${order.number}-C1`}`.execute(
      shop.platform.db.kysely,
    );
    expect(Number(rows[0]?.fee)).toBe(0);
    expect(await cameBack(order.token)).toEqual([0]);

    const stored = () => readdirSync(join(shop.platform.settings.varDir, 'claims')).length;
    const before = stored();
    shop.clock.advance(364 * DAY_MS);
    expect([await removeOldPhotos(shop.platform), stored()]).toEqual([0, before]);
    shop.clock.advance(2 * DAY_MS);
    expect([await removeOldPhotos(shop.platform), stored()]).toEqual([1, before - 1]);
    await expect(run('returns', 'photos', number, folder)).rejects.toThrow();
  });

  test('requires the order token, and the customer for an order of an account', async () => {
    const order = await buy(['TILE', 1]);
    const wrong = await shop.graphql(READ, { token: `${order.token.slice(0, -1)}_` }, { ip: unusedIp() });
    expect(wrong.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity');
    await sql`update sales_order set customer_id = (select id from customer limit 1) where number = ${order.number}`.execute(
      shop.platform.db.kysely,
    );
    const eve = await customer(shop, 'eve@returns.example');
    await sql`update sales_order set customer_id = 999999 where number = ${order.number}`.execute(
      shop.platform.db.kysely,
    );
    for (const headers of [{}, eve.headers])
      for (const query of [READ, PAPER]) {
        const variables =
          query === READ ? { token: order.token } : { input: { token: order.token, number: order.number } };
        const { errors } = await shop.graphql(query, variables, { ip: unusedIp(), headers });
        expect(errors?.[0]?.extensions?.category).toBe('graphql-authorization');
      }
  });

  test('provides a PDF file per invoice, shipment and credit memo in the reader’s language', async () => {
    const order = await buy(['TILE', 2], ['STONE-12', 1]);
    await run('order', 'ship', order.number, '--items', 'TILE', '--tracking', '1Z9');
    await run('order', 'refund', order.number, '--items', 'TILE=1');
    const { papers } = await read(order.token);
    expect(papers).toEqual([
      { number: order.number, kind: 'RECEIPT' },
      { number: `${order.number}-I1`, kind: 'INVOICE' },
      { number: `${order.number}-C1`, kind: 'CREDIT_MEMO' },
      { number: `${order.number}-1`, kind: 'PACKING_SLIP' },
    ]);
    const paper = async (number: string, store: string) =>
      await shop.graphql(PAPER, { input: { token: order.token, number } }, { ip: unusedIp(), store });
    for (const { number } of papers) {
      const file = (await paper(number, 'CA_EN')).data.orderPaper;
      const bytes = Buffer.from(file.content, 'base64');
      expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
      expect(bytes.toString('latin1')).toContain('InstrumentSans');
    }
    expect((await paper(`${order.number}-I1`, 'CA_FR')).data.orderPaper.name).toBe(`facture-${order.number}-I1.pdf`);
    expect((await paper('000000000-I1', 'CA_EN')).errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity');
    const folder = join(shop.platform.settings.varDir, 'papers');
    expect(await run('order', 'paper', `${order.number}-1`, folder)).toBe(
      join(folder, `packing-slip-${order.number}-1.pdf`),
    );
    await expect(run('order', 'paper', `${order.number}-I9`, folder)).rejects.toThrow('There is no paper');
  });
});
