import { sql, type RawBuilder } from 'kysely';

/** `isActive` follows the dates if there are any. */
export type Visibility = { isActive: boolean; from: Date | null; until: Date | null };

/** Condition for rows whose `is_active` differs from their `visible_from` and `visible_until`. */
export const isDue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(visible_from is not null or visible_until is not null)
    and is_active <> (coalesce(visible_from <= ${now}, true) and coalesce(visible_until > ${now}, true))`;
