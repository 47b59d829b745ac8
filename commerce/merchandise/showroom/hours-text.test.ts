import { expect, test } from 'vitest';
import { hoursLines, openingHours } from './hours-text.ts';

const plain = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replaceAll('\u00a0', ' '));

const hours = {
  monday: '08:30-17:30',
  tuesday: '08:30-17:30',
  wednesday: '08:30-17:30',
  thursday: '08:30-20:00',
  friday: '08:30-17:30',
};

test('days with the same hours are grouped', () => {
  expect(plain(openingHours(hours, 'en'))).toEqual([
    'Monday to Wednesday: 8:30 a.m. to 5:30 p.m.',
    'Thursday: 8:30 a.m. to 8 p.m.',
    'Friday: 8:30 a.m. to 5:30 p.m.',
    'Saturday and Sunday: closed',
  ]);
});

test('in French as in Québec, with no-break spaces before a colon or an hour', () => {
  const lines = openingHours(hours, 'fr');
  expect(plain(lines)).toEqual([
    'Du lundi au mercredi : de 8 h 30 à 17 h 30',
    'Jeudi : de 8 h 30 à 20 h',
    'Vendredi : de 8 h 30 à 17 h 30',
    'Samedi et dimanche : fermé',
  ]);
  expect(lines[1]).toBe('Jeudi\u00a0: de 8\u00a0h\u00a030 à 20\u00a0h');
});

test('a closed day separates two equal groups', () => {
  expect(plain(openingHours({ monday: '12:00-13:00', wednesday: '12:00-13:00' }, 'en'))).toEqual([
    'Monday: 12 p.m. to 1 p.m.',
    'Tuesday: closed',
    'Wednesday: 12 p.m. to 1 p.m.',
    'Thursday to Sunday: closed',
  ]);
});

test('special hours have a line per day, before the closing days', () => {
  const given = {
    hours: { monday: '09:00-17:00' },
    specialHours: { '2027-01-02': '10:00-15:00', '12-24': '09:00-12:00' },
    closedOn: ['12-25'],
  };
  expect(plain(hoursLines(given, 'en')).slice(2)).toEqual([
    'January 2, 2027: 10 a.m. to 3 p.m.',
    'December 24: 9 a.m. to 12 p.m.',
    'Closed on December 25',
  ]);
  expect(plain(hoursLines(given, 'fr')).slice(2)).toEqual([
    '2 janvier 2027 : de 10 h à 15 h',
    '24 décembre : de 9 h à 12 h',
    'Fermé : 25 décembre',
  ]);
});

test('a showroom without hours is to be called', () => {
  expect(hoursLines({ hours: {}, specialHours: {}, closedOn: ['12-25'] }, 'en')).toEqual(['Call for opening hours']);
});
