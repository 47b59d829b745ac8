import { CAPTCHA_FORMS, CAPTCHA_HEADER, captchaFormOf, captchaFormOfResource } from '#contract/captcha.ts';
import type { CallHeaders } from '#server/commerce/port.ts';

export const STOCK_KEY = 'key-of-the-shop';
const REFUSAL = 'ReCaptcha validation failed, please try again';

/** The reCAPTCHA of a Magento: every form is protected, and each token passes once. */
export const createStockCaptcha = (type: string | undefined) => {
  const used = new Set<string>();

  const passes = (form: string | undefined, headers: CallHeaders): boolean => {
    if (!type || !form) return true;
    const token = headers[CAPTCHA_HEADER] ?? '';
    if (!token.startsWith(`human ${form.toLowerCase()} `) || used.has(token)) return false;
    used.add(token);
    return true;
  };

  return {
    /** The refusal of a call without a valid token. */
    refusal: (query: string, headers: CallHeaders) =>
      passes(/^\s*mutation\b/.test(query) ? captchaFormOf(query) : undefined, headers)
        ? undefined
        : { errors: [{ message: REFUSAL, extensions: { category: 'graphql-input' } }], data: null },
    refusesResource: (method: string, path: string, headers: CallHeaders): boolean =>
      !passes(method === 'POST' ? captchaFormOfResource(path.split('?', 1)[0] ?? '') : undefined, headers),
    message: REFUSAL,
    /** The response to a query of the settings; undefined for other queries. */
    settings: (query: string) =>
      type && query.includes('recaptchaFormConfig')
        ? {
            data: Object.fromEntries(
              CAPTCHA_FORMS.map((form) => [
                form,
                {
                  is_enabled: true,
                  configurations: { re_captcha_type: type, website_key: STOCK_KEY, language_code: null },
                },
              ]),
            ),
          }
        : undefined,
  };
};
