import { describe, expect, test } from 'vitest';
import { MAX_FULL_NAME } from './contact-fields.ts';
import {
  MAX_NOTES_LENGTH,
  MAX_PEOPLE,
  VISIT_CONSENT,
  VISIT_DAYS_AHEAD,
  VISIT_FIELDS,
  VISIT_MINUTES,
  visitRules,
  VISIT_TOPICS,
  type VisitField,
} from './reservation.ts';
import { firstProblem } from './validation.ts';

const problem = (field: VisitField, value: string): string | undefined =>
  firstProblem(value, visitRules('CA')[field])?.code;

describe('a visit to a showroom', () => {
  test('takes an hour, is booked up to four weeks ahead, for six people at most', () => {
    expect([VISIT_MINUTES, VISIT_DAYS_AHEAD, MAX_PEOPLE]).toEqual([60, 28, 6]);
  });

  test('requires a showroom, a time, a name, an email address and a telephone number', () => {
    const needed = VISIT_FIELDS.filter((field) => problem(field, '') === 'required');
    expect(needed).toEqual(
      ['showroom_code', 'starts_at', 'topic', 'people', 'fullname', 'email', 'consent_version', 'telephone'].sort(
        (one, other) => VISIT_FIELDS.indexOf(one as VisitField) - VISIT_FIELDS.indexOf(other as VisitField),
      ),
    );
    expect(problem('notes', '')).toBeUndefined();
  });

  test('is about one of the topics', () => {
    expect(VISIT_TOPICS.map((topic) => problem('topic', topic))).toEqual(VISIT_TOPICS.map(() => undefined));
    expect([...VISIT_TOPICS]).toEqual(['floor', 'wall', 'slab', 'wood_vinyl', 'outdoor', 'project']);
    expect(problem('topic', 'bathroom')).toBe('required');
  });

  test('is for one to six people', () => {
    expect(['0', '1', '6', '7', '1.5', '-1', 'two'].map((people) => problem('people', people))).toEqual([
      'required',
      undefined,
      undefined,
      'required',
      'required',
      'required',
      'required',
    ]);
  });

  test('takes a name of 120 characters and a note of 1000', () => {
    expect(
      [MAX_FULL_NAME, MAX_NOTES_LENGTH].map((length, index) =>
        problem(index ? 'notes' : 'fullname', 'a'.repeat(length)),
      ),
    ).toEqual([undefined, undefined]);
    expect(
      [MAX_FULL_NAME, MAX_NOTES_LENGTH].map((length, index) =>
        problem(index ? 'notes' : 'fullname', 'a'.repeat(length + 1)),
      ),
    ).toEqual(['too_long', 'too_long']);
    expect([MAX_FULL_NAME, MAX_NOTES_LENGTH]).toEqual([120, 1000]);
  });

  test('requires a valid email address and telephone number', () => {
    expect([problem('email', 'ann@example.com'), problem('email', 'ann@example')]).toEqual([undefined, 'email']);
    expect([problem('telephone', '514-555-0101'), problem('telephone', '555-0101')]).toEqual([undefined, 'telephone']);
  });

  test('is booked with a consent that was shown', () => {
    expect([problem('consent_version', VISIT_CONSENT), problem('consent_version', '1999-01')]).toEqual([
      undefined,
      'required',
    ]);
  });
});
