import { afterEach, expect, test } from 'vitest';
import { compiledOverrides, inEachLanguage, overrideMessages, translations } from './messages.ts';

afterEach(() => overrideMessages({}));

const say = translations({
  paid: {
    en: 'By cheque, {count, plural, one {# box} other {# boxes}}',
    us: 'By check, {count, plural, one {# box} other {# boxes}}',
    fr: 'Par chèque, {count, plural, one {# boîte} other {# boîtes}}',
  },
  thanks: { en: 'Thank you', fr: 'Merci' },
});
const thanks = inEachLanguage(say, (write) => write('thanks'));

test('a message has a text in each language, and its own for the USA if there is one', () => {
  expect(['en', 'us', 'fr'].map(say).map((write) => [write('paid', { count: 1 }), write('thanks')])).toEqual([
    ['By cheque, 1 box', 'Thank you'],
    ['By check, 1 box', 'Thank you'],
    ['Par chèque, 1 boîte', 'Merci'],
  ]);
  expect(['en', 'fr'].map(thanks)).toEqual(['Thank you', 'Merci']);
});

test('a language without messages has English ones', () => {
  expect(['de', 'pt_BR'].map((language) => [say(language)('thanks'), thanks(language)])).toEqual([
    ['Thank you', 'Thank you'],
    ['Thank you', 'Thank you'],
  ]);
});

test('a merchant’s text replaces the text of its language, or English if the language has none', () => {
  expect(thanks('en')).toBe('Thank you');
  const overrides = { en: { thanks: 'Cheers', paid: 'Paid' }, de: { paid: 'Bezahlt' } };
  overrideMessages(overrides);
  expect(['en', 'us', 'fr', 'de'].map((language) => [thanks(language), say(language)('paid', { count: 1 })])).toEqual([
    ['Cheers', 'Paid'],
    ['Cheers', 'Paid'],
    ['Merci', 'Par chèque, 1 boîte'],
    ['Cheers', 'Bezahlt'],
  ]);
  expect(['en', 'fr', 'de'].map((language) => compiledOverrides(overrides, language))).toEqual([
    { thanks: ['Cheers'], paid: ['Paid'] },
    {},
    { thanks: ['Cheers'], paid: ['Bezahlt'] },
  ]);
});
