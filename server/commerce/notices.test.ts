import { expect, test } from 'vitest';
import { GATEWAYS } from '#contract/gateways/registry.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';
import type { RestCall } from './port.ts';

test.each(GATEWAYS.flatMap(({ notices }) => notices?.path ?? []))(
  'what a gateway sends to %s reaches the back end as its bytes, with its signature',
  async (path) => {
    const calls: RestCall[] = [];
    const { commerce } = fakeCommerce();
    const { storefront } = fakeStorefront(() => page(''));
    const handleRest = (call: RestCall) => {
      calls.push(call);
      return Promise.resolve({ status: 200, headers: {}, body: 'true' });
    };
    const { app } = await testServer({ storefront, commerce: { ...commerce, handleRest } });
    const payload = Buffer.from('{"a":  "é"}\n');
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, 'x-anet-signature': 'sha512=AB' };
      expect((await app.inject({ method: 'POST', url: `/rest${path}`, headers, payload })).statusCode).toBe(200);
      const { body, headers: given, path: requested } = calls.at(-1)!;
      expect([payload.equals(body as Buffer), given['x-anet-signature'], requested]).toEqual([true, 'sha512=AB', path]);
    }
    const much = await app.inject({ method: 'POST', url: `/rest${path}`, payload: Buffer.alloc(200_000) });
    expect([much.statusCode, calls.length]).toEqual([413, 2]);
    await app.close();
  },
);
