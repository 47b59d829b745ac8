import { createHash } from 'node:crypto';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { countKnown } from '#commerce/merchandise/catalog/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { couponKey } from '../rules.ts';
import { insertRule, isTaken, lockRule, updateRule } from '../rule-store.ts';
import type { StaffRule } from '../types.ts';
import { labelsIn, limitsIn, newRule, periodOf, type Known } from './rule-input.ts';

export const noSuchRule = (id: string): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName: 'rule_id', fieldValue: id.slice(0, 20) },
  });

/** Version of a rule: a hash of its settings. */
export const ruleVersion = ({ definition, startsAt, endsAt }: StaffRule): string =>
  createHash('sha256')
    .update(JSON.stringify([definition, startsAt, endsAt]))
    .digest('hex')
    .slice(0, 16);

const knownOf = async (context: CommerceContext): Promise<Known> => ({
  views: await listStoreViews(context),
  timeZone: context.settings.timeZone,
});

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** The settings of a rule in records of changes. */
const recorded = ({ definition, startsAt, endsAt }: Pick<StaffRule, 'definition' | 'startsAt' | 'endsAt'>) => ({
  ...definition,
  from: isoOf(startsAt),
  until: isoOf(endsAt),
});

/** Creates a rule. Throws for a code or coupon that exists. */
export const makeRule = async (context: CommerceContext, fields: RestFields, by: string): Promise<number> => {
  const { definition, categoryIds, startsAt, endsAt } = newRule(fields, await knownOf(context));
  const { trigger, code } = definition;
  return context.db.tx(async (db) => {
    if ((await countKnown(db, categoryIds)) < new Set(categoryIds).size)
      throw new InputError('A category of the rule does not exist.');
    if (await isTaken(db, code, trigger.kind === 'code' ? couponKey(trigger.code) : undefined))
      throw new InputError('A discount with this code already exists.');
    const id = await insertRule(db, { ...definition, startsAt, endsAt, by, now: context.clock.now() });
    const after = { definition, startsAt: startsAt && startsAt.getTime(), endsAt: endsAt && endsAt.getTime() };
    await recordStaffAction(context, db, 'rule-made', { by, rule: id }, { before: null, after: recorded(after) });
    return id;
  });
};

/** Changes labels, period and limits of a rule, or ends it with `is_active: false`. Absent fields are unchanged. */
export const changeRule = async (
  context: CommerceContext,
  { id, fields, expected }: { id: number; fields: RestFields; expected: string | undefined },
  by: string,
): Promise<void> => {
  const known = await knownOf(context);
  await context.db.tx(async (db) => {
    const before = await lockRule(db, id);
    if (!before) throw noSuchRule(String(id));
    if (expected !== undefined && ruleVersion(before) !== expected)
      throw new InputError('The discount "%1" was changed meanwhile.', {
        code: CHANGED_BY_OTHERS,
        status: 412,
        parameters: [before.definition.code],
      });
    const given = periodOf(fields, known);
    const isEnded = fields.has('isActive') && !fields.flag('isActive');
    const time = (name: 'fromDate' | 'toDate', now: Date | null, stored: number | null): number | null =>
      fields.has(name) ? now && now.getTime() : stored;
    const after: StaffRule = {
      ...before,
      definition: {
        ...before.definition,
        ...(fields.has('storeLabels') ? { labels: labelsIn(fields, known) } : {}),
        ...(fields.has('usesPerCoupon') ? { uses: limitsIn(fields).uses } : {}),
        ...(fields.has('usesPerCustomer') ? { usesPerCustomer: limitsIn(fields).usesPerCustomer } : {}),
      },
      startsAt: time('fromDate', given.startsAt, before.startsAt),
      endsAt: isEnded ? context.clock.now().getTime() : time('toDate', given.endsAt, before.endsAt),
    };
    await updateRule(db, id, {
      definition: after.definition,
      startsAt: after.startsAt === null ? null : new Date(after.startsAt),
      endsAt: after.endsAt === null ? null : new Date(after.endsAt),
      by,
    });
    await recordStaffAction(
      context,
      db,
      isEnded ? 'rule-ended' : 'rule-changed',
      { by, rule: id },
      { before: recorded(before), after: recorded(after) },
    );
  });
};
