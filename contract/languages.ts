/** Key of a language: a primary subtag such as `fr`, or one with a region such as `pt_BR`. */
export type Language = string;
/** Key of a text: a language, or `us` for American spelling where it differs. */
export type Wording = string;
/** A text by language. */
export type Texts = Readonly<Record<string, string>>;

/** Key of American spelling. */
export const AMERICAN = 'us';

/** Language of texts that every shop has: messages are written in it. */
export const SOURCE_LANGUAGE = 'en';

const WORDING_OF_LOCALE: Readonly<Record<string, Wording>> = { en_US: AMERICAN };
const LOCALE_OF_WORDING: Readonly<Record<string, string>> = { en: 'en-CA', fr: 'fr-CA', us: 'en-US' };

/** Returns true for keys such as `fr` and `pt_BR`. */
export const isLanguageKey = (text: string): boolean => /^[a-z]{2,3}(?:_[A-Z]{2})?$/.test(text);

/** `pt_BR` → `pt`, `de` → `de`. */
export const primaryLanguage = (language: Language): string => language.split(/[_-]/)[0] ?? language;

/** `us` for store views of the USA, otherwise the view's language. */
export const wordingOf = ({ locale, language }: { locale: string; language: Language }): Wording =>
  WORDING_OF_LOCALE[locale] ?? language;

/** Language tag for plural rules and formats of a text: the sample shop's if a wording has no region. */
export const tagOfWording = (wording: Wording): string => LOCALE_OF_WORDING[wording] ?? wording.replace('_', '-');

/** Keys of a language, the most specific first: `pt_BR`, `pt`; English for American spelling. */
const ownKeys = (wording: Wording): readonly string[] =>
  wording === AMERICAN ? [AMERICAN, SOURCE_LANGUAGE] : [wording, primaryLanguage(wording)];

/** Keys to look a text up by, in order: the language's, then English. */
export const languageGroups = (wording: Wording): readonly (readonly string[])[] => {
  const own = ownKeys(wording);
  return own.includes(SOURCE_LANGUAGE) ? [own] : [own, [SOURCE_LANGUAGE]];
};

/** The same keys in one list: `pt_BR`, `pt`, `en`. */
export const languageChain = (wording: Wording): readonly string[] => [...new Set(languageGroups(wording).flat())];

/** The text in a language, otherwise in English, otherwise any; empty if there is none. */
export const textIn = (texts: Texts, wording: Wording): string => {
  for (const key of languageChain(wording)) if (texts[key] !== undefined) return texts[key];
  return Object.values(texts)[0] ?? '';
};

/** Name of a language in another, as `Intl` has it: `français`, `French`; the key itself where `Intl` knows no name. */
export const languageName = (language: Language, reader: Language): string => {
  const tag = (key: string): string => key.replace('_', '-');
  return new Intl.DisplayNames([tag(reader), 'en'], { type: 'language' }).of(tag(language)) ?? language;
};
