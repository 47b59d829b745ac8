import { areHours, isClosingDay } from '#commerce/merchandise/showroom/rules.ts';
import { WEEKDAYS, type ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';

/**
 * Showroom fields that staff can edit. The code, region and country determine taxes and can only be changed in the
 * folder.
 */
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
  | 'visitsAtOnce'
  | 'picture'
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
  visitsAtOnce: showroom.visitsAtOnce,
  picture: showroom.picture,
});

const NEEDED = ['street', 'city', 'postcode', 'telephone'] as const;
const MAX_VISITS = 100;

const invalid = (name: string, value: unknown): InputError =>
  new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [String(value), name] });

const languagesOf = (fields: RestFields, languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => (fields.has(language) ? [[language, fields.text(language)!]] : [])),
  );

const hoursOf = (fields: RestFields): ShowroomInput['hours'] =>
  Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const hours = fields.text(weekday)?.trim();
      if (!hours) return [];
      if (!areHours(hours))
        throw new InputError('Invalid opening hours: %1.', { code: 'CONTENT_HOURS', parameters: [hours] });
      return [[weekday, hours]];
    }),
  );

const daysOf = (days: readonly string[]): readonly string[] =>
  [...new Set(days.map((day) => day.trim()).filter(Boolean))].toSorted().map((day) => {
    if (!isClosingDay(day))
      throw new InputError('Invalid closing day: %1.', { code: 'CONTENT_DAY', parameters: [day] });
    return day;
  });

/** Parses and validates a showroom draft. Missing fields keep the showroom's current values. */
export const readShowroom = (
  fields: RestFields,
  now: ShowroomContent,
  languages: readonly string[],
): ShowroomContent => {
  const names = fields.object('names');
  const descriptions = fields.object('descriptions');
  const hours = fields.object('hours');
  const draft = {
    ...now,
    ...Object.fromEntries(NEEDED.flatMap((name) => (fields.has(name) ? [[name, fields.text(name)!.trim()]] : []))),
    ...(names && { names: { ...now.names, ...languagesOf(names, languages) } }),
    ...(descriptions && { descriptions: { ...now.descriptions, ...languagesOf(descriptions, languages) } }),
    ...(hours && { hours: hoursOf(hours) }),
    ...(fields.has('closedOn') && { closedOn: daysOf(fields.texts('closedOn') ?? []) }),
    ...(fields.has('email') && { email: fields.text('email')?.trim() || null }),
    ...(fields.has('picture') && { picture: fields.text('picture')?.trim() || null }),
    ...(fields.has('visitsAtOnce') && { visitsAtOnce: fields.integer('visitsAtOnce') ?? 0 }),
  };
  for (const name of NEEDED) if (!draft[name] || draft[name].length > 200) throw invalid(name, draft[name]);
  if (draft.visitsAtOnce < 0 || draft.visitsAtOnce > MAX_VISITS) throw invalid('visits_at_once', draft.visitsAtOnce);
  if (Object.values(draft.names).every((name) => !name)) throw invalid('names', '');
  return draft;
};
