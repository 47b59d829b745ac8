import { expect, test } from 'vitest';
import { formatMoney } from '#storefront/platform/money/format-money.ts';
import { MOBILE_QUERY } from '#storefront/features/page-builder/picture-sources.ts';
import { DEFAULT_LOCALE, MOBILE_IMAGE_WIDTH } from './constants.ts';

test('[CO-01] the default locale is en-US', () => {
  expect(DEFAULT_LOCALE).toBe('en-US');
  expect(formatMoney(1234.5, 'USD')).toBe('$1,234.50');
});

test('[PB-22] the mobile picture is for windows of 768px or less', () => {
  expect(MOBILE_QUERY).toBe(`(max-width: ${MOBILE_IMAGE_WIDTH}px)`);
});
