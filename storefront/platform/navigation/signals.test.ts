import { expect, test } from 'vitest';
import { isNotFound, isRedirect, notFound, redirect } from './signals.ts';

test('distinguishes not-found and redirect errors of loaders from other errors', () => {
  const moved = redirect({ href: '/CA_FR/tiles', statusCode: 301 });
  expect([isRedirect(moved), moved.href, moved.status, isNotFound(moved)]).toEqual([true, '/CA_FR/tiles', 301, false]);
  expect([isNotFound(notFound()), isRedirect(notFound()), isNotFound(new Error()), isRedirect(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a redirect leads to another site only by an absolute URL, and never runs code', () => {
  expect(redirect({ href: 'https://example.com/x', statusCode: 302 }).href).toBe('https://example.com/x');
  for (const href of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'tiles'])
    expect(() => redirect({ href, statusCode: 302 })).toThrow('A redirect leads to');
});
