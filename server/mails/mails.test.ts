import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const mail = { subject: 'A & B', html: '<p style="color:red">Hello</p>', text: 'Hello' };
  const mailSamples = async () => [
    { name: 'order', language: 'en' as const, mail },
    { name: 'order', language: 'fr' as const, mail: { ...mail, html: '<p>Bonjour</p>' } },
  ];
  ({ app } = await testServer({ commerce: { ...fakeCommerce().commerce, mailSamples } }));
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });

test('shows all emails in both languages and two widths, but not to search engines', async () => {
  const { headers, body } = await get('/style-guide/mails');
  expect([headers['content-type'], headers['x-robots-tag']]).toEqual(['text/html; charset=utf-8', 'noindex']);
  expect(body.match(/<iframe [^>]*src="[^"]*"/g)).toHaveLength(4);
  expect(body).toContain('A &amp; B');
  expect((await get('/style-guide/mails/order.fr.html')).body).toBe('<p>Bonjour</p>');
  expect((await get('/style-guide/mails/order.en.txt')).body).toBe('Hello');
});

test('an email may contain styles, but no script can run', async () => {
  const policy = String((await get('/style-guide/mails/order.en.html')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; sandbox$/);
  expect(policy).not.toMatch(/script-src|allow-scripts/);
  expect(String((await get('/style-guide/mails')).headers['content-security-policy'])).not.toContain('unsafe');
});

test.each(['/style-guide/mails/none.en.html', '/style-guide/mails/order.de.html', '/style-guide/mails/order.en.js'])(
  '%s is not found',
  async (address) => expect((await get(address)).statusCode).toBe(404),
);

test('without an embedded back end the URL is handled as a page', async () => {
  const other = await testServer();
  expect((await other.app.inject({ url: '/style-guide/mails' })).body).toContain('<title>Page</title>');
  await other.app.close();
});
