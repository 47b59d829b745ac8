import type { ErrorCategory } from '#contract/errors.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { captchaMessage } from '#storefront/platform/captcha/captcha.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';

/** Error messages of a form, by error category. */
export type Words = Readonly<Partial<Record<ErrorCategory, MessageId>>>;

const WORDS: Words = {
  'graphql-authentication': 'account.sign_in.failed',
  'graphql-already-exists': 'account.create.taken',
  'graphql-too-many-requests': 'account.too_often',
};

/** Messages by error code, more precise than the category; Magento sends none of these. */
const CODES: Readonly<Record<string, MessageId>> = {
  PASSWORD_CLASSES: 'account.password.weak',
  PASSWORD_TOO_SHORT: 'account.password.weak',
  PASSWORD_SPACES: 'validation.password_spaces',
  PASSWORD_IS_EMAIL: 'validation.password_is_email',
  ACCOUNT_LOCKED: 'account.locked',
  ACCOUNT_NOT_CONFIRMED: 'account.not_confirmed',
  ACCOUNT_BLOCKED: 'account.blocked',
};

/** Beginnings of Magento's messages, which have no codes. Its password rule counts ASCII letters only. */
const SENTENCES: readonly (readonly [beginning: string, id: MessageId])[] = [
  ['Minimum of different classes of characters in password', 'account.password.weak'],
  ['The password needs at least', 'account.password.weak'],
  ['The account is locked', 'account.locked'],
  ["This account isn't confirmed", 'account.not_confirmed'],
];

/** Message for an error in the shopper's language; the back end's own messages are for developers. */
export const refusalOf = (error: unknown, words: Words = {}): MessageId => {
  const captcha = captchaMessage(error);
  if (captcha) return captcha;
  if (!(error instanceof GraphqlError)) return 'account.failed';
  const { category, problems, message } = error;
  const code = problems[0]?.code ?? '';
  return (
    CODES[code] ??
    SENTENCES.find(([beginning]) => message.startsWith(beginning))?.[1] ??
    (category && (words[category] ?? WORDS[category])) ??
    'account.failed'
  );
};
