import { expect, test } from 'vitest';
import { pageErrorOf } from './report-page-error.ts';

const PLACE = { origin: 'https://shop.example', pathname: '/checkout' };
const failed = (message: string, stack: string): TypeError => Object.assign(new TypeError(message), { stack });

test('reports an error by its type and location in our code, without its message', () => {
  const error = failed(
    'ann@example.com is no number',
    'TypeError: ann@example.com\n at x (https://evil.example/a.js:1:2)\n at y (https://shop.example/assets/checkout-a1.js:1:234)',
  );
  const reported = pageErrorOf(error, 'abc', PLACE);
  expect(reported).toEqual({
    id: 'abc',
    name: 'TypeError',
    code: undefined,
    at: '/assets/checkout-a1.js:1:234',
    page: '/checkout',
  });
});

test('React’s own errors are reported by number; thrown non-errors by their type', () => {
  expect(pageErrorOf(new Error('Minified React error #418; visit …'), 'a', PLACE).code).toBe(418);
  expect(pageErrorOf('ann@example.com', 'a', PLACE)).toMatchObject({ name: 'string', at: undefined });
});
