/**
 * The shared rules for booking a visit to a showroom (GN-11): the form validates with them while the shopper types, the
 * back end before it books.
 */
import { EMAIL_RULES, FULL_NAME_RULES, TELEPHONE_RULES } from './contact-fields.ts';
import { hasMaxLength, required, type Rule } from './validation.ts';

/** What a visit can be about. */
export const VISIT_TOPICS = ['floor', 'wall', 'slab', 'wood_vinyl', 'outdoor', 'project'] as const;
export type VisitTopic = (typeof VISIT_TOPICS)[number];

/** How long a visit takes, in minutes. */
export const VISIT_MINUTES = 60;
/** What its calendar file is called. */
export const VISIT_FILE = 'visit.ics';
/** How many days ahead visits can be booked. */
export const VISIT_DAYS_AHEAD = 28;
export const MAX_PEOPLE = 6;
export const MAX_NOTES_LENGTH = 1000;

/** Version of the current consent text; rewording it in any language makes a new one. */
export const VISIT_CONSENT = '2026-11';
/** Every version that was ever shown. */
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

/** Rules of each text field. The back end alone validates the time. */
export const VISIT_RULES: Readonly<Record<VisitField, readonly Rule[]>> = {
  showroom_code: [required],
  starts_at: [required],
  topic: [oneOf(VISIT_TOPICS)],
  people: [oneOf(PEOPLE)],
  fullname: FULL_NAME_RULES,
  email: EMAIL_RULES,
  telephone: TELEPHONE_RULES,
  notes: [hasMaxLength(MAX_NOTES_LENGTH)],
  consent_version: [oneOf(VISIT_CONSENTS)],
};
