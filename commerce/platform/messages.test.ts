import { expect, test } from 'vitest';
import { inEachLanguage, translations } from './messages.ts';

const say = translations({
  paid: {
    en: 'By cheque, {count, plural, one {# box} other {# boxes}}',
    us: 'By check, {count, plural, one {# box} other {# boxes}}',
    fr: 'Par chèque, {count, plural, one {# boîte} other {# boîtes}}',
  },
  thanks: { en: 'Thank you', fr: 'Merci' },
});

test('a message has a text in each language, and its own for the USA if there is one', () => {
  expect(['en', 'us', 'fr'].map(say).map((write) => [write('paid', { count: 1 }), write('thanks')])).toEqual([
    ['By cheque, 1 box', 'Thank you'],
    ['By check, 1 box', 'Thank you'],
    ['Par chèque, 1 boîte', 'Merci'],
  ]);
  expect(['en', 'fr', 'de'].map(inEachLanguage(say, (write) => write('thanks')))).toEqual([
    'Thank you',
    'Merci',
    'Thank you',
  ]);
});
