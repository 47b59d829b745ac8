/**
 * What both sides agree on about booking a visit to a showroom (GN-11): the form judges by these rules while the shopper
 * types, the back end before it books.
 */
import { telephone } from './address.ts';
import { email, hasMaxLength, required, type Rule } from './validation.ts';

/** What a visit can be about. */
export const VISIT_TOPICS = ['floor', 'wall', 'slab', 'wood_vinyl', 'outdoor', 'project'] as const;
export type VisitTopic = (typeof VISIT_TOPICS)[number];

/** How long a visit takes, in minutes. */
export const VISIT_MINUTES = 60;
/** How many days ahead visits can be booked. */
export const VISIT_DAYS_AHEAD = 28;
export const MOST_PEOPLE = 6;
export const LONGEST_NOTES = 1000;
export const LONGEST_FULLNAME = 120;

/** The consent text that is shown now; another wording in any language is another version. */
export const VISIT_CONSENT = '2026-11';
/** Every version that was ever shown. */
export const VISIT_CONSENTS: readonly string[] = [VISIT_CONSENT];

export const VISIT_FIELDS = ['showroom_code', 'starts_at', 'topic', 'people', 'fullname', 'email', 'telephone', 'notes', 'consent_version'] as const;
export type VisitField = (typeof VISIT_FIELDS)[number];

const oneOf =
  (known: readonly string[]): Rule =>
  (value) =>
    known.includes(value) ? undefined : { code: 'required' };

const PEOPLE = Array.from({ length: MOST_PEOPLE }, (_, index) => String(index + 1));

/** Rules of each field, as text. A time is judged by the showroom alone. */
export const VISIT_RULES: Readonly<Record<VisitField, readonly Rule[]>> = {
  showroom_code: [required],
  starts_at: [required],
  topic: [oneOf(VISIT_TOPICS)],
  people: [oneOf(PEOPLE)],
  fullname: [required, hasMaxLength(LONGEST_FULLNAME)],
  email: [required, email],
  telephone: [required, telephone],
  notes: [hasMaxLength(LONGEST_NOTES)],
  consent_version: [oneOf(VISIT_CONSENTS)],
};
