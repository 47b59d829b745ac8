import { expect, test } from 'vitest';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import type { Visit } from './types.ts';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  id: 7,
  status: 'BOOKED',
  language: 'en',
  sequence: 2,
  changedAt: new Date('2026-06-01T10:00:00Z'),
  startsAt: new Date('2026-06-15T13:00:00Z'),
} as Visit;
const showroom = {
  name: 'Laval; by the river, and more of its name so that it has to be folded: éééééééééé',
  street: '1187 rue des Carriers',
  city: 'Montréal',
  regionCode: 'QC',
  region: 'Québec',
  postcode: 'H2N 0A7',
  country: 'CA',
  telephone: '450-555-0110',
} as Showroom;
const settings = { publicUrl: 'https://shop.test', mailFrom: 'Stone House <orders@shop.test>' };
const file = (change: Partial<Visit> = {}): string =>
  visitCalendar({ ...visit, ...change }, showroom, settings, 'https://shop.test/visit?token=abc');
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('[GN-11] a calendar file of one event in UTC, escaped, by the shop’s name', () => {
  const lines = linesOf(file());
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stone House//Showroom visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
  ]);
  for (const line of [
    'UID:visit-7@shop.test',
    'SEQUENCE:2',
    'DTSTAMP:20260601T100000Z',
    'DTSTART:20260615T130000Z',
    'DTEND:20260615T140000Z',
    'STATUS:CONFIRMED',
    'LOCATION:1187 rue des Carriers\\, Montréal\\, QC H2N 0A7',
    'URL;VALUE=URI:https://shop.test/visit?token=abc',
  ])
    expect(lines).toContain(line);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/Laval\\; by the river\\, and more .*éééééééééé$/);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/\\n\w+: 450-555-0110$/);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('[GN-11] a cancelled visit removes its event from the calendar', () => {
  expect(linesOf(file({ status: 'CANCELLED' }))).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:visit-7@shop.test', 'STATUS:CANCELLED']),
  );
});

test('no line is longer than 75 octets', () => {
  for (const line of file({ language: 'fr' }).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
