import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

const FIRST = Date.UTC(2026, 11, 1, 1, 5);
const said = (locale: string, options: Intl.DateTimeFormatOptions, day = FIRST): string =>
  dateFormat(locale, { timeZone: 'UTC', ...options })
    .format(day)
    .replaceAll(/[\u00a0\u202f]/g, ' ');

test('the first of a month is 1er in French, in every form', () => {
  expect(said('fr-CA', { dateStyle: 'long' })).toBe('1er décembre 2026');
  expect(said('fr-CA', { dateStyle: 'medium' })).toBe('1er déc. 2026');
  expect(said('fr-CA', { weekday: 'long', day: 'numeric', month: 'long' })).toBe('mardi 1er décembre');
  expect(said('fr-CA', { dateStyle: 'long', timeStyle: 'short' })).toMatch(/^1er décembre 2026.* 01 h 05$/);
});

test('other days, hours alone and English stay as they are', () => {
  expect(said('fr-CA', { dateStyle: 'long' }, Date.UTC(2026, 11, 11))).toBe('11 décembre 2026');
  expect(said('fr-CA', { dateStyle: 'long' }, Date.UTC(2026, 11, 21))).toBe('21 décembre 2026');
  expect(said('fr-CA', { timeStyle: 'short' })).toBe('01 h 05');
  expect(said('en-CA', { dateStyle: 'long' })).toBe('December 1, 2026');
});
