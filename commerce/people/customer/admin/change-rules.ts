import type { CustomerRow } from '../types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an account that changes by staff record. */
export const recordedPerson = (row: CustomerRow): Fields => ({
  firstname: row.firstname,
  lastname: row.lastname,
  group: row.groupId,
  prefix: row.prefix ?? null,
  middlename: row.middlename ?? null,
  suffix: row.suffix ?? null,
  date_of_birth: row.dateOfBirth ?? null,
  gender: row.gender ?? null,
  taxvat: row.taxvat ?? null,
});

/** Only the fields that differ. */
export const changedFields = (before: Fields, after: Fields): { before: Fields; after: Fields } => {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (fields: Fields): Fields => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: only(before), after: only(after) };
};
