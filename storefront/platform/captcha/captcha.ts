import type { CaptchaForm } from '#contract/captcha.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { CommerceError, GraphqlError } from '../commerce/errors.ts';
import { RestError } from '../commerce/rest-error.ts';

/** Proof of a human sender, for back ends that require it. */
export type Captcha = {
  /** Returns whether the back end requires a token for this form. */
  protects: (form: CaptchaForm) => boolean;
  /** A new token, valid for one request. Rejects with a CaptchaError. */
  token: (form: CaptchaForm) => Promise<string>;
};

/** No token: the script is blocked or failed, or the shopper closed the question. Nothing was sent. */
export class CaptchaError extends CommerceError {
  readonly kind = 'captcha';
  readonly isRetryable = false;

  constructor() {
    super('No reCAPTCHA token');
    this.name = 'CaptchaError';
  }
}

export type CaptchaMessage = Extract<MessageId, 'captcha.failed' | 'captcha.refused'>;

/** True if the back end refused the token. Magento has neither a category nor a code for it. */
export const isCaptchaRefusal = (error: unknown): boolean =>
  (error instanceof GraphqlError && error.problems.some(({ message }) => /captcha/i.test(message))) ||
  (error instanceof RestError && /captcha/i.test(error.baseMessage));

/** The message for a failure of reCAPTCHA; undefined for other errors. */
export const captchaMessage = (error: unknown): CaptchaMessage | undefined => {
  if (error instanceof CaptchaError) return 'captcha.failed';
  return isCaptchaRefusal(error) ? 'captcha.refused' : undefined;
};
