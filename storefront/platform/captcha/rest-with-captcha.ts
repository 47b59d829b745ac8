import { CAPTCHA_HEADER, captchaFormOfResource } from '#contract/captcha.ts';
import type { RestClient } from '../commerce/rest.ts';
import type { Captcha } from './captcha.ts';

/** Adds a token to protected REST calls. */
export const restWithCaptcha =
  (rest: RestClient, captcha: Captcha | undefined): RestClient =>
  async (resourceUrl, options = {}) => {
    const form = options.method === 'POST' ? captchaFormOfResource(resourceUrl) : undefined;
    if (!form || !captcha?.protects(form)) return rest(resourceUrl, options);
    return rest(resourceUrl, {
      ...options,
      headers: { ...options.headers, [CAPTCHA_HEADER]: await captcha.token(form) },
    });
  };
