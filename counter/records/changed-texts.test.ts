import { expect, test } from 'vitest';
import { changedTexts } from './changed-texts.ts';

const PAGE =
  '<div><h2>Visit us</h2><p>Open daily from nine until five, also on holidays in summer and in fall.</p><p>Parking</p></div>';

test('a changed paragraph is shown without elements, with some words around the change', () => {
  expect(changedTexts(PAGE, PAGE.replace('on holidays', 'on most Sundays'))).toEqual([
    {
      before: '… until five, also on holidays in summer and in …',
      after: '… until five, also on most Sundays in summer and in …',
    },
  ]);
});

test('added and removed paragraphs have an empty other side', () => {
  const added = PAGE.replace('<p>Parking', '<p>Come by bus</p><p>Parking');
  expect(changedTexts(PAGE, added)).toEqual([{ before: '', after: 'Come by bus' }]);
  expect(changedTexts(added, PAGE)).toEqual([{ before: 'Come by bus', after: '' }]);
});

test('changes in several places are separate', () => {
  const both = PAGE.replace('Visit us', 'Visit').replace('Parking', 'No parking');
  expect(changedTexts(PAGE, both)).toEqual([
    { before: 'Visit us', after: 'Visit' },
    { before: 'Parking', after: 'No parking' },
  ]);
});

test('repeated words at both ends are counted once', () => {
  expect(changedTexts('a b a', 'a b a b a')).toEqual([{ before: 'a b a', after: 'a b a b a' }]);
});

test('a changed element without a changed text returns nothing', () => {
  expect(changedTexts('<p>One</p>', '<h2>One</h2>')).toEqual([]);
});

test('plain texts are compared, too', () => {
  expect(changedTexts('', 'New')).toEqual([{ before: '', after: 'New' }]);
});
