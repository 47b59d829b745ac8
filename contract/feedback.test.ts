import { expect, test } from 'vitest';
import { FEEDBACK_FIELDS, FEEDBACK_TYPES, MAX_ANSWER_LENGTH, MAX_FEEDBACK_LENGTH, neededFields } from './feedback.ts';

test('feedback is about the website, a product, a showroom or anything', () => {
  expect(FEEDBACK_TYPES).toEqual(['website', 'product', 'showroom', 'general_feedback']);
});

test('each type has its own required fields', () => {
  expect(neededFields('website', false)).toEqual([
    'main_reason_visit',
    'objective_achieved',
    'overall_experience_rate',
    'feedback_text',
  ]);
  expect(neededFields('product', false)).toEqual(['product_is_specific', 'feedback_on', 'feedback_text']);
  expect(neededFields('showroom', false)).toEqual([
    'showroom_city',
    'main_reason_visit',
    'overall_experience_rate',
    'feedback_text',
  ]);
  expect(neededFields('general_feedback', false)).toEqual(['feedback_on', 'feedback_text']);
});

test('only feedback on a certain product names it', () => {
  const naming = FEEDBACK_TYPES.filter((type) => neededFields(type, true).includes('product_name'));
  expect(naming).toEqual(['product']);
  expect(neededFields('product', true)).toEqual([...neededFields('product', false), 'product_name']);
});

test('every required field is known, and every known field is required by some type', () => {
  const needed = FEEDBACK_TYPES.flatMap((type) => neededFields(type, true));
  expect([...new Set(needed)].sort()).toEqual([...FEEDBACK_FIELDS].sort());
});

test('the message may be longer than other fields', () => {
  expect([MAX_FEEDBACK_LENGTH, MAX_ANSWER_LENGTH]).toEqual([2000, 255]);
});
