import { expect, test } from 'vitest';
import { requestId, requestIdBehindProxy } from './request-id.ts';

test('request ids have twelve letters, digits, hyphens and underscores', () => {
  const ids = Array.from({ length: 10_000 }, requestId);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});

test('the id of a proxy is used, unless it is too long or contains spaces', () => {
  const idOf = (given: string) => requestIdBehindProxy({ headers: { 'x-request-id': given } });
  expect(idOf('4bf92f3577b34da6')).toBe('4bf92f3577b34da6');
  for (const given of ['', ' ', 'a b', 'x'.repeat(201), 'é']) expect(idOf(given)).toMatch(/^[\w-]{12}$/);
});
