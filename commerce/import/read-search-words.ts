import { wordsOf } from '#contract/search-words.ts';
import type { WordsInput } from '#commerce/merchandise/search/types.ts';
import type { Folder } from './folder.ts';
import { searchWordsSchema } from './schemas.ts';

const FILE = 'search-words.yaml';

/** Reports words without meaning, and words listed as both sold and not sold. */
const check = (folder: Folder, entries: readonly WordsInput[]): void => {
  const seen = new Map<string, { isSold: boolean }>();
  for (const { language, words, finds, answer } of entries) {
    for (const phrase of [...words, ...finds])
      if (wordsOf(phrase).length === 0)
        folder.problems.add({ file: FILE, field: language, message: `"${phrase}" holds no word` });
    for (const phrase of words) {
      const key = `${language}/${wordsOf(phrase).join(' ')}`;
      const known = seen.get(key);
      if (known && known.isSold !== (answer === null))
        folder.problems.add({
          file: FILE,
          field: language,
          message: `"${phrase}" stands among the synonyms and among what is not sold`,
        });
      seen.set(key, { isSold: answer === null });
    }
  }
};

/** Synonyms, and words for things not sold. */
export const readSearchWords = (folder: Folder): readonly WordsInput[] => {
  if (!folder.exists(FILE)) return [];
  const file = folder.yaml(FILE, searchWordsSchema);
  if (!file) return [];
  const all = [...file.synonyms, ...file.not_sold.map(({ words }) => words)];
  const languages = [...new Set(all.flatMap((entry) => Object.keys(entry)))];
  const entries = languages.flatMap((language): WordsInput[] => [
    ...file.synonyms.flatMap((entry) =>
      entry[language]
        ? [{ language, words: entry[language].words, finds: entry[language].finds ?? [], answer: null }]
        : [],
    ),
    ...file.not_sold.flatMap(({ words, answer }, index) => {
      if (words[language] && !answer[language])
        folder.problems.add({
          file: FILE,
          field: `not_sold.${index}.answer`,
          message: `has no answer in the language of its words (${language})`,
        });
      return words[language] && answer[language]
        ? [{ language, words: words[language], finds: [], answer: answer[language] }]
        : [];
    }),
  ]);
  check(folder, entries);
  return entries;
};
