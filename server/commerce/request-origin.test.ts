import { expect, test } from 'vitest';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';

test.each([
  [{ host: 'Shop.local:3000' }, 'http://shop.local:3000'],
  [{ host: '[::1]:3000' }, 'http://[::1]:3000'],
  [{ host: 'a b"<' }, undefined],
  [{ host: 'shop.local', 'x-forwarded-host': 'elsewhere.test', 'x-forwarded-proto': 'https' }, 'http://shop.local'],
])('GraphQL receives the origin of the request: %j', async (headers, origin) => {
  const { commerce } = fakeCommerce();
  const seen: (string | undefined)[] = [];
  const { app } = await testServer({
    environment: {},
    commerce: {
      ...commerce,
      executeGraphql: (call) => {
        seen.push(call.origin);
        return commerce.executeGraphql(call);
      },
    },
  });
  await app.inject({ url: '/graphql?query=%7Ba%7D', headers });
  await app.close();
  expect(seen).toEqual([origin]);
});

test('behind a trusted proxy it receives the origin sent by the proxy', async () => {
  const { commerce } = fakeCommerce();
  const seen: (string | undefined)[] = [];
  const { app } = await testServer({
    environment: { TRUST_PROXY: 'true' },
    commerce: {
      ...commerce,
      executeGraphql: (call) => {
        seen.push(call.origin);
        return commerce.executeGraphql(call);
      },
    },
  });
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'tiles.test', 'x-forwarded-proto': 'https' };
  await app.inject({ url: '/graphql?query=%7Ba%7D', headers });
  await app.close();
  expect(seen).toEqual(['https://tiles.test']);
});
