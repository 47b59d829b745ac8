import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { page as payments } from '../pages/account/payments.tsx';
import { page as savedPayments } from '../pages/account/saved-payments.tsx';

test('[RT-08] both URLs of the saved cards show the same screen', () => {
  expect([PAGES['account/payments'].path, PAGES['account/saved-payments'].path]).toEqual([
    '/my-payments',
    '/saved-payments',
  ]);
  expect(savedPayments).toBe(payments);
});
