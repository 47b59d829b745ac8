import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const event = {
  shop: 'Shop',
  uid: 'visit-7@shop.test',
  sequence: 2,
  isCancelled: false,
  stampedAt: new Date('2026-06-01T10:00:00Z'),
  startsAt: new Date('2026-06-15T13:00:00Z'),
  endsAt: new Date('2026-06-15T14:00:00Z'),
  summary: 'Visit; tiles, and more',
  location: '1187 rue des Carriers, Montréal',
  description: `Line one\nLine two \\ ${'é'.repeat(80)}`,
  url: 'https://shop.test/visit?token=abc',
};

test('[GN-11] a calendar file of one event in UTC, escaped', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shop//Showroom visits//EN',
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
    'SUMMARY:Visit\\; tiles\\, and more',
    'URL:https://shop.test/visit?token=abc',
  ])
    expect(lines).toContain(line);
  expect(calendarFile({ ...event, isCancelled: true })).toMatch(/METHOD:CANCEL\r\n[\s\S]*STATUS:CANCELLED\r\n/);
});

test('no line is longer than 75 octets, and folding loses nothing', () => {
  const text = calendarFile(event);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Line one\\nLine two \\\\ ${'é'.repeat(80)}\r\n`);
});
