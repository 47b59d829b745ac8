import { describe, expect, test } from 'vitest';
import { checkedPerson, personOf } from './person-rules.ts';

const TODAY = new Date('2026-05-20T12:00:00Z');
const EMPTY = { prefix: null, middlename: null, suffix: null, dateOfBirth: null, gender: null, taxvat: null };
const ANN = {
  prefix: 'Dr',
  middlename: 'M.',
  suffix: 'Jr',
  dateOfBirth: '1990-02-03',
  gender: 2,
  taxvat: 'GB123',
};

type Given = Parameters<typeof checkedPerson>[0];

const checked = (given: Given, now?: typeof ANN) => checkedPerson(given, now, TODAY);
const refused = (given: Given): string | undefined => {
  try {
    checked(given);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return undefined;
};

describe('the stored person', () => {
  test('is empty at first, and takes trimmed input', () => {
    expect(checked({})).toEqual(EMPTY);
    expect(
      checked({ prefix: ' Dr ', middlename: 'M.', suffix: 'Jr', taxvat: 'GB123', dob: '1990-02-03', gender: 2 }),
    ).toEqual(ANN);
  });

  test('is unchanged where a change has no field, and cleared by null or spaces', () => {
    expect(checked({}, ANN)).toEqual(ANN);
    expect(checked({ suffix: 'Sr' }, ANN)).toEqual({ ...ANN, suffix: 'Sr' });
    expect(checked({ prefix: null, middlename: '  ', suffix: '', taxvat: null, dob: null, gender: null }, ANN)).toEqual(
      EMPTY,
    );
  });

  test('has fields as long as a name at most, counted in characters', () => {
    expect(checked({ prefix: '😀'.repeat(255) }).prefix).toHaveLength(510);
    expect(refused({ taxvat: 'x'.repeat(256) })).toBe('InputError: "taxvat" is not valid! The max length is 255');
  });
});

describe('a day of birth', () => {
  test('has two field names, of which the newer takes precedence', () => {
    expect(checked({ date_of_birth: '1991-01-01', dob: '1990-02-03' }).dateOfBirth).toBe('1991-01-01');
    expect(checked({ date_of_birth: null, dob: '1990-02-03' }).dateOfBirth).toBeNull();
    expect(checked({ date_of_birth: '1991-01-01' }, ANN).dateOfBirth).toBe('1991-01-01');
  });

  test('may have a time of day, and spaces', () => {
    expect(checked({ dob: ' 1990-02-03 00:00:00' }).dateOfBirth).toBe('1990-02-03');
    expect(checked({ dob: '   ' }).dateOfBirth).toBeNull();
    for (const text of ['3/11/1972', '03/11/1972', ' 3/11/1972 ', '3/11/1972 00:00:00'])
      expect([text, checked({ date_of_birth: text }).dateOfBirth]).toEqual([text, '1972-03-11']);
    for (const wrong of ['13/1/1990', '2/30/1990', '3/11/72', '1/1', '3-11-1972'])
      expect(() => checked({ date_of_birth: wrong })).toThrow('Invalid date');
  });

  test('must exist', () => {
    const days = ['2025-02-30', '1990-13-01', '90-02-03', 'x1990-02-0', '1990/02/03', 'yesterday', '+1990-02-3'];
    expect(days.filter((dob) => refused({ dob }) !== 'InputError: Invalid date')).toEqual([]);
  });

  test('is today at the latest', () => {
    expect(checked({ dob: '2026-05-20' }).dateOfBirth).toBe('2026-05-20');
    expect(refused({ dob: '2026-05-21' })).toBe('InputError: The Date of Birth should not be greater than today.');
    expect(checkedPerson({ dob: '2026-05-20' }, undefined, new Date('2026-05-20T00:00:00Z')).dateOfBirth).toBe(
      '2026-05-20',
    );
  });
});

test('the gender is one of Magento’s three, or none', () => {
  expect([1, 2, 3, null].map((gender) => checked({ gender }).gender)).toEqual([1, 2, 3, null]);
  expect([0, 4].map((gender) => refused({ gender }))).toEqual([
    'InputError: "0" is not a valid value for gender.',
    'InputError: "4" is not a valid value for gender.',
  ]);
});

test('all fields of an account are read, absent ones as null', () => {
  expect(personOf({})).toEqual(EMPTY);
  expect(personOf(ANN)).toEqual(ANN);
});
