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

test('a message is said in each language, in the USA in its own words where it has them', () => {
  expect(([say.en, say.us, say.fr] as const).map((write) => [write('paid', { count: 1 }), write('thanks')])).toEqual([
    ['By cheque, 1 box', 'Thank you'],
    ['By check, 1 box', 'Thank you'],
    ['Par chèque, 1 boîte', 'Merci'],
  ]);
  expect(inEachLanguage(say, (write) => write('thanks'))).toEqual({ en: 'Thank you', fr: 'Merci' });
});
