import { expect, test } from 'vitest';
import { requestId } from './request-id.ts';

test('requests have ids of their own, of twelve letters, digits, hyphens and underscores', () => {
  const ids = Array.from({ length: 10_000 }, requestId);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});
