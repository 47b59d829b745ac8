import { translateWith } from '../i18n/translate.ts';
import type { Platform } from '../platform.tsx';
import { CaptchaError, type Captcha } from './captcha.ts';

/** reCAPTCHA for the forms that the back end protects; loads its code and script when one of them is sent. */
export const createCaptcha = (forms: readonly string[], platform: Pick<Platform, 'i18n' | 'storeView'>): Captcha => {
  const { code: store, languageTag: language } = platform.storeView;
  return {
    protects: (form) => forms.includes(form),
    token: async (form) => {
      const { requestToken } = await import('./captcha-frame.ts').catch(() => {
        throw new CaptchaError();
      });
      return requestToken(form, { store, language, cancelLabel: translateWith(platform)('captcha.cancel') });
    },
  };
};
