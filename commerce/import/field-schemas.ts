import { isTimeZone } from '#commerce/platform/time-zone.ts';
import { isLanguageKey } from '#contract/languages.ts';
import * as v from 'valibot';
import { isCountry } from '#commerce/platform/countries.ts';

export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));

const PER_LANGUAGE = 'must be a text per language: { en: …, fr: … }';

export const languageKey = v.pipe(
  v.string(),
  v.check((key) => key === 'us' || isLanguageKey(key), 'must be a language such as en or pt_BR'),
);

/**
 * Values per language, at least one. The first value is the default for English. `us` replaces English in the USA.
 */
export const perLanguage = <const S extends v.GenericSchema>(schema: S, message = PER_LANGUAGE) =>
  v.pipe(
    v.record(languageKey, schema, message),
    v.check((values) => Object.keys(values).length > 0, message),
    v.transform((values): Readonly<Record<string, v.InferOutput<S>>> & { readonly en: v.InferOutput<S> } => ({
      ...values,
      en: (values['en'] ?? Object.values(values)[0]) as v.InferOutput<S>,
    })),
  );

const textPerLanguage = perLanguage(text);
const oneText = v.pipe(
  text,
  v.transform((en) => ({ en })),
);

/** A text per language, or one text for all languages. */
export const localized = v.lazy((input) => (typeof input === 'string' ? oneText : textPerLanguage));
export type LocalizedText = v.InferOutput<typeof localized>;

export const urlKey = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'),
);
export const whole = v.pipe(v.number('must be a number'), v.integer('must be a whole number'));
export const code = v.pipe(
  v.string('must be a text'),
  v.regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, hyphens and underscores'),
);
export const currency = v.pipe(
  v.string('must be a text'),
  v.check((code) => CURRENCIES.has(code), 'must be the ISO code of a currency such as CAD'),
);
export const country = v.pipe(
  v.string('must be a text'),
  v.check(isCountry, 'must be the ISO code of a country such as CA'),
);
export const optionalText = v.optional(v.nullable(v.string('must be a text')));

export const timeZone = v.pipe(
  v.string('must be a text'),
  v.check(isTimeZone, 'must be a time zone such as America/Toronto'),
);
