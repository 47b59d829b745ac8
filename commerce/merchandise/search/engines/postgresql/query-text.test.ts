import { expect, test } from 'vitest';
import { meantText, textsIn, typedText, unitsText } from './query-text.ts';
import type { Lexemes, Unit } from '../../types.ts';

const word = (asIs: string, stem = asIs): Lexemes => ({
  all: stem && `'${stem}'`,
  inOrder: stem && `'${stem}'`,
  begun: stem && `'${stem}':*`,
  asIs: `'${asIs}'`,
  asIsBegun: `'${asIs}':*`,
});

const LEXEMES: Readonly<Record<string, Lexemes>> = {
  tiles: word('tiles', 'tile'),
  ties: word('ties', 'ti'),
  tie: word('tie', 'tie'),
  grey: word('grey'),
  gray: word('gray'),
  the: word('the', ''),
  of: word('of', ''),
  'non slip': { ...word(''), all: "'non' & 'slip'", inOrder: "'non' <-> 'slip'" },
  'tile floor': { ...word(''), all: "'tile' & 'floor'", inOrder: "'tile' <-> 'floor'" },
  'the half': { ...word(''), all: "' 1/2'", inOrder: "' 1/2'" },
};

const lexemesOf = (text: string): Lexemes => LEXEMES[text]!;
const unit = (...texts: string[]) => texts.map((text) => text.split(' ')) as unknown as Unit;
const all = (...units: Unit[]) => unitsText(units, '&', lexemesOf);

test('a word is searched stemmed and literally, the last one as a prefix', () => {
  expect(all(unit('tiles'), unit('grey'))).toBe("(('tile') | ('tiles')) & ('grey':*)");
  expect(unitsText([unit('grey'), unit('tiles')], '|', lexemesOf)).toBe("('grey') | ('tile':*)");
});

test('a result of a prefix search is listed once; other words remain', () => {
  expect(all(unit('tiles'))).toBe("'tile':*");
  expect(all(unit('ties'))).toBe("'ti':*");
  expect(all(unit('tie', 'tiles', 'non slip'))).toBe("('tie':*) | ('tile') | ('non' <-> 'slip')");
  expect(all(unit('tiles', 'tile floor'))).toBe("('tile':*) | ('tile' <-> 'floor')");
  expect(all(unit('ties', 'tiles', 'the half'))).toBe("('ti':*) | (' 1/2')");
});

test('stop words exclude nothing', () => {
  expect(all(unit('the'), unit('grey'))).toBe("'grey':*");
  expect(all(unit('the', 'grey'))).toBe("'grey'");
  expect(all(unit('of'), unit('the'))).toBe('');
  expect(typedText([unit('the'), unit('tiles')], lexemesOf)).toBe("'tile'");
});

test('synonyms are alternatives in the order of their words', () => {
  expect(all(unit('non slip', 'grey'), unit('tiles'))).toBe("(('non' <-> 'slip') | ('grey')) & ('tile':*)");
  expect(typedText([unit('non slip', 'grey'), unit('tiles')], lexemesOf)).toBe("('non' & 'slip') & ('tile')");
});

test('words with a special meaning are searched as whole words, not in descriptions', () => {
  expect(meantText([unit('tiles'), unit('grey', 'gray', 'non slip')], lexemesOf)).toBe(
    "('grey':ABC) | ('gray':ABC) | ('non':ABC <-> 'slip':ABC)",
  );
  expect(meantText([unit('tiles')], lexemesOf)).toBe('');
  expect(meantText([unit('the half', 'the half')], lexemesOf)).toBe("' 1/2':ABC");
});

test('every needed text is requested', () => {
  expect(textsIn([unit('non slip', 'grey'), unit('tiles')])).toEqual(['non slip', 'grey', 'tiles']);
});
