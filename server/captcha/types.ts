import type { CaptchaForm } from '#contract/captcha.ts';

/** How a form is protected: with a score, an invisible question, or a box to tick. */
export type CaptchaSettings = { type: 'RECAPTCHA_V3' | 'INVISIBLE' | 'RECAPTCHA'; key: string; language?: string };

export type CaptchaByForm = ReadonlyMap<CaptchaForm, CaptchaSettings>;

/** Forms of a Magento protected with reCAPTCHA, by store view. */
export type Captcha = {
  forms: (store: string) => readonly CaptchaForm[];
  settings: (store: string, form: string) => CaptchaSettings | undefined;
};
