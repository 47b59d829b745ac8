import { SAMPLE_ENDING } from '#contract/samples.ts';
import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import { couponKey } from './rules.ts';
import type { CartRule, CartRulesInput, ItemFacts, UseLimit } from './types.ts';

export type CouponRow = {
  key: string;
  code: string;
  isIssued: boolean;
  /** Hex of the SHA-256; null: for everybody. */
  issuedTo: string | null;
  hasEnded: boolean;
  used: number;
};

export type RuleRow = {
  definition: CartRule;
  /** `early`: not valid yet; `late`: expired. */
  time: 'now' | 'early' | 'late';
  used: number;
  usedByCustomer: number;
  coupons: readonly CouponRow[];
};

export const ruleTally = (code: string): string => `rule ${code}`;
export const customerTally = (code: string, customer: string): string => `rule ${code} of ${customer}`;
export const couponTally = (key: string): string => `code ${key}`;

/**
 * Rules without codes, and rules of the given codes, in the order of application. `customer` is the hash of the
 * shopper's email address, null while unknown.
 */
export const findRules = async (
  db: Db,
  keys: readonly string[],
  customer: string | null,
  now: Date,
): Promise<readonly RuleRow[]> => {
  const { rows } = await sql<RuleRow>`
    select r.definition,
      case when r.starts_at > ${now} then 'early' when r.ends_at <= ${now} then 'late' else 'now' end as time,
      coalesce((select t.used from discount_tally t where t.name = 'rule ' || r.code), 0) as used,
      coalesce((select t.used from discount_tally t where t.name = 'rule ' || r.code || ' of ' || ${customer ?? ''}::text), 0) as "usedByCustomer",
      coalesce(c.coupons, '[]'::jsonb) as coupons
    from discount_rule r
    left join lateral (
      select jsonb_agg(jsonb_build_object('key', k.code_key, 'code', k.code, 'isIssued', k.is_issued, 'issuedTo', encode(k.issued_to, 'hex'),
          'hasEnded', coalesce(k.ends_at <= ${now}, false),
          'used', coalesce((select t.used from discount_tally t where t.name = 'code ' || k.code_key), 0))) as coupons
        from discount_coupon k where k.rule_code = r.code and k.code_key = any(${keys}::text[])
    ) c on true
    where c.coupons is not null or (r.definition -> 'trigger' ->> 'kind' = 'always' and (r.starts_at is null or r.starts_at <= ${now}) and (r.ends_at is null or r.ends_at > ${now}))
    order by (r.definition ->> 'priority')::int, r.position`.execute(db);
  return rows;
};

/** True if this address has an order that was not canceled and contains more than samples. */
export const hasOrdered = async (db: Db, emailKey: string): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from order_of_buyer where email_key = ${emailKey}
      and exists (select from unnest(skus) as line(sku) where not starts_with(reverse(sku), reverse(${SAMPLE_ENDING})))) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
};

/** Product facts for rules, by product id. */
export const findFacts = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, ItemFacts>> => {
  const { rows } = await sql<Row<'product', never, { productId: 'id' }> & ItemFacts>`
    select p.id as "productId",
      coalesce((select jsonb_agg(distinct place.category_id) from product_place place where place.product_id = p.id), '[]') as "categoryIds",
      coalesce((select jsonb_object_agg(a.attribute_code, a.options) from (
          select o.attribute_code, jsonb_agg(distinct o.option_code) as options
            from product_choice choice join attribute_choice o on o.option_id = choice.option_id
           where choice.product_id = p.id and choice.is_own group by o.attribute_code) a), '{}') as attributes,
      coalesce((select c.sq_ft from product_coverage c where c.product_id = p.id), 0)::float8 as "coverageSqFt"
    from unnest(${productIds}::int[]) as p(id)`.execute(db);
  return new Map(rows.map(({ productId, ...facts }) => [productId, facts]));
};

/** Counts an order against its limits; false when one was met meanwhile: the caller's transaction must not go on. */
export const takeUses = async (db: Db, orderId: number, limits: readonly UseLimit[]): Promise<boolean> => {
  const { rows } = await sql<Row<'discount_tally', 'name'>>`
    insert into discount_tally as t (name, used, most)
      select name, 1, most from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as l(name text, most int) order by name
      on conflict (name) do update set used = t.used + 1, most = excluded.most where t.used < excluded.most
      returning name`.execute(db);
  if (rows.length < limits.length) return false;
  await sql`insert into discount_use (order_id, name) select ${orderId}, unnest(${rows.map(({ name }) => name)}::text[])`.execute(
    db,
  );
  return true;
};

