import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Cookies } from '#commerce/platform/cookies.ts';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** A back end that sets a cookie in every response and records the cookies it receives. */
const serve = async (environment: Record<string, string> = {}) => {
  const seen: (Cookies | undefined)[] = [];
  const { commerce } = fakeCommerce();
  const cookies = [{ name: 'receipt' as const, value: 'abc', seconds: 60 }];
  const { app } = await testServer({
    environment,
    commerce: {
      ...commerce,
      executeGraphql: async (call) => {
        seen.push(call.cookies);
        return { ...(await commerce.executeGraphql(call)), cookies };
      },
      handleRest: async (call) => {
        seen.push(call.cookies);
        return { ...(await commerce.handleRest(call)), cookies };
      },
    },
  });
  open.push(app);
  return { app, seen };
};

const ADDRESSES = ['/graphql?query=%7Ba%7D', '/rest/V1/carts/mine'];

test.each(ADDRESSES)('%s receives the back end’s own cookies and no others', async (url) => {
  const { app, seen } = await serve();
  await app.inject({ url, headers: { cookie: 'a=b; receipt=abc; __Host-device=forged; device=k$%; PHPSESSID=1' } });
  await app.inject({ url });
  expect(seen).toEqual([{ receipt: 'abc' }, {}]);
});

test.each(ADDRESSES)('%s gives a cookie that no script reads and no other site sends', async (url) => {
  const { app } = await serve();
  expect((await app.inject({ url })).headers['set-cookie']).toBe(
    'receipt=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
  );
});

test('over https a cookie belongs to this host alone, there and back', async () => {
  const { app, seen } = await serve({ TRUST_PROXY: 'true' });
  const { headers } = await app.inject({
    url: ADDRESSES[0]!,
    headers: { 'x-forwarded-proto': 'https', cookie: 'receipt=forged; __Host-receipt=abc' },
  });
  expect(headers['set-cookie']).toBe('__Host-receipt=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure');
  expect(seen).toEqual([{ receipt: 'abc' }]);
});
