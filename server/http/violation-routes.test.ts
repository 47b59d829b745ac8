import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '#commerce/platform/log.ts';
import { testServer } from '../testing/fixtures.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const serve = async (limits = {}) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const { app } = await testServer({ log, limits });
  open.push(app);
  const report = (payload: unknown, type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: '/security/violations',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const events = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event !== undefined);
  return { app, report, events, lines };
};

const violation = {
  'document-uri': 'https://shop.example/checkout?email=ann@example.com#x',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/skim.js?card=4111111111111111',
  'script-sample': 'ann@example.com',
};

test('every page names the endpoint for policy violations, in both forms', async () => {
  const { app } = await serve();
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toContain('report-uri /security/violations; report-to violations');
  expect(headers['reporting-endpoints']).toBe('violations="/security/violations"');
});

test('logs a report in one line: the blocked URL and the page, without queries and samples', async () => {
  const { report, events, lines } = await serve();
  const list = [
    {
      type: 'csp-violation',
      body: { documentURL: 'https://shop.example/', effectiveDirective: 'script-src', blockedURL: 'inline' },
    },
  ];
  expect([
    (await report({ 'csp-report': violation })).statusCode,
    (await report(list, 'application/reports+json')).statusCode,
  ]).toEqual([204, 204]);
  expect(events()).toMatchObject([
    {
      event: 'policy-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/skim.js',
      page: 'https://shop.example/checkout',
      network: expect.stringMatching(/^[0-9a-f]{16}$/),
      requestId: expect.any(String),
    },
    { event: 'policy-violation', directive: 'script-src', blocked: 'inline', page: 'https://shop.example/' },
  ]);
  expect(lines.join('')).not.toMatch(/ann@|4111111/);
});

test('ignores violations by browser extensions and invalid reports', async () => {
  const { report, events } = await serve();
  for (const payload of [
    { 'csp-report': { ...violation, 'blocked-uri': 'chrome-extension://abc/x.js' } },
    { 'csp-report': 'x' },
    { 'csp-report': null },
    [],
    [null, 1, { type: 'deprecation', body: {} }],
    'null',
    '{',
    '',
  ])
    expect((await report(payload)).statusCode).toBeLessThan(500);
  expect(events()).toEqual([]);
});

test('reports are limited: in number from one network, in length, and in lines of one report', async () => {
  const { report, events } = await serve({ violations: 2 });
  const many = Array.from({ length: 20 }, () => ({ type: 'csp-violation', body: { blockedURL: 'inline' } }));
  await report(many, 'application/reports+json');
  expect(events()).toHaveLength(5);
  expect((await report(`"${'x'.repeat(20_000)}"`)).statusCode).toBe(413);
  expect((await report({ 'csp-report': violation })).statusCode).toBe(429);
});
