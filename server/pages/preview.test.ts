import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { PREVIEW_HEADER } from '#contract/preview.ts';
import { fakeCommerce, fakeStorefront, page, testServer } from '../testing/fixtures.ts';

const open: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const serve = async (environment: Record<string, string> = {}) => {
  const { commerce, calls } = fakeCommerce();
  const { storefront, requests } = fakeStorefront(async ({ execute }) => {
    await execute({ query: '{ storeConfig { code } }' } as never);
    return page(`<!doctype html><head></head>render ${requests.length}`);
  });
  const { app } = await testServer({
    storefront,
    environment,
    commerce: { ...commerce, isPreview: async (token: string) => token === 'signed' },
  });
  open.push(app);
  return { app, calls };
};

test('a preview is rendered for each request, with its token, and is neither cached nor indexed', async () => {
  const { app, calls } = await serve();
  const plain = await app.inject('/faq');
  const first = await app.inject('/faq?preview=signed');
  const second = await app.inject('/faq?preview=signed');
  const textOf = ({ body }: { body: string }) => body.replace(/^.*<\/head>/s, '');
  expect([plain, first, second].map(textOf)).toEqual([1, 2, 3].map((count) => `render ${count}`));
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(first.headers['etag']).toBeUndefined();
  expect(first.headers['content-security-policy']).toContain("frame-ancestors 'self';");
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none';");
  expect(calls.map(({ headers }) => headers[PREVIEW_HEADER])).toEqual([undefined, 'signed', 'signed']);
  expect((await app.inject('/faq')).body).toBe(plain.body);
});

test('an invalid or expired token is refused, and does nothing without a back office', async () => {
  const { app } = await serve();
  const refused = await app.inject('/faq?preview=other');
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'no-store']);
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(refused.body).toContain('Open the preview again in the back office.');
  expect(refused.body).toContain('<p lang="fr-CA">Cet aperçu n’est plus valide.');
  const off = await serve({ COUNTER: 'off' });
  expect((await off.app.inject('/faq?preview=signed')).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});

test('the script for the links of a preview is allowed, and is in no other page', async () => {
  const { app } = await serve();
  const preview = await app.inject('/faq?preview=signed');
  expect(preview.body).toContain("searchParams.set('preview'");
  expect(preview.headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
  const plain = await app.inject('/faq');
  expect(plain.body).not.toContain('preview');
  expect(plain.headers['content-security-policy']).not.toMatch(/script-src [^;]*'sha256-/);
});

test('a browser cannot send the token as a header', async () => {
  const { app, calls } = await serve();
  await app.inject({ url: '/graphql?query={a}', headers: { [PREVIEW_HEADER]: 'signed' } });
  expect(calls.map(({ headers }) => headers[PREVIEW_HEADER])).toEqual([undefined]);
});
