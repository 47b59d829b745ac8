import type { Language } from '#commerce/stores/types.ts';
import { hourName } from '#contract/hour-name.ts';
import { WEEKDAYS } from './types.ts';
import type { Showroom } from './types.ts';

const NBSP = '\u00a0';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const clock = (time: string, language: Language): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hourName(hour, minute, language);
};

const hoursIn = (hours: string | undefined, language: Language): string => {
  const [opens, closes] = hours?.split('-') ?? [];
  if (!opens || !closes) return language === 'fr' ? 'fermé' : 'closed';
  const [from, to] = [clock(opens, language), clock(closes, language)];
  return language === 'fr' ? `de ${from} à ${to}` : `${from} to ${to}`;
};

const daysIn = (names: readonly string[], language: Language): string => {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length === 1) return capital(first);
  if (names.length === 2) return capital(`${first} ${language === 'fr' ? 'et' : 'and'} ${last}`);
  return language === 'fr' ? `Du ${first} au ${last}` : `${first} to ${last}`;
};

/** The week in lines, days with the same hours together: `Monday to Friday: 9 a.m. to 5:30 p.m.`, `Samedi : fermé`. */
export const openingHours = (hours: Showroom['hours'], language: Language): readonly string[] => {
  const runs: { names: string[]; hours: string | undefined }[] = [];
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const name = NAMES[language][index] ?? weekday;
    const last = runs.at(-1);
    if (last && last.hours === hours[weekday]) last.names.push(name);
    else runs.push({ names: [name], hours: hours[weekday] });
  }
  const colon = language === 'fr' ? `${NBSP}:` : ':';
  return runs.map((run) => `${daysIn(run.names, language)}${colon} ${hoursIn(run.hours, language)}`);
};
