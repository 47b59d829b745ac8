import { expect, test } from 'vitest';
import type { Language, Text } from './testing/texts.ts';
import { phrasePattern, phrasesOf, projectFile, projectHas, readTexts, tableUnder } from './testing/texts.ts';

const page = projectFile('docs/promises.md');
const shop = tableUnder(page, 'Kept by the shop');
const listed = [...shop, ...tableUnder(page, 'Kept by people')];
const spoken = tableUnder(page, 'No promise');
const gone = tableUnder(page, 'Comes back with its feature');
const column = { en: 'English', fr: 'French' } as const;

const phrases = (rows: readonly Record<string, string>[], name: string): string[] =>
  rows.flatMap((row) => phrasesOf(row[name]));

const SMALL = {
  en: 'one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|fifteen|thirty|forty|ninety',
  fr: 'un|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quatorze|quinze|trente|quarante',
};
/** What a promise with a figure looks like. */
const TELLTALE: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:(?:\\d+|${SMALL.en})[-\\s](?:business\\s|calendar\\s)?(?:hours?|days?|weeks?|months?|years?)|\\d+%\\s(?:off|restocking)|free\\s(?:pickup|samples?|shipping|delivery|returns?))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  fr: new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:(?:\\d+|${SMALL.fr})\\s(?:heures?|jours?(?:\\souvrables)?|semaines?|mois|ans?)|\\d+\\s%\\sde\\s(?:rabais|remise|réduction|frais)|(?:ramassage|livraison|retours?|échantillons?)\\sgratuit\\w*)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
};

/** Stories and descriptions of material count years too; what is gone may not stand there either. */
const isOffer = ({ file }: Text): boolean =>
  !/catalogue\/products|catalogue\/attributes|catalogue\/jobs|pages\/(?:careers|history|team|philosophy|style-guide|content-types)|gems-of|features\/style-guide|\.ts:/.test(
    file,
  ) && !/regions\.ts|search-words/.test(file);

const spansOf = (text: string, pattern: RegExp): [from: number, to: number][] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);

const known = (language: Language): RegExp => phrasePattern(phrases([...listed, ...spoken], column[language]));
const patterns = { en: known('en'), fr: known('fr') };
/** Promises of a text that no line of the page covers. */
const unlisted = ({ language, text }: Pick<Text, 'language' | 'text'>): string[] => {
  const covered = spansOf(text, patterns[language]);
  return spansOf(text, TELLTALE[language])
    .filter(([from, to]) => !covered.some(([start, end]) => start < to && from < end))
    .map(([from, to]) => text.slice(Math.max(0, from - 30), to + 20));
};

const texts = readTexts();

test('a promise with an unlisted figure is found, and so is another figure for a listed one', () => {
  expect(unlisted({ language: 'en', text: 'Returns within 60 days.' })).toHaveLength(1);
  expect(unlisted({ language: 'en', text: 'Sealed boxes come back within 45 days.' })).toEqual([]);
  expect(unlisted({ language: 'fr', text: 'Retour dans les 60\u00a0jours, échantillons gratuits.' })).toHaveLength(2);
  expect(unlisted({ language: 'fr', text: 'Dix-huit planchers, une pièce de 12 pi²' })).toEqual([]);
});

test('the list has every promise with a figure from content, messages and emails', () => {
  expect(texts.filter(isOffer).flatMap((text) => unlisted(text).map((found) => `${text.file}: ${found}`))).toEqual([]);
});

test('a promise without a mechanism occurs nowhere, in either language', () => {
  const never = {
    en: phrasePattern(phrases(gone, 'Never in English')),
    fr: phrasePattern(phrases(gone, 'Never in French')),
  };
  const found = texts.flatMap(({ file, place, language, text }) =>
    [...text.matchAll(never[language])].map(([form]) => `${file} (${place}): ${form}`),
  );
  expect(found).toEqual([]);
  expect(gone.filter((row) => !row['Comes with'] || !row['Never in English'] || !row['Never in French'])).toEqual([]);
});

test('a promise fulfilled by code names existing code, and one fulfilled by people names a department', () => {
  const missing = shop.filter(({ 'Kept by': saved = '' }) => {
    const [file = '', mark = ''] = saved.split('#');
    return !projectHas(file) || (mark !== '' && !projectFile(file).includes(mark));
  });
  expect(missing.map((row) => row['Kept by'])).toEqual([]);
  expect(listed.filter((row) => !row['Promise'] || !row['Kept by'] || !row['English'] || !row['French'])).toEqual([]);
});

test('every listed phrase is used somewhere', () => {
  const vain = (['en', 'fr'] as const).flatMap((language) => {
    const said = texts.filter((text) => text.language === language);
    return phrases(listed, column[language]).filter((phrase) => {
      const pattern = new RegExp(phrasePattern([phrase]), 'iu');
      return !said.some(({ text }) => pattern.test(text));
    });
  });
  expect(vain).toEqual([]);
});
