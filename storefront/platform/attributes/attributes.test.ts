import { expect, test } from 'vitest';
import { firstProblem } from '#contract/validation.ts';
import { attributeRules, dayOf } from './attribute-rules.ts';
import { attributeInput, attributeValues, savedValues, withValue } from './attribute-values.ts';
import type { AttributeInput, FormAttribute } from './form-attributes.ts';

const attribute = (code: string, input: AttributeInput, more: Partial<FormAttribute> = {}): FormAttribute => ({
  code,
  label: code,
  input,
  isRequired: false,
  initial: '',
  options: [],
  rules: [],
  ...more,
});
const OPTIONS = [
  { label: 'Tile', value: '11' },
  { label: 'Stone', value: '12' },
];
const ATTRIBUTES = [
  attribute('prefix', 'TEXT'),
  attribute('dob', 'DATE'),
  attribute('gender', 'SELECT', { options: OPTIONS }),
  attribute('trade', 'SELECT', { options: OPTIONS }),
  attribute('interests', 'MULTISELECT', { options: OPTIONS }),
  attribute('sms', 'BOOLEAN'),
  attribute('call_at', 'DATETIME'),
  attribute('notes', 'TEXTAREA'),
];

test('values of a form become fields and custom attributes of the input', () => {
  const given = attributeValues(ATTRIBUTES, {
    attribute_prefix: ' Dr ',
    attribute_dob: '1972-03-11',
    attribute_gender: '2',
    attribute_trade: '12',
    'attribute_interests.11': 'on',
    'attribute_interests.12': 'on',
    attribute_sms: 'on',
    attribute_call_at: '2026-11-30T09:30',
    attribute_notes: '',
  });
  expect(attributeInput(withValue(ATTRIBUTES, given), given)).toEqual({
    fields: { prefix: 'Dr', date_of_birth: '1972-03-11', gender: 2 },
    custom: [
      { attribute_code: 'trade', selected_options: [{ value: '12' }] },
      { attribute_code: 'interests', selected_options: [{ value: '11' }, { value: '12' }] },
      { attribute_code: 'sms', value: '1' },
      { attribute_code: 'call_at', value: '2026-11-30 09:30' },
    ],
  });
});

test('a change sends empty values too, so that they are removed', () => {
  const given = attributeValues(ATTRIBUTES, {});
  expect(attributeInput(ATTRIBUTES, given)).toEqual({
    fields: { prefix: '', date_of_birth: '' },
    custom: [
      { attribute_code: 'trade', value: '' },
      { attribute_code: 'interests', value: '' },
      { attribute_code: 'sms', value: '0' },
      { attribute_code: 'call_at', value: '' },
      { attribute_code: 'notes', value: '' },
    ],
  });
});

test('reads saved text and options', () => {
  expect(
    savedValues([
      { code: 'notes', value: 'a' },
      { code: 'interests', selected_options: [{ value: '11' }, null, { value: '12' }] },
      null,
    ]),
  ).toEqual({ notes: 'a', interests: '11,12' });
  expect(savedValues(null)).toEqual({});
});

const problemOf = (rule: string, value: string, given: string): unknown => {
  const one = attribute('x', 'TEXT', { rules: [{ name: rule, value }] });
  const rules = attributeRules([one], { attribute_x: given });
  return firstProblem(given, rules['attribute_x'] ?? [])?.code;
};

test.each([
  ['MIN_TEXT_LENGTH', '3', 'ab', 'min_length'],
  ['MIN_TEXT_LENGTH', '3', 'abc', undefined],
  ['MIN_TEXT_LENGTH', '3', '', undefined],
  ['MAX_TEXT_LENGTH', '3', 'abcd', 'too_long'],
  ['INPUT_VALIDATION', 'alphanumeric', 'Été 9', 'letters_and_digits'],
  ['INPUT_VALIDATION', 'alphanum-with-spaces', 'Été 9', undefined],
  ['INPUT_VALIDATION', 'numeric', '12a', 'number'],
  ['INPUT_VALIDATION', 'alpha', 'été', undefined],
  ['INPUT_VALIDATION', 'alpha', 'a1', 'letters'],
  ['INPUT_VALIDATION', 'email', 'a@b', 'email'],
  ['INPUT_VALIDATION', 'url', 'example.com', 'url'],
  ['INPUT_VALIDATION', 'url', 'https://example.com/a', undefined],
  ['INPUT_VALIDATION', 'another', '?', undefined],
  ['DATE_RANGE_MIN', '946684800', '1999-12-31', 'date_min'],
  ['DATE_RANGE_MIN', '946684800', '2000-01-01', undefined],
  ['DATE_RANGE_MAX', '2000-01-01', '2000-01-02', 'date_max'],
  ['DATE_RANGE_MAX', 'never', '2000-01-02', undefined],
  ['FILE_EXTENSIONS', 'pdf', 'x', undefined],
])('the rule %s %s of "%s" gives %s', (rule, value, given, expected) => {
  expect(problemOf(rule, value, given)).toBe(expected);
});

test('a required attribute needs a value; a missing choice is shown at the first option', () => {
  const needed = [
    attribute('trade', 'SELECT', { isRequired: true, options: OPTIONS }),
    attribute('interests', 'MULTISELECT', { isRequired: true, options: OPTIONS }),
    attribute('sms', 'BOOLEAN', { isRequired: true }),
  ];
  const codes = (values: Record<string, string>) =>
    Object.entries(attributeRules(needed, values)).map(([name, rules]) => [name, firstProblem('', rules)?.code]);
  expect(codes({ attribute_trade: '' })).toEqual([
    ['attribute_trade', 'required'],
    ['attribute_interests.11', 'required'],
  ]);
  expect(codes({ attribute_trade: '11', 'attribute_interests.12': 'on' })).toEqual([
    ['attribute_trade', undefined],
    ['attribute_interests.11', undefined],
  ]);
});

test('days of limits', () => {
  expect([dayOf('0'), dayOf('2026-01-31 10:00:00'), dayOf('')]).toEqual(['1970-01-01', '2026-01-31', '']);
});
