const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, known);
  return known;
};

/** Local time of a zone at an instant, as if it were UTC. */
const wallClock = (instant: number, timeZone: string): number => {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
};

const DAY_MS = 86_400_000;

/** The day of an instant in a zone, as YYYY-MM-DD. */
export const dateIn = (instant: Date, timeZone: string): string =>
  new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The instant of a local date and minutes after midnight in a zone. Undefined in the gap of a spring DST change; the
 * first of two in autumn.
 */
export const instantAt = (date: string, minutes: number, timeZone: string): Date | undefined => {
  const wall = Date.parse(date) + minutes * 60_000;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => wallClock(near, timeZone) - near);
  const candidates = offsets.map((offset) => wall - offset).filter((instant) => wallClock(instant, timeZone) === wall);
  return candidates.length ? new Date(Math.min(...candidates)) : undefined;
};
