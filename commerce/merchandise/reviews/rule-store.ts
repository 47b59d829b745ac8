import type { Texts } from '#contract/languages.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Criterion, CriterionInput, ReviewRule } from './types.ts';

/** Null if reviews are closed. */
export const readRule = async (db: Db): Promise<ReviewRule | null> => {
  const rule = await db.selectFrom('review_rule').select('guests_may_write as guests').executeTakeFirst();
  if (!rule) return null;
  const criteria = await db
    .selectFrom('review_criterion')
    .select(['id', 'code', 'labels'])
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  return {
    guestsMayWrite: rule.guests,
    criteria: criteria.map(({ id, code, labels }): Criterion => ({ id, code, labels: labels as Texts })),
  };
};

/** Names of all criteria by id, including unused ones. */
export const readCriteria = async (db: Db): Promise<ReadonlyMap<number, CriterionInput['labels']>> => {
  const rows = await db
    .selectFrom('review_criterion')
    .select(['id', 'labels'])
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, labels }) => [id, labels as Texts]));
};

/** Replaces the rule and its criteria; null closes reviews. */
export const replaceRule = async (
  db: Db,
  rule: { guestsMayWrite: boolean; criteria: readonly CriterionInput[] } | null,
): Promise<void> => {
  await db.deleteFrom('review_rule').execute();
  if (rule) await db.insertInto('review_rule').values({ guests_may_write: rule.guestsMayWrite }).execute();
  await db.updateTable('review_criterion').set({ position: null }).execute();
  for (const [position, { code, labels }] of (rule?.criteria ?? []).entries())
    await db
      .insertInto('review_criterion')
      .values({ code, labels: JSON.stringify(labels), position })
      .onConflict((oc) =>
        oc.column('code').doUpdateSet((eb) => ({
          labels: eb.ref('excluded.labels'),
          position: eb.ref('excluded.position'),
        })),
      )
      .execute();
};
