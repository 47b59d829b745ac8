import { SERVED_LANGUAGES } from '#commerce/platform/added-languages.ts';
import { languageName, SOURCE_LANGUAGE } from '#contract/languages.ts';
import type { StoreView } from '#contract/store-views.ts';

/** A line about a view whose messages are shown in English, all or some; none for a complete language. */
export const untranslatedNote = (
  { code, language }: Pick<StoreView, 'code' | 'language'>,
  served: typeof SERVED_LANGUAGES = SERVED_LANGUAGES,
): string[] => {
  const name = languageName(language, SOURCE_LANGUAGE);
  const found = served.get(language);
  if (!found)
    return [
      `Store view ${code} shows its messages in English, because there are none in ${name}: add them by \`npm run messages -- add ${language}\``,
    ];
  if (found.untranslated === 0) return [];
  return [
    `Store view ${code} shows ${found.untranslated} messages in English, which have no text in languages/${language}.json`,
  ];
};
