import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { VISIT_FIELDS, type VisitField } from '#contract/reservation.ts';
import { ReserveShowroomVisitDocument } from './api/reserve-visit.graphql.ts';
import type { BookedVisit } from './showrooms.ts';

export type Failure = 'offline' | 'too-many' | 'failed';

/** Result of sending: a visit, messages for fields, one message for the form, or a temporary failure. */
export type Outcome =
  | { visit: BookedVisit }
  | { problems: Readonly<Partial<Record<VisitField, string>>> }
  | { refusal: string }
  | { failure: Failure };

const fieldOf = (code: string | undefined): VisitField | undefined => {
  if (code === 'VISIT_TIME_TAKEN' || code === 'VISIT_ALREADY_BOOKED') return 'starts_at';
  return VISIT_FIELDS.find((field) => code === `VISIT_${field.toUpperCase()}`);
};

/** Translates an error of the back end. */
export const outcomeOf = (error: unknown): Exclude<Outcome, { visit: BookedVisit }> => {
  if (isNetworkError(error)) return { failure: 'offline' };
  if (!(error instanceof GraphqlError)) return { failure: 'failed' };
  if (error.category === 'graphql-too-many-requests') return { failure: 'too-many' };
  const problems = error.problems.flatMap(({ code, message }) => {
    const field = fieldOf(code);
    return field ? [[field, message] as const] : [];
  });
  if (problems.length) return { problems: Object.fromEntries(problems) };
  const ownProblem = error.problems.find(({ code }) => code?.startsWith('VISIT_'));
  return ownProblem ? { refusal: ownProblem.message } : { failure: 'failed' };
};

/** Idempotency keys: sending the same values again uses the same key, other values a new one. */
export const createRequestIds = (random: () => string = () => crypto.randomUUID()) => {
  let last: { content: string; id: string } | undefined;
  return (values: FormValues): string => {
    const content = JSON.stringify(values);
    if (last?.content !== content) last = { content, id: random() };
    return last.id;
  };
};

export const sendVisit = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  values: FormValues,
  requestId: string,
): Promise<Outcome> => {
  const text = (name: string): string => values[name]?.trim() ?? '';
  const input = {
    request_id: requestId,
    showroom_code: text('showroom_code'),
    starts_at: text('starts_at'),
    topic: text('topic'),
    people: Number(text('people')),
    fullname: text('fullname'),
    email: text('email'),
    telephone: text('telephone'),
    notes: text('notes') || null,
    consent_version: text('consent_version'),
    website: text('website') || null,
  };
  try {
    const { reserveShowroomVisit } = await commerce.mutate(
      ReserveShowroomVisitDocument,
      { input },
      { isIdempotent: true },
    );
    return reserveShowroomVisit ? { visit: reserveShowroomVisit } : { failure: 'failed' };
  } catch (error) {
    return outcomeOf(error);
  }
};
