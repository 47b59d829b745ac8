import { InputError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

const TYPES = {
  unknown: 'NOT_FOUND',
  decided: 'OPERATION_NOT_APPLICABLE',
  role: 'OPERATION_NOT_APPLICABLE',
  left: 'OPERATION_NOT_APPLICABLE',
  comment: 'OPERATION_NOT_APPLICABLE',
  payment: 'OPERATION_NOT_APPLICABLE',
  alone: 'OPERATION_NOT_APPLICABLE',
  total: 'COULD_NOT_SAVE',
} as const;

export type ApprovalProblem = keyof typeof TYPES;

/** Why an order that needs a yes is not sent, or not decided, in the shopper's language. */
export class ApprovalError extends InputError {
  readonly kind: (typeof TYPES)[ApprovalProblem];

  constructor(why: ApprovalProblem, language: Language, values: Readonly<Record<string, string>> = {}) {
    super(say(language)(`approval.refused.${why}`, values), { code: `APPROVAL_${why.toUpperCase()}` });
    this.kind = TYPES[why];
  }
}
