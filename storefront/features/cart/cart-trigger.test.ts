import { expect, test } from 'vitest';
import { badgeText } from './cart-trigger.tsx';

test('[CT-01] [CT-02] the badge shows the number, and 99+ above 99', () => {
  expect(badgeText(3)).toBe('3');
  expect(badgeText(99)).toBe('99');
  expect(badgeText(100)).toBe('99+');
});
