import { describe, expect, test } from 'vitest';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import type { FeedbackInput } from '#contract/generated/schema-types.ts';
import { checkedFeedback, SUBMIT_RATE } from './rules.ts';

const product: FeedbackInput = {
  feedback_type: 'product',
  product_is_specific: 'yes',
  product_name: ' Lumen ',
  feedback_on: 'price',
  feedback_text: ' Two\nlines ',
  showroom_city: 'Laval',
  user_fullname: ' Ann Roy ',
  user_email: ' ann@example.com ',
  user_phone: '(514) 555-0140',
};

test('feedback is trimmed, with the answers of its type only', () => {
  expect(checkedFeedback(product, 'CA')).toEqual({
    type: 'product',
    fullname: 'Ann Roy',
    email: 'ann@example.com',
    phone: '514-555-0140',
    answers: {
      product_is_specific: 'yes',
      product_name: 'Lumen',
      feedback_on: 'price',
      feedback_text: 'Two\nlines',
      showroom_city: null,
      main_reason_visit: null,
      objective_achieved: null,
      overall_experience_rate: null,
    },
  });
});

test('general feedback has no product', () => {
  expect(checkedFeedback({ ...product, product_is_specific: 'no' }, 'CA').answers.product_name).toBeNull();
});

test('a telephone number may be grouped with spaces, dots, dashes, brackets and a plus', () => {
  for (const phone of ['514.555.0140', '514 555-0140', '+514(555)0140', '5145550140', '1 514 555 0140'])
    expect(checkedFeedback({ ...product, user_phone: phone }, 'CA').phone).toBe('514-555-0140');
});

test('a shop outside North America accepts its own telephone numbers', () => {
  const inBritain = (phone: string) => checkedFeedback({ ...product, user_phone: phone }, 'GB').phone;
  expect(inBritain(' +44 20 7946 0018 ')).toBe('+44 20 7946 0018');
  expect(refusalOf(() => inBritain('12345'))).toMatchObject({ message: 'Field user_phone is not valid.' });
});

describe('is refused', () => {
  test.each<[change: Partial<FeedbackInput>, message: string]>([
    [{ feedback_type: 'weather' }, 'Field feedback_type has a value that is not known.'],
    [{ feedback_on: null }, 'Field feedback_on is required.'],
    [{ feedback_text: '  ' }, 'Field feedback_text is required.'],
    [{ product_name: '' }, 'Field product_name is required.'],
    [{ feedback_on: 'x'.repeat(256) }, 'Field feedback_on may have 255 characters at most.'],
    [{ feedback_text: 'x'.repeat(2001) }, 'Field feedback_text may have 2000 characters at most.'],
    [{ user_fullname: 'x'.repeat(256) }, 'Field user_fullname may have 255 characters at most.'],
    [{ user_fullname: ' ' }, 'Field user_fullname is required.'],
    [{ user_email: ' ' }, 'Field user_email is required.'],
    [{ user_email: 'ann' }, 'The email address is invalid. Verify the email address and try again.'],
    [{ user_phone: ' ' }, 'Field user_phone is required.'],
    [{ user_phone: '44 514 555 0140' }, 'Field user_phone is not valid.'],
    [{ user_phone: '514-555-014x' }, 'Field user_phone is not valid.'],
    [{ user_phone: 'x 514-555-0140' }, 'Field user_phone is not valid.'],
  ])('%j: %s', (change, message) => {
    expect(refusalOf(() => checkedFeedback({ ...product, ...change }, 'CA'))).toMatchObject({
      message,
      category: 'graphql-input',
    });
  });

  test('a text is refused only beyond its maximum length, in any field', () => {
    const longest = {
      feedback_on: 'x'.repeat(255),
      feedback_text: 'x'.repeat(2000),
      user_fullname: 'x'.repeat(255),
    };
    const saved = checkedFeedback({ ...product, ...longest }, 'CA');
    expect([saved.answers.feedback_on?.length, saved.answers.feedback_text?.length, saved.fullname.length]).toEqual([
      255, 2000, 255,
    ]);
  });
});

test('ten submissions per hour and address', () => {
  expect(SUBMIT_RATE).toEqual({ limit: 10, perSeconds: 3600 });
});