/** Releases the discount uses of an order, at most once. */
export const returnUses = async (db: Db, orderId: number): Promise<void> => {
  await sql`
    with back as (delete from discount_use where order_id = ${orderId} returning name)
    update discount_tally set used = used - 1 where name in (select name from back) and used > 0`.execute(db);
};

/** Replaces the rules and public codes by the file's. Personal codes and the rules of staff stay. */
export const replaceRules = async (db: Db, { rules, couponsPerCart }: CartRulesInput, now: Date): Promise<void> => {
  await sql`delete from discount_coupon c where not is_issued
    and not exists (select from discount_rule r where r.code = c.rule_code and r.set_by is not null)`.execute(db);
  await sql`delete from discount_rule where set_by is null and not code = any(${rules.map(({ code }) => code)}::text[])`.execute(
    db,
  );
  const rows = rules.map(({ startsAt, endsAt, ...definition }, position) => ({
    code: definition.code,
    position,
    definition,
    startsAt,
    endsAt,
  }));
  await sql`insert into discount_rule (code, position, definition, starts_at, ends_at)
    select code, position, definition, "startsAt", "endsAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, position int, definition jsonb, "startsAt" timestamptz, "endsAt" timestamptz)
    on conflict (code) do update set position = excluded.position, definition = excluded.definition,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at where discount_rule.set_by is null`.execute(db);
  const codes = rules.flatMap(({ code, trigger }) =>
    trigger.kind === 'code' ? [{ key: couponKey(trigger.code), code: trigger.code, rule: code }] : [],
  );
  await sql`insert into discount_coupon (code_key, code, rule_code, is_issued, created_at)
    select key, code, rule, false, ${now} from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c(key text, code text, rule text)
     where not exists (select from discount_rule r where r.code = c.rule and r.set_by is not null)
    on conflict do nothing`.execute(db);
  await db
    .insertInto('discount_setting')
    .values({ coupons_per_cart: couponsPerCart })
    .onConflict((oc) =>
      oc.column('is_only').doUpdateSet((eb) => ({ coupons_per_cart: eb.ref('excluded.coupons_per_cart') })),
    )
    .execute();
};

export const findCouponsPerCart = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('discount_setting').select('coupons_per_cart as most').executeTakeFirst();
  return row?.most ?? 1;
};

export type IssuingRule = { definition: CartRule; endsAt: Date | null };

/** Rules that issue personal codes and are valid from `now` to `until`, in the order of the file. */
export const findIssuingRules = async (
  db: Db,
  { to, now, until }: { to: string; now: Date; until: Date },
): Promise<readonly IssuingRule[]> => {
  return db
    .selectFrom('discount_rule')
    .select(['definition', 'ends_at as endsAt'])
    .$narrowType<{ definition: CartRule }>()
    .where(sql<boolean>`definition -> 'trigger' ->> 'kind' = 'issued'`)
    .where(sql<boolean>`definition -> 'trigger' ->> 'to' = ${to}`)
    .where(sql<boolean>`(definition -> 'trigger' ->> 'isClosed') is distinct from 'true'`)
    .where(sql<boolean>`(starts_at is null or starts_at <= ${now})`)
    .where(sql<boolean>`(ends_at is null or ends_at > ${until})`)
    .orderBy('position')
    .execute();
};

/** When one of them begins, or ends so far ahead; null when none does. */
export const findNextIssuing = async (
  db: Db,
  { to, now, until }: { to: string; now: Date; until: Date },
): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(change.at) as at from discount_rule,
      lateral (values (starts_at), (ends_at - (${until}::timestamptz - ${now}::timestamptz))) change (at)
     where definition -> 'trigger' ->> 'kind' = 'issued' and definition -> 'trigger' ->> 'to' = ${to}
       and (definition -> 'trigger' ->> 'isClosed') is distinct from 'true' and change.at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
};

type NewCoupon = { code: string; ruleCode: string; issuedTo: string; endsAt: Date | null; now: Date };

/** Issues a personal code, or returns the existing one. */
export const insertCoupon = async (
  db: Db,
  { code, ruleCode, issuedTo, endsAt, now }: NewCoupon,
): Promise<{ code: string; endsAt: Date | null; used: number }> => {
  await sql`insert into discount_coupon (code_key, code, rule_code, is_issued, issued_to, ends_at, created_at)
    values (${couponKey(code)}, ${code}, ${ruleCode}, true, decode(${issuedTo}, 'hex'), ${endsAt}, ${now})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Row<'discount_coupon', 'code', { endsAt: 'ends_at' }> & { used: number }>`
    select code, ends_at as "endsAt", coalesce((select used from discount_tally t where t.name = 'code ' || code_key), 0) as used
      from discount_coupon where rule_code = ${ruleCode} and is_issued and issued_to = decode(${issuedTo}, 'hex')`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error(`No code of ${ruleCode} could be made.`);
  return found;
};
