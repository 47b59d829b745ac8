import { expect, test, vi } from 'vitest';
import { dateFormat } from './date-format.ts';

const FIRST = Date.UTC(2026, 11, 1, 1, 5);
const formatted = (locale: string, options: Intl.DateTimeFormatOptions, day = FIRST): string =>
  dateFormat(locale, { timeZone: 'UTC', ...options })
    .format(day)
    .replaceAll(/[\u00a0\u202f]/g, ' ');

test('the first of a month is 1er in French, in every form', () => {
  expect(formatted('fr-CA', { dateStyle: 'long' })).toBe('1er décembre 2026');
  expect(formatted('fr-CA', { dateStyle: 'medium' })).toBe('1er déc. 2026');
  expect(formatted('fr-CA', { weekday: 'long', day: 'numeric', month: 'long' })).toBe('mardi 1er décembre');
  expect(formatted('fr-CA', { dateStyle: 'long', timeStyle: 'short' })).toMatch(/^1er décembre 2026.* 1 h 05$/);
});

test('hours are written without a zero before them in French, as contract/hour-name.ts does', () => {
  expect(formatted('fr-CA', { timeStyle: 'short' })).toBe('1 h 05');
  expect(formatted('fr-CA', { timeStyle: 'short' }, Date.UTC(2026, 11, 1, 0, 30))).toBe('0 h 30');
  expect(formatted('fr-CA', { timeStyle: 'short' }, Date.UTC(2026, 11, 1, 10, 9))).toBe('10 h 09');
  expect(formatted('fr-CA', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })).toMatch(
    / 1 h 05 UTC$/,
  );
});

test('other days, other numbers and English stay as they are', () => {
  expect(formatted('fr-CA', { dateStyle: 'long' }, Date.UTC(2026, 11, 11))).toBe('11 décembre 2026');
  expect(formatted('fr-CA', { dateStyle: 'long' }, Date.UTC(2026, 11, 21))).toBe('21 décembre 2026');
  expect(formatted('fr-CA', { dateStyle: 'short' })).toBe('2026-12-01');
  expect(formatted('en-CA', { timeStyle: 'short' })).toBe('1:05 a.m.');
  expect(formatted('en-CA', { dateStyle: 'long' })).toBe('December 1, 2026');
});

test('a format of a time zone is created once, a format of the visitor’s own zone each time', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const options = { timeZone: 'America/Toronto', weekday: 'short' } as const;
  for (const locale of ['en-CA', 'fr-CA', 'en-CA', 'fr-CA']) dateFormat(locale, { ...options }).format(FIRST);
  expect(made).toHaveBeenCalledTimes(2);
  for (const _ of [1, 2]) dateFormat('en-CA', { month: 'short' }).format(FIRST);
  expect(made).toHaveBeenCalledTimes(4);
  made.mockRestore();
});
