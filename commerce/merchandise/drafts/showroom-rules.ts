import { isLanguageKey } from '#contract/languages.ts';
import { areHours, dayTwice, isClosingDay } from '#commerce/merchandise/showroom/rules.ts';
import { WEEKDAYS, type ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import { subdivisionsOf } from '#commerce/platform/countries.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { isTimeZone } from '#commerce/platform/time-zone.ts';

/** Showroom fields that staff can edit. The code, region and country cannot be edited, because taxes depend on them. */
export type ShowroomContent = Pick<
  ShowroomInput,
  | 'names'
  | 'descriptions'
  | 'street'
  | 'city'
  | 'postcode'
  | 'telephone'
  | 'email'
  | 'hours'
  | 'closedOn'
  | 'specialHours'
  | 'visitsAtOnce'
  | 'picture'
  | 'timeZone'
  | 'transferDays'
  | 'hasSlabYard'
  | 'latitude'
  | 'longitude'
>;

export const contentOf = (showroom: ShowroomInput): ShowroomContent => ({
  names: showroom.names,
  descriptions: showroom.descriptions,
  street: showroom.street,
  city: showroom.city,
  postcode: showroom.postcode,
  telephone: showroom.telephone,
  email: showroom.email,
  hours: showroom.hours,
  closedOn: showroom.closedOn,
  specialHours: showroom.specialHours,
  visitsAtOnce: showroom.visitsAtOnce,
  picture: showroom.picture,
  timeZone: showroom.timeZone,
  transferDays: showroom.transferDays,
  hasSlabYard: showroom.hasSlabYard,
  latitude: showroom.latitude,
  longitude: showroom.longitude,
});

const NEEDED = ['street', 'city', 'postcode', 'telephone'] as const;
const MAX_VISITS = 100;
const MAX_TRANSFER_DAYS = 100;
const NUMBERS = ['transferDays', 'latitude', 'longitude'] as const;
const LIMITS = { transferDays: [0, MAX_TRANSFER_DAYS], latitude: [-90, 90], longitude: [-180, 180] } as const;

const invalid = (name: string, value: unknown): InputError =>
  new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [String(value), name] });

const textsOf = (fields: RestFields): Record<string, string> =>
  Object.fromEntries(
    fields.names().flatMap((language) => {
      if (!isLanguageKey(language)) throw invalid('language', language);
      const text = fields.text(language)?.trim();
      return text === undefined ? [] : [[language, text]];
    }),
  );

const timeZoneOf = (fields: RestFields): string | null => {
  const timeZone = fields.text('timeZone') || null;
  if (timeZone && !isTimeZone(timeZone)) throw invalid('time_zone', timeZone);
  return timeZone;
};

const hoursOf = (fields: RestFields, days: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    days.flatMap((day) => {
      const hours = fields.text(day)?.trim();
      if (!hours) return [];
      if (!areHours(hours))
        throw new InputError('Invalid opening hours: %1.', { code: 'CONTENT_HOURS', parameters: [hours] });
      return [[day, hours]];
    }),
  );

const daysOf = (days: readonly string[]): readonly string[] =>
  [...new Set(days.map((day) => day.trim()).filter(Boolean))].toSorted().map((day) => {
    if (!isClosingDay(day))
      throw new InputError('Invalid closing day: %1.', { code: 'CONTENT_DAY', parameters: [day] });
    return day;
  });

/** Parses and validates a showroom draft. Missing fields keep the showroom's current values. */
export const readShowroom = (fields: RestFields, now: ShowroomContent): ShowroomContent => {
  const names = fields.object('names');
  const descriptions = fields.object('descriptions');
  const hours = fields.object('hours');
  const specialHours = fields.object('specialHours');
  const draft = {
    ...now,
    ...Object.fromEntries(NEEDED.flatMap((name) => (fields.has(name) ? [[name, fields.text(name)!.trim()]] : []))),
    ...(names && { names: { ...now.names, ...textsOf(names) } }),
    ...(descriptions && { descriptions: { ...now.descriptions, ...textsOf(descriptions) } }),
    ...(hours && { hours: hoursOf(hours, WEEKDAYS) }),
    ...(fields.has('closedOn') && { closedOn: daysOf(fields.texts('closedOn') ?? []) }),
    ...(specialHours && { specialHours: hoursOf(specialHours, daysOf(specialHours.names())) }),
    ...(fields.has('email') && { email: fields.text('email')?.trim() || null }),
    ...(fields.has('picture') && { picture: fields.text('picture')?.trim() || null }),
    ...(fields.has('timeZone') && { timeZone: timeZoneOf(fields) }),
    ...(fields.has('hasSlabYard') && { hasSlabYard: fields.flag('hasSlabYard') }),
    ...Object.fromEntries(NUMBERS.flatMap((name) => (fields.has(name) ? [[name, fields.number(name) ?? null]] : []))),
    ...(fields.has('visitsAtOnce') && { visitsAtOnce: fields.integer('visitsAtOnce') ?? 0 }),
  };
  for (const name of NEEDED) if (!draft[name] || draft[name].length > 200) throw invalid(name, draft[name]);
  const twice = dayTwice(draft);
  if (twice !== undefined)
    throw new InputError('%1 is closed and has special hours.', { code: 'CONTENT_DAY_TWICE', parameters: [twice] });
  if (draft.visitsAtOnce < 0 || draft.visitsAtOnce > MAX_VISITS) throw invalid('visits_at_once', draft.visitsAtOnce);
  for (const name of NUMBERS) {
    const value = draft[name];
    const [least, most] = LIMITS[name];
    if (value !== null && (value < least || value > most)) throw invalid(name, value);
  }
  if (draft.transferDays !== null && !Number.isInteger(draft.transferDays))
    throw invalid('transfer_days', draft.transferDays);
  if (Object.values(draft.names).every((name) => !name)) throw invalid('names', '');
  return draft;
};

const EMPTY: ShowroomContent = {
  names: {},
  descriptions: {},
  street: '',
  city: '',
  postcode: '',
  telephone: '',
  email: null,
  hours: {},
  closedOn: [],
  specialHours: {},
  visitsAtOnce: 0,
  picture: null,
  timeZone: null,
  transferDays: null,
  hasSlabYard: false,
  latitude: null,
  longitude: null,
};
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_CODE = 40;

/** Parses and validates a new showroom. */
export const readNewShowroom = (fields: RestFields): Omit<ShowroomInput, 'position'> => {
  const code = fields.text('code') ?? '';
  const country = fields.text('countryId') ?? '';
  const regionCode = fields.text('regionCode') ?? '';
  if (!CODE.test(code) || code.length > MAX_CODE)
    throw new InputError('Invalid showroom code: %1.', { code: 'SHOWROOM_CODE', parameters: [code] });
  if (!subdivisionsOf(country).some((region) => region.code === regionCode)) throw invalid('region_code', regionCode);
  return { ...readShowroom(fields, EMPTY), code, urlKey: code, country, regionCode };
};
