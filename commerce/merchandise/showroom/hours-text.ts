import { dateFormat } from '#contract/date-format.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import { hourName } from '#contract/hour-name.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };
import type { OpeningHours } from './rules.ts';
import { WEEKDAYS } from './types.ts';
import type { Showroom } from './types.ts';

const say = translations(messages);

/** 2024 began on a Monday. */
const dayName = (index: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const clock = (time: string, language: Language): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hourName(hour, minute, language);
};

const hoursIn = (hours: string | undefined, language: Language): string => {
  const [opens, closes] = hours?.split('-') ?? [];
  if (!opens || !closes) return say(language)('showroom.hours.closed');
  return say(language)('showroom.hours.span', { from: clock(opens, language), to: clock(closes, language) });
};

const daysIn = (names: readonly string[], language: Language): string => {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length === 1) return capital(first);
  if (names.length === 2) return capital(say(language)('showroom.days.two', { first, last }));
  return capital(say(language)('showroom.days.run', { first, last }));
};

/** The week in lines, grouping days with the same hours: `Monday to Friday: 9 a.m. to 5:30 p.m.`, `Samedi : fermé`. */
export const openingHours = (hours: Showroom['hours'], language: Language): readonly string[] => {
  const runs: { names: string[]; hours: string | undefined }[] = [];
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const name = dayName(index, language);
    const last = runs.at(-1);
    if (last && last.hours === hours[weekday]) last.names.push(name);
    else runs.push({ names: [name], hours: hours[weekday] });
  }
  return runs.map((run) =>
    say(language)('showroom.hours.line', { days: daysIn(run.names, language), hours: hoursIn(run.hours, language) }),
  );
};

/** 2024 is a leap year, so every date exists in it. */
const dateName = (day: string, language: Language): string => {
  const isOnce = day.length > 5;
  const format = dateFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(isOnce ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${isOnce ? day : `2024-${day}`}T12:00:00Z`));
};

/** Closing days in one line, empty without any: `Closed on January 1, July 1, and December 25`. */
const holidays = (closedOn: readonly string[], language: Language): readonly string[] => {
  if (closedOn.length === 0) return [];
  const days = new Intl.ListFormat(language).format(closedOn.map((day) => dateName(day, language)));
  return [say(language)('showroom.hours.holidays', { days })];
};

/** Special hours in a line per day: `December 24: 9 a.m. to 12 p.m.` */
const specialDays = (specialHours: Showroom['specialHours'], language: Language): readonly string[] =>
  Object.entries(specialHours)
    .toSorted(([one], [other]) => one.slice(-'MM-DD'.length).localeCompare(other.slice(-'MM-DD'.length)))
    .map(([day, hours]) =>
      say(language)('showroom.hours.line', {
        days: capital(dateName(day, language)),
        hours: hoursIn(hours, language),
      }),
    );

/** Opening hours, special hours and closing days in lines. A showroom without hours may be called. */
export const hoursLines = ({ hours, specialHours, closedOn }: OpeningHours, language: Language): readonly string[] =>
  Object.keys(hours).length === 0
    ? [say(language)('showroom.hours.unknown')]
    : [...openingHours(hours, language), ...specialDays(specialHours, language), ...holidays(closedOn, language)];
