/** A calendar event; times in UTC, so that no VTIMEZONE is needed. */
export type CalendarEvent = {
  /** The shop's name. */
  shop: string;
  uid: string;
  sequence: number;
  isCancelled: boolean;
  stampedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string;
  description: string;
  url?: string | undefined;
};

const MAX_OCTETS = 75;

const escape = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Folds lines longer than 75 octets, never inside a character (RFC 5545, 3.1). */
const fold = (line: string): string => {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
};

/** An iCalendar file (RFC 5545). A later one with the same uid and a higher sequence replaces it. */
export const calendarFile = ({
  shop,
  uid,
  sequence,
  isCancelled,
  stampedAt,
  startsAt,
  endsAt,
  summary,
  location,
  description,
  url,
}: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(shop)}//Showroom visits//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(stampedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escape(summary)}`,
    `LOCATION:${escape(location)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
