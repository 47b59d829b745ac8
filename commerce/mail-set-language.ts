import { languageChain, type Language } from '#contract/languages.ts';
import sampleWords from './mail-set-words.json' with { type: 'json' };

type SampleWords = (typeof sampleWords)['en'];

/** Made-up texts of sample mails; in English if there are none in the language. */
export const wordsIn = (language: Language): SampleWords => {
  const byLanguage: Readonly<Record<string, SampleWords>> = sampleWords;
  return languageChain(language).flatMap((key) => byLanguage[key] ?? [])[0] ?? sampleWords.en;
};
