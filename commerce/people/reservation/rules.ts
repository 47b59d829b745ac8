import { typedEmail } from '#contract/typed-text.ts';
import { telephoneAsIn } from '#contract/telephone.ts';
import { AlreadyExistsError, CommerceError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import type { ShowroomVisitInput } from '#contract/generated/schema-types.ts';
import { VISIT_FIELDS, visitRules } from '#contract/reservation.ts';
import type { VisitField, VisitTopic } from '#contract/reservation.ts';
import { firstProblem } from '#contract/validation.ts';
import type { Problem } from '#contract/validation.ts';
import type { Visit, VisitRequest } from './types.ts';
import { translations } from '#commerce/platform/messages.ts';
import { cleanLine, cleanText } from '#commerce/platform/clean-text.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import messages from './messages.json' with { type: 'json' };

/** Limits per IP address (bookings, opened links) and per email address (upcoming visits). */
export const RESERVE_RATE = { limit: 10, perSeconds: 3600 };
export const LINK_RATE = { limit: 60, perSeconds: 3600 };
export const MAX_UPCOMING = 3;

const say = translations(messages);

const CODES = {
  taken: 'VISIT_TIME_TAKEN',
  notOffered: 'VISIT_TIME_TAKEN',
  alreadyBooked: 'VISIT_ALREADY_BOOKED',
  tooMany: 'VISIT_TOO_MANY',
  unknownLink: 'VISIT_UNKNOWN',
  over: 'VISIT_OVER',
  noVisits: 'VISIT_SHOWROOM_CODE',
  refused: 'VISIT_REFUSED',
} as const;

type Refusal = keyof typeof CODES;

/** A refusal in the shopper's language, with the contract's code. */
export const refusal = (why: Refusal, language: Language): CommerceError => {
  const [message, options] = [say(language)(`visit.refused.${why}`), { code: CODES[why] }];
  if (why === 'unknownLink') return new NoSuchEntityError(message, { ...options, event: 'link-refused' });
  return why === 'alreadyBooked' ? new AlreadyExistsError(message, options) : new InputError(message, options);
};

const fieldProblem = (field: VisitField, { code }: Problem, language: Language): InputError => {
  const id =
    code === 'email' || code === 'telephone' || code === 'telephone_abroad' || code === 'too_long' ? code : 'required';
  return new InputError(say(language)(`visit.problem.${id}`), { code: `VISIT_${field.toUpperCase()}` });
};

/** Validated and trimmed. Throws all problems, each with its field's code. */
export const checkedVisit = (
  input: ShowroomVisitInput,
  { language, countryId }: Pick<StoreView, 'language' | 'countryId'>,
): VisitRequest => {
  if (input.website) throw refusal('refused', language);
  checkRequestId(input.request_id);
  const startsAt = new Date(input.starts_at);
  const values: Readonly<Record<VisitField, string>> = {
    showroom_code: input.showroom_code,
    starts_at: Number.isNaN(startsAt.getTime()) ? '' : input.starts_at,
    topic: input.topic,
    people: String(input.people),
    fullname: cleanLine(input.fullname),
    email: typedEmail(input.email),
    telephone: cleanLine(input.telephone),
    notes: cleanText(input.notes),
    consent_version: input.consent_version,
  };
  const rules = visitRules(countryId);
  const errors = VISIT_FIELDS.flatMap((field) => {
    const problem = firstProblem(values[field], rules[field]);
    return problem ? [fieldProblem(field, problem, language)] : [];
  });
  const [only, ...others] = errors;
  if (only) throw others.length ? new InputError(only.message, { errors }) : only;
  return {
    requestId: input.request_id,
    showroomCode: values.showroom_code,
    startsAt,
    topic: values.topic as VisitTopic,
    people: input.people,
    fullname: values.fullname,
    email: values.email,
    telephone: telephoneAsIn(countryId, values.telephone),
    notes: values.notes || null,
    consentVersion: values.consent_version,
  };
};

/** Returns true if the visit was booked by the same request. */
export const isSameVisit = (visit: Visit, { showroomCode, startsAt, email }: VisitRequest): boolean =>
  visit.showroomCode === showroomCode && visit.startsAt.getTime() === startsAt.getTime() && visit.email === email;

/** Returns true if the visitor can still move or cancel it. */
export const canChange = ({ status, startsAt }: Pick<Visit, 'status' | 'startsAt'>, now: Date): boolean =>
  status === 'BOOKED' && startsAt > now;
