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
  const notify = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: '/security/page-errors',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const events = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event !== undefined);
  return { notify, events, lines };
};

const error = { id: 'k3x9', name: 'TypeError', code: 418, at: '/assets/a-b1.js:1:20', page: '/checkout' };

test('a page’s error is one line: its kind, its place, the id its visitor was shown', async () => {
  const { notify, events } = await serve();
  expect((await notify(error)).statusCode).toBe(204);
  expect(events()).toMatchObject([
    {
      event: 'page-error',
      level: 40,
      ...error,
      network: expect.stringMatching(/^[0-9a-f]{16}$/),
      msg: 'security event',
    },
  ]);
});

test('a file that could not be fetched is named without a line, before anything was shown', async () => {
  const { notify, events } = await serve();
  await notify({ id: 'early', name: 'TypeError', at: '/assets/page-b1.js', page: '/' });
  expect(events()).toMatchObject([{ id: 'early', at: '/assets/page-b1.js' }]);
});

test('one network fills thirty lines a minute', async () => {
  const { notify, events } = await serve();
  for (let count = 0; count < 40; count += 1) expect((await notify(error)).statusCode).toBe(204);
  expect(events()).toHaveLength(30);
});

test('does not log typed text: messages, path segments, unknown fields', async () => {
  const { notify, events, lines } = await serve();
  await notify({ ...error, message: 'ann@example.com', page: '/x/ann@example.com/%40/oak.html' });
  expect(events()).toMatchObject([{ page: '/x/*/*/oak.html' }]);
  expect(lines.join('')).not.toContain('ann@');
});

test('ignores invalid reports, and limits reports in number and length', async () => {
  const { notify, events } = await serve({ violations: 12 });
  const wrong = [
    '',
    '{',
    'null',
    [],
    { ...error, name: 'a b\nc' },
    { ...error, at: 'x' },
    { ...error, at: '/ann@example.com' },
    { ...error, id: '' },
    {},
  ];
  for (const payload of wrong) expect((await notify(payload)).statusCode).toBe(204);
  expect(events()).toEqual([]);
  expect((await notify('x'.repeat(3_000))).statusCode).toBe(413);
  for (let count = 0; count < 3; count += 1) await notify(error);
  expect((await notify(error)).statusCode).toBe(429);
});
