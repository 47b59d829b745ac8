/** Rules for booking a showroom visit (GN-11), shared by the form and the back end. */
import { EMAIL_RULES, FULL_NAME_RULES, telephoneRules } from './contact-fields.ts';
import { hasMaxLength, required, type Rule } from './validation.ts';

export const VISIT_TOPICS = ['floor', 'wall', 'slab', 'wood_vinyl', 'outdoor', 'project'] as const;
export type VisitTopic = (typeof VISIT_TOPICS)[number];

/** Length of a visit. */
export const VISIT_MINUTES = 60;
/** Name of the calendar file. */
export const VISIT_FILE = 'visit.ics';
/** Number of days ahead for which visits can be booked. */
export const VISIT_DAYS_AHEAD = 28;
export const MAX_PEOPLE = 6;
export const MAX_NOTES_LENGTH = 1000;

/** Current version of the consent text; change it whenever the wording changes in any language. */
export const VISIT_CONSENT = '2026-11';
/** All versions ever shown. */
export const VISIT_CONSENTS: readonly string[] = [VISIT_CONSENT];

export const VISIT_FIELDS = [
  'showroom_code',
  'starts_at',
  'topic',
  'people',
  'fullname',
  'email',
  'telephone',
  'notes',
  'consent_version',
] as const;
export type VisitField = (typeof VISIT_FIELDS)[number];

const oneOf =
  (known: readonly string[]): Rule =>
  (value) =>
    known.includes(value) ? undefined : { code: 'required' };

const PEOPLE = Array.from({ length: MAX_PEOPLE }, (_, index) => String(index + 1));

/** Rules of the text fields. Only the back end validates the time. */
export const visitRules = (countryId: string): Readonly<Record<VisitField, readonly Rule[]>> => ({
  showroom_code: [required],
  starts_at: [required],
  topic: [oneOf(VISIT_TOPICS)],
  people: [oneOf(PEOPLE)],
  fullname: FULL_NAME_RULES,
  email: EMAIL_RULES,
  telephone: telephoneRules(countryId),
  notes: [hasMaxLength(MAX_NOTES_LENGTH)],
  consent_version: [oneOf(VISIT_CONSENTS)],
});
