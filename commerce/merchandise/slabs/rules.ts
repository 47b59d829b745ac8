import { typedEmail } from '#contract/typed-text.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { translations } from '#commerce/platform/messages.ts';
import { CommerceError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { HoldSlabInput } from '#contract/generated/schema-types.ts';
import { HOLD_FIELDS, HOLD_RULES } from '#contract/slabs.ts';
import type { HoldField } from '#contract/slabs.ts';
import { firstProblem } from '#contract/validation.ts';
import messages from './messages.json' with { type: 'json' };
import type { Hold, HoldRequest } from './types.ts';

/** Requested holds, and opened links, per IP address. */
export const HOLD_RATE = { limit: 20, perSeconds: 3600 };
export const LINK_RATE = { limit: 240, perSeconds: 3600 };
/** Maximum number of holds in a response. */
export const MAX_SHOWN_HOLDS = 20;

const say = translations(messages);

const CODES = {
  taken: 'HOLD_TAKEN',
  tooMany: 'HOLD_TOO_MANY',
  unknownLink: 'HOLD_UNKNOWN',
  over: 'HOLD_OVER',
  noHolds: 'HOLD_REFUSED',
  trade: 'HOLD_REFUSED',
  refused: 'HOLD_REFUSED',
} as const;

type Refusal = keyof typeof CODES;

/** A refusal in the shopper's language, with the contract's code. */
export const refusal = (why: Refusal, language: Language, count = 0): CommerceError => {
  const options = { code: CODES[why] };
  const message = say(language)(`hold.${why}`, { count });
  return why === 'unknownLink'
    ? new NoSuchEntityError(message, { ...options, event: 'link-refused' })
    : new InputError(message, options);
};

/** Validated and trimmed. Throws all problems, each with its field's code. */
export const checkedHold = (input: HoldSlabInput, language: Language): HoldRequest => {
  if (input.website) throw refusal('refused', language);
  checkRequestId(input.request_id);
  const values: Readonly<Record<HoldField, string>> = {
    fullname: cleanLine(input.fullname),
    email: typedEmail(input.email),
  };
  const errors = HOLD_FIELDS.flatMap((field) => {
    const problem = firstProblem(values[field], HOLD_RULES[field]);
    if (!problem) return [];
    const id = problem.code === 'email' || problem.code === 'too_long' ? problem.code : 'required';
    return [new InputError(say(language)(`hold.problem.${id}`), { code: `HOLD_${field.toUpperCase()}` })];
  });
  const [only, ...others] = errors;
  if (only) throw others.length ? new InputError(only.message, { errors }) : only;
  return { requestId: input.request_id, sku: input.sku, ...values };
};

/** Returns true if the hold was created by the same request. */
export const isSameHold = (hold: Hold, { sku, email }: HoldRequest): boolean =>
  hold.sku === sku && hold.email === email;

const macOf = (key: Uint8Array, id: number): string =>
  createHmac('sha256', key).update(`slab hold ${id}`).digest('base64url').slice(0, 32);

/** The token of a hold's link, the same in every email about it; it is not stored. */
export const tokenOf = (key: Uint8Array, id: number): string => `${id}-${macOf(key, id)}`;

/** The id of a token's hold; undefined if this shop did not create the token. */
export const idOf = (key: Uint8Array, token: string): number | undefined => {
  const [, digits, mac] = /^([1-9]\d{0,14})-([\w-]{32})$/.exec(token) ?? [];
  if (!digits || !mac) return undefined;
  const id = Number(digits);
  return timingSafeEqual(Buffer.from(macOf(key, id)), Buffer.from(mac)) ? id : undefined;
};
