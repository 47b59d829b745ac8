import { ADDRESS_LIMITS } from '#contract/address.ts';
import { lengthOf } from '#contract/text-length.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { Person } from './types.ts';

type Given = {
  [Field in 'prefix' | 'middlename' | 'suffix' | 'taxvat' | 'dob' | 'date_of_birth']?: string | null | undefined;
} & { gender?: number | null | undefined };

const TEXTS = ['prefix', 'middlename', 'suffix', 'taxvat'] as const;

const textOf = (name: string, given: string | null): string | null => {
  const text = given?.trim() || null;
  if (text && lengthOf(text) > ADDRESS_LIMITS.firstname)
    throw new InputError('"%1" is not valid! The max length is %2', { parameters: [name, ADDRESS_LIMITS.firstname] });
  return text;
};

/** Converts `3/11/1972` to `1972-03-11`: Magento accepts both. */
const isoDay = (text: string): string => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
};

const dateOf = (given: string | null, today: Date): string | null => {
  const text = isoDay(given?.trim() ?? '').slice(0, 10) || null;
  if (text === null) return null;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // Date changes an impossible day, such as 30 February, to another.
  if (!at || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) throw new InputError('Invalid date');
  if (at > today) throw new InputError('The Date of Birth should not be greater than today.');
  return text;
};

/** The person after a change: absent fields keep their value, null or empty text clears it. Throws Magento's errors. */
export const checkedPerson = (given: Given, now: Person | undefined, today: Date): Person => {
  const born = given.date_of_birth === undefined ? given.dob : given.date_of_birth;
  const gender = given.gender === undefined ? (now?.gender ?? null) : given.gender;
  if (gender !== null && ![1, 2, 3].includes(gender))
    throw new InputError('"%1" is not a valid value for gender.', { parameters: [gender] });
  const texts = TEXTS.map((name) => {
    const value = given[name];
    return [name, value === undefined ? (now?.[name] ?? null) : textOf(name, value)] as const;
  });
  return {
    ...(Object.fromEntries(texts) as Record<(typeof TEXTS)[number], string | null>),
    dateOfBirth: born === undefined ? (now?.dateOfBirth ?? null) : dateOf(born, today),
    gender,
  };
};

/** The person's fields of an account. */
export const personOf = (row: Partial<Person>): Person => ({
  prefix: row.prefix ?? null,
  middlename: row.middlename ?? null,
  suffix: row.suffix ?? null,
  dateOfBirth: row.dateOfBirth ?? null,
  gender: row.gender ?? null,
  taxvat: row.taxvat ?? null,
});
