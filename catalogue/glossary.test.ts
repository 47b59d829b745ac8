import { expect, test } from 'vitest';
import type { Language, Text } from './testing/texts.ts';
import { linesOf, phrasePattern, phrasesOf, projectFile, readTexts, tableUnder, textsOfCode } from './testing/texts.ts';

const glossary = projectFile('docs/glossary.md');
const tables = ['Terms', 'Phrases that gave a translation away'].flatMap((heading) => tableUnder(glossary, heading));
const forbidden = (language: Language): RegExp =>
  phrasePattern(tables.flatMap((row) => phrasesOf(row[language === 'fr' ? 'Never in French' : 'Never in English'])));
const never: Readonly<Record<Language, RegExp>> = { en: forbidden('en'), fr: forbidden('fr') };
const fixed = tableUnder(glossary, 'Fixed by the specification').map((row) => row['Text'] ?? '');

/** Addresses and placeholders are no words. */
const words = (text: string): string =>
  fixed.reduce((rest, one) => rest.replaceAll(one, ' '), text).replaceAll(/[\w.+-]+@[\w.-]+|\{\w+\}|https?:\S+/g, ' ');
const faultsOf = ({ file, place, language, text }: Text): string[] =>
  [...words(text).matchAll(never[language])].map(([form]) => `${file} (${place}): ${form}`);

const said = (language: Language, text: string): string[] =>
  faultsOf({ file: 'f', place: 'p', language, text }).map((fault) => fault.replace('f (p): ', ''));

test('finds a forbidden form with any ending, space or apostrophe, but not inside another word', () => {
  expect(said('fr', 'Liquidation : vente finale')).toEqual(['vente finale']);
  expect(said('fr', 'Commande cueillie; la cueillette').sort()).toEqual(['cueillette', 'cueillie']);
  expect(said('fr', "Conditions d'utilisation et conditions d’utilisation")).toHaveLength(2);
  expect(said('fr', 'vente\u00a0finale')).toHaveLength(1);
  expect(said('en', 'Lift-gate, e-mail and E-mails').sort()).toEqual(['E-mails', 'Lift-gate', 'e-mail']);
  expect(said('en', 'Write to e-mail@shop.example')).toEqual([]);
  expect(said('fr', 'Une dalle d’extérieur, un offreur, la profondeur')).toEqual([]);
});

test('texts in HTML and in code are checked in their own language', () => {
  expect(linesOf('<div>&lt;p&gt;One&amp;nbsp;two&lt;/p&gt;</div><img alt="Three" src="x">')).toEqual([
    'One\u00a0two',
    'Three',
  ]);
  const code =
    "const A = { en: { a: 'Hello', b: (n) => `Hi ${n}` }, fr: { a: 'Bonjour' } };\nlanguage === 'fr' ? 'oui' : 'yes';";
  expect(textsOfCode('a.ts', code).map(({ language, text }) => `${language} ${text}`)).toEqual([
    'en Hello',
    'en Hi ${n}',
    'fr Bonjour',
    'fr oui',
  ]);
});

test('every text that shoppers read keeps to the glossary', () => {
  const texts = readTexts();
  for (const kind of [
    /pages\/.*html/,
    /products\/.*csv/,
    /attributes\.yaml/,
    /storefront\/.*messages/,
    /orders\/messages/,
    /menus/,
  ])
    expect([kind, texts.filter(({ file, language }) => kind.test(file) && language === 'fr').length > 5]).toEqual([
      kind,
      true,
    ]);
  expect(texts.flatMap(faultsOf)).toEqual([]);
});

test('every term has both languages, and no term is forbidden by the page itself', () => {
  const terms = tableUnder(glossary, 'Terms');
  expect(terms.length).toBeGreaterThan(30);
  expect(terms.filter((row) => !row['English'] || !row['French'])).toEqual([]);
  expect(terms.flatMap((row) => [...said('en', row['English'] ?? ''), ...said('fr', row['French'] ?? '')])).toEqual([]);
});
