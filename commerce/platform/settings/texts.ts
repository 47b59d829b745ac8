import { isLanguageKey, SOURCE_LANGUAGE, type Texts } from '#contract/languages.ts';

/** `PT_BR` → `pt_BR`. Undefined unless the text is a language. */
const languageOf = (suffix: string): string | undefined => {
  const [language = '', region] = suffix.split('_');
  const key = region ? `${language.toLowerCase()}_${region}` : language.toLowerCase();
  return isLanguageKey(key) ? key : undefined;
};

/** Variables `<name>_<LANGUAGE>` that are not empty, by language. */
export const textsByLanguage = (
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): ReadonlyMap<string, { variable: string; text: string }> =>
  new Map(
    Object.entries(environment).flatMap(([variable, text]) => {
      const language = variable.startsWith(`${name}_`) ? languageOf(variable.slice(name.length + 1)) : undefined;
      return language && text ? [[language, { variable, text }] as const] : [];
    }),
  );

/** Overrides the shop's text by settings: `all` applies to every language, `own` to single ones. */
export const overriddenTexts = (shop: Texts, all: string | undefined, own: Texts): Texts => ({
  ...(all === undefined ? shop : { [SOURCE_LANGUAGE]: all }),
  ...own,
});
