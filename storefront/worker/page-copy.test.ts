import { expect, test } from 'vitest';
import { pageCopy } from './page-copy.ts';

test('a copy of a page cuts off windows of other sites, whatever the page said; all else stays', async () => {
  const headers = { 'cross-origin-opener-policy': 'unsafe-none', date: 'Fri, 27 Nov 2026 12:00:00 GMT' };
  const copy = pageCopy(new Response('a page', { headers }));
  expect(Object.fromEntries(copy?.headers ?? [])).toMatchObject({
    date: headers.date,
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await copy?.text()).toBe('a page');
});

test.each([404, 500, 503])('a page of status %d is not kept', (status) => {
  expect(pageCopy(new Response('', { status }))).toBeUndefined();
});
