import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { couponKey } from './rules.ts';
import type { CartRule, CartRuleInput, StaffRule } from './types.ts';

type RuleRow = Omit<StaffRule, 'startsAt' | 'endsAt' | 'used'> & {
  startsAt: Date | null;
  endsAt: Date | null;
  used: number;
};

const staffRule = ({ startsAt, endsAt, ...row }: RuleRow): StaffRule => ({
  ...row,
  startsAt: startsAt && startsAt.getTime(),
  endsAt: endsAt && endsAt.getTime(),
});

/** Rules in the order in which they are applied, or the rule with this id. */
export const findStaffRules = async (db: Db, id?: number): Promise<readonly StaffRule[]> => {
  const { rows } = await sql<RuleRow>`
    select r.id, r.definition, r.starts_at as "startsAt", r.ends_at as "endsAt", r.set_by as "setBy",
      coalesce((select t.used from discount_tally t where t.name = 'rule ' || r.code), 0) as used
      from discount_rule r where ${id === undefined ? sql`true` : sql`r.id = ${id}`}
     order by (r.definition ->> 'priority')::int, r.position, r.id`.execute(db);
  return rows.map(staffRule);
};

/** Locks a rule until the transaction ends. */
export const lockRule = async (db: Db, id: number): Promise<StaffRule | undefined> => {
  await sql`select from discount_rule where id = ${id} for update`.execute(db);
  return (await findStaffRules(db, id))[0];
};

/** True if a rule has this code, or a coupon this key. */
export const isTaken = async (db: Db, code: string, key: string | undefined): Promise<boolean> => {
  const { rows } = await sql<Row<'discount_rule', 'code'>>`
    select code from discount_rule where lower(code) = lower(${code})
    union all select code from discount_coupon where code_key = ${key ?? null}`.execute(db);
  return rows.length > 0;
};

type NewRule = CartRuleInput & { by: string; now: Date };

/** Adds a rule after the others, with its public code. Returns its id. */
export const insertRule = async (db: Db, { by, now, startsAt, endsAt, ...definition }: NewRule): Promise<number> => {
  const { rows } = await sql<Row<'discount_rule', 'id'>>`
    insert into discount_rule (code, position, definition, starts_at, ends_at, set_by)
    select ${definition.code}, coalesce(max(position), -1) + 1, ${JSON.stringify(definition)}::jsonb,
           ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${by} from discount_rule
    returning id`.execute(db);
  const { trigger } = definition;
  if (trigger.kind === 'code')
    await db
      .insertInto('discount_coupon')
      .values({
        code_key: couponKey(trigger.code),
        code: trigger.code,
        rule_code: definition.code,
        is_issued: false,
        created_at: now,
      })
      .execute();
  return rows[0]!.id;
};

/** Changes a rule, which loads of the catalogue do not overwrite from now on. */
export const updateRule = async (
  db: Db,
  id: number,
  {
    definition,
    startsAt,
    endsAt,
    by,
  }: { definition: CartRule; startsAt: Date | null; endsAt: Date | null; by: string },
): Promise<void> => {
  await sql`update discount_rule set definition = ${JSON.stringify(definition)}::jsonb, starts_at = ${startsAt}::timestamptz,
      ends_at = ${endsAt}::timestamptz, set_by = ${by} where id = ${id}`.execute(db);
};
