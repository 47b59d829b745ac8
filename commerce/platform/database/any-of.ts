import { sql, type RawBuilder } from 'kysely';

/** `any(…)`, as in `.where('id', '=', anyOf(ids))`: one statement for any number of values, also for none. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
