import { expect, test } from 'vitest';
import { DOCUMENTS_PATH, MAX_DOCUMENT_BYTES } from '#contract/careers.ts';
import * as returned from '#contract/returns.ts';
import * as reviews from '#contract/reviews.ts';
import { TRADE_DOCUMENTS_PATH } from '#contract/trade.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import type { RestCall } from './port.ts';

const FILES = `/rest${DOCUMENTS_PATH}?name=..%2Fcv.pdf`;

const serve = async (environment: Record<string, string> = {}) => {
  const calls: RestCall[] = [];
  const { commerce } = fakeCommerce();
  const { storefront } = fakeStorefront(() => page(''));
  const { app } = await testServer({
    environment,
    storefront,
    commerce: {
      ...commerce,
      handleRest: (call) => {
        calls.push(call);
        return Promise.resolve({ status: 200, headers: {}, body: '{}' });
      },
    },
  });
  const send = (payload: Buffer, type = 'application/octet-stream') =>
    app.inject({ method: 'POST', url: FILES, headers: { 'content-type': type }, payload });
  return { app, calls, send };
};

test('a file reaches the back end as its bytes, with its name, up to 10 MB and not beyond', async () => {
  const { app, calls, send } = await serve();
  const most = Buffer.alloc(MAX_DOCUMENT_BYTES, 7);
  expect((await send(most)).statusCode).toBe(200);
  expect(calls[0]?.path).toBe(`${DOCUMENTS_PATH}?name=..%2Fcv.pdf`);
  expect(most.equals(calls[0]?.body as Buffer)).toBe(true);
  expect((await send(Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
  expect(calls).toHaveLength(1);
  await app.close();
});

test.each([returned.PHOTOS_PATH, reviews.PHOTOS_PATH, TRADE_DOCUMENTS_PATH])(
  '%s takes a file too, with and without a store view before it',
  async (path) => {
    const { app, calls } = await serve();
    const headers = { 'content-type': 'application/octet-stream' };
    const paths = [path, `/CA_FR${path}`];
    for (const one of paths) {
      const response = await app.inject({ method: 'POST', url: `/rest${one}`, headers, payload: Buffer.from('x') });
      expect(response.statusCode).toBe(200);
    }
    expect(calls.map((call) => call.path)).toEqual(paths);
    await app.close();
  },
);

test.each(['/V1/slabs', '/V1/catalogue-imports', '/CA_FR/V1/catalogue-imports'])(
  '%s takes a file of several megabytes',
  async (path) => {
    const { app, calls } = await serve();
    const send = (megabytes: number) =>
      app.inject({ method: 'POST', url: `/rest${path}`, payload: { file: 'x'.repeat(megabytes * 1_000_000) } });
    expect([(await send(8)).statusCode, (await send(9)).statusCode]).toEqual([200, 413]);
    expect(calls.map((call) => call.path)).toEqual([path]);
    await app.close();
  },
);

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded', 'application/json'])(
  'refuses an upload that a form of another site could send: %s',
  async (type) => {
    const { app, calls, send } = await serve();
    expect((await send(Buffer.from('x'), type)).statusCode).toBe(415);
    expect(calls).toEqual([]);
    await app.close();
  },
);

test('twenty files a minute from one address', async () => {
  const { app, calls, send } = await serve({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let index = 0; index < 22; index++) statuses.push((await send(Buffer.from('x'))).statusCode);
  expect([statuses.filter((status) => status === 429).length, calls.length]).toEqual([2, 20]);
  await app.close();
});
