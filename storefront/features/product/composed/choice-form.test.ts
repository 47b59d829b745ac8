import { expect, test } from 'vitest';
import type { Choice, ChoiceValue } from './choices.ts';
import { rejectedResponses } from './choice-form.tsx';

const value = (uid: string, isInStock = true) => ({ uid, label: uid.toUpperCase(), isInStock }) as ChoiceValue;
const choice = (uid: string, values: ChoiceValue[], more: Partial<Choice> = {}) =>
  ({ uid, title: `T${uid}`, kind: 'checkbox', values, ...more }) as Choice;
const t = ((key: string, given: object) => `${key} ${JSON.stringify(given)}`) as never;

test('names and removes choices that are gone or sold out, and leaves all others', () => {
  const before = [
    choice('1', [value('a'), value('b'), value('c')]),
    choice('2', [value('d')]),
    choice('3', [], { kind: 'field' }),
    choice('4', [value('e')]),
  ];
  const responses = {
    1: { values: ['a', 'b', 'c'], quantity: 2 },
    2: { values: ['d'] },
    3: { values: ['text'] },
    4: { values: [] },
  };
  const now = [choice('1', [value('a'), value('b', false)]), choice('3', [], { kind: 'field' })];
  expect(rejectedResponses(t, { before, now, selections: responses })).toEqual({
    words: [
      'choices.gone.sold-out {"name":"B","title":"T1"}',
      'choices.gone.value {"name":"C","title":"T1"}',
      'choices.gone {"title":"T2"}',
    ],
    selections: { 1: { values: ['a'], quantity: 2 }, 3: { values: ['text'] }, 4: { values: [] } },
  });
});
