import { CAPTCHA_FORMS, type CaptchaForm } from '#contract/captcha.ts';
import type { Commerce } from '../commerce/port.ts';
import type { CaptchaByForm, CaptchaSettings } from './types.ts';

type FormConfig = {
  is_enabled: boolean;
  configurations: {
    re_captcha_type: CaptchaSettings['type'];
    website_key: string;
    language_code: string | null;
  } | null;
} | null;
type Version3 = { is_enabled?: boolean; website_key: string; forms: (string | null)[]; language_code?: string | null };

const BY_FORM = `{${CAPTCHA_FORMS.map(
  (form) =>
    `${form}:recaptchaFormConfig(formType:${form}){is_enabled configurations{re_captcha_type website_key language_code}}`,
).join(' ')}}`;

/** Before 2.4.8 a Magento returns the settings of version 3 only. */
const VERSION_3 = '{recaptchaV3Config{website_key forms language_code}}';

/** Documents that some back ends refuse. */
export const CAPTCHA_DOCUMENTS: readonly string[] = [BY_FORM, VERSION_3];

const settingsOf = (
  type: CaptchaSettings['type'],
  key: string,
  language: string | null | undefined,
): CaptchaSettings => ({
  type,
  key,
  ...(language && { language }),
});

/** Reads which forms a store view protects; none if the Magento has no reCAPTCHA. */
export const readCaptcha = async (
  commerce: Pick<Commerce, 'executeGraphql'>,
  store: string,
): Promise<CaptchaByForm> => {
  const request = async <T>(query: string): Promise<T | undefined> => {
    const { body } = await commerce.executeGraphql({ method: 'GET', query, headers: { store }, ip: '' });
    return (JSON.parse(body.toString()) as { data?: T | null }).data ?? undefined;
  };
  const byForm = await request<Partial<Record<CaptchaForm, FormConfig>>>(BY_FORM);
  if (byForm)
    return new Map(
      CAPTCHA_FORMS.flatMap((form) => {
        const config = byForm[form];
        if (!config?.is_enabled || !config.configurations) return [];
        const { re_captcha_type: type, website_key: key, language_code: language } = config.configurations;
        return [[form, settingsOf(type, key, language)] as const];
      }),
    );
  const third = (await request<{ recaptchaV3Config: Version3 | null }>(VERSION_3))?.recaptchaV3Config;
  if (!third?.website_key) return new Map();
  const settings = settingsOf('RECAPTCHA_V3', third.website_key, third.language_code);
  return new Map(CAPTCHA_FORMS.filter((form) => third.forms.includes(form)).map((form) => [form, settings]));
};
