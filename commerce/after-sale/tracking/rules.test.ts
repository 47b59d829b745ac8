import { expect, test } from 'vitest';
import { LOOKUP_RATE, orderNumberOf, timestamp } from './rules.ts';

test('[TO-09] [TO-08] pads a number with zeros to nine digits and rejects anything else', () => {
  expect(orderNumberOf('12345')).toBe('000012345');
  expect(orderNumberOf(' 123456789 ')).toBe('123456789');
  for (const text of ['', '   ', '1234567890', '12a', '-1', '1.5', "1' or '1'='1"])
    expect(orderNumberOf(text)).toBeUndefined();
});

test('[TO-18] formats times in UTC to the second', () => {
  expect(timestamp(new Date('2026-06-15T12:00:00.999Z'))).toBe('2026-06-15 12:00:00');
  expect(timestamp(null)).toBeNull();
});

test('[TO-09] limits number lookups to ten a minute', () => {
  expect(LOOKUP_RATE).toEqual({ limit: 10, perSeconds: 60 });
});
