import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatMoney } from '#storefront/platform/money/format-money.ts';
import { MOBILE_QUERY } from '#storefront/features/page-builder/render/picture.tsx';
import { BREAKPOINTS, DEFAULT_LOCALE, MOBILE_IMAGE_WIDTH, WIDE_SCREEN } from './constants.ts';

const storefront = join(import.meta.dirname, '..', 'storefront');
const styles = readdirSync(storefront, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => readFileSync(join(storefront, name), 'utf8').match(/@media[^{]*/g) ?? []);
const widths = styles.flatMap((query) => query.match(/\d+(?=px)/g) ?? []).map(Number);

test('[CO-01] the default locale is en-US', () => {
  expect(DEFAULT_LOCALE).toBe('en-US');
  expect(formatMoney(1234.5, 'USD')).toBe('$1,234.50');
});

test('[CO-02] the breakpoints are those of the specification, and layouts mostly change at them', () => {
  expect(BREAKPOINTS).toEqual([480, 640, 767, 768, 960, 1023, 1024, 1250, 1280, 1360, 1440, 1441, 1600]);
  // A query may name the last pixel before a breakpoint.
  const listed = new Set<number>(BREAKPOINTS.flatMap((width) => [width - 1, width]));
  expect(widths.filter((width) => listed.has(width)).length / widths.length).toBeGreaterThan(0.8);
  for (const width of [480, 640, 768, 960, 1024, 1280, 1360, 1441]) expect([width, widths.includes(width) || widths.includes(width - 1)]).toEqual([width, true]);
});

test('[CO-03] a wide screen starts at 1024px', () => {
  expect(WIDE_SCREEN).toBe(1024);
  expect(widths.filter((width) => width === WIDE_SCREEN).length).toBeGreaterThan(10);
});

test('[PB-22] the mobile picture is for windows of 768px or less', () => {
  expect(MOBILE_QUERY).toBe(`(max-width: ${MOBILE_IMAGE_WIDTH}px)`);
});
