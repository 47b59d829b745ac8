import { expect, test } from 'vitest';
import { neededFields } from '#contract/feedback.ts';
import { advance, answer, back, fail, givenResponses, START, succeed, type FeedbackState } from './machine.ts';
import { problemsOf } from './rules.ts';
import { questionsOf, STEPS, type Answers, type Field } from './steps.ts';

const ANSWERS: Answers = {
  feedback_on: 'quality',
  feedback_text: 'Fine.',
  main_reason_visit: 'advice',
  objective_achieved: 'yes',
  overall_experience_rate: '4',
  product_is_specific: 'yes',
  product_name: 'Lumen',
  showroom_city: 'Laval',
  user_fullname: 'Ann Roy',
  user_email: 'ann@example.com',
  user_phone: '514-555-0140',
};

/** Answers every question until none is left. */
const walk = (type: string, change: Answers = {}): FeedbackState => {
  let state = answer(START, 'feedback_type', type);
  for (let guard = 0; state.step !== 'loading' && guard < 10; guard++) {
    for (const { name } of questionsOf(state.step, { ...ANSWERS, ...state.answers, ...change }))
      if (name !== 'feedback_type') state = answer(state, name, { ...ANSWERS, ...change }[name] ?? '');
    expect([...problemsOf(state.step, state.answers, 'CA').keys()]).toEqual([]);
    state = advance(state);
  }
  return state;
};

test.each([
  ['website', ['step1', 'step2_1', 'step3_1', 'step4']],
  ['product', ['step1', 'step2_2', 'step4']],
  ['showroom', ['step1', 'step2_3', 'step3_2', 'step4']],
  ['general_feedback', ['step1', 'step2_4', 'step4']],
])(
  '[FB-09] [FB-10] [FB-11] [FB-12] [FB-13] %s leads over its steps to the contact details, and those to sending',
  (type, steps) => {
    const state = walk(type);
    expect([state.step, state.history]).toEqual(['loading', steps]);
  },
);

test('[FB-09] the first question has four types', () => {
  expect(STEPS.step1.questions).toEqual([
    { name: 'feedback_type', kind: 'cards', choices: ['website', 'product', 'showroom', 'general_feedback'] },
  ]);
});

test('[FB-14] shows the thanks after success; after a failure returns to the contact details with all input', () => {
  const sent = walk('website');
  expect(succeed(sent).step).toBe('step5');
  expect(fail(sent)).toEqual({ step: 'step4', history: ['step1', 'step2_1', 'step3_1'], answers: sent.answers });
  expect(advance(fail(sent)).step).toBe('loading');
});

test('[FB-16] [SC-02] Back returns through the visited steps', () => {
  let state = fail(walk('showroom'));
  const way = [state.step];
  for (let guard = 0; guard < 5; guard++) {
    state = back(state);
    way.push(state.step);
  }
  expect(way).toEqual(['step4', 'step3_2', 'step2_3', 'step1', 'step1', 'step1']);
  expect(state.answers).toMatchObject({
    feedback_type: 'showroom',
    showroom_city: 'Laval',
    user_phone: '514-555-0140',
  });
  expect(back(walk('showroom')).step).toBe('loading');
});

test('[FB-17] another type discards earlier input, the same type does not', () => {
  const state = fail(walk('website'));
  expect(answer(state, 'feedback_type', 'website').answers).toEqual(state.answers);
  expect(answer(state, 'feedback_type', 'product').answers).toEqual({ feedback_type: 'product' });
});

test.each(Object.keys(STEPS) as (keyof typeof STEPS)[])('[FB-18] every question of %s is required', (step) => {
  const nothing: Answers = { product_is_specific: 'yes' };
  const requested = questionsOf(step, nothing)
    .map(({ name }) => name)
    .filter((name) => name !== 'product_is_specific');
  expect([...problemsOf(step, nothing, 'CA')]).toEqual(requested.map((name) => [name, { code: 'required' }]));
  expect([
    ...problemsOf(step, { ...nothing, ...Object.fromEntries(requested.map((name) => [name, '   '])) }, 'CA').keys(),
  ]).toEqual(expect.arrayContaining(requested));
});

test('[FB-19] [FB-20] [FB-22] [FB-24] validates the contact details', () => {
  const wrong = (change: Answers, countryId = 'CA') => [...problemsOf('step4', { ...ANSWERS, ...change }, countryId)];
  expect(wrong({})).toEqual([]);
  expect(wrong({ user_fullname: ' ' })).toEqual([['user_fullname', { code: 'required' }]]);
  expect(wrong({ user_email: '' })).toEqual([['user_email', { code: 'required' }]]);
  expect(wrong({ user_email: 'ann@' })).toEqual([['user_email', { code: 'email' }]]);
  expect(wrong({ user_phone: '' })).toEqual([['user_phone', { code: 'required' }]]);
  expect(wrong({ user_phone: '514-555-014' })).toEqual([['user_phone', { code: 'exact_length', length: 12 }]]);
  expect(wrong({ user_phone: '014-555-0140' })).toEqual([['user_phone', { code: 'telephone' }]]);
  expect(wrong({ user_phone: '+44 20 7946 0018' }, 'GB')).toEqual([]);
  expect(wrong({ user_phone: '12345' }, 'GB')).toEqual([['user_phone', { code: 'telephone_abroad' }]]);
});

test('[FB-26] has a product field only for feedback about a specific product', () => {
  expect(questionsOf('step2_2', { product_is_specific: 'no' }).map(({ name }) => name)).not.toContain('product_name');
  expect(questionsOf('step2_2', { product_is_specific: 'yes' }).map(({ name }) => name)).toContain('product_name');
  const changed = answer(fail(walk('product')), 'product_is_specific', 'no');
  expect(givenResponses(advance(changed))).not.toHaveProperty('product_name');
});

test.each(['website', 'product', 'showroom', 'general_feedback'] as const)(
  '[FB-30] [FB-31] %s sends exactly the required fields',
  (type) => {
    const sent = Object.keys(givenResponses(walk(type))) as Field[];
    expect(sent.sort()).toEqual(
      ['feedback_type', ...neededFields(type, true), 'user_fullname', 'user_email', 'user_phone'].sort(),
    );
  },
);
