import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { listedFrom } from '#commerce/platform/rest/chosen.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeOnWire } from '#commerce/platform/staff/change-wire.ts';
import { changesOf } from '#commerce/platform/staff/changes-store.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { cartRules } from '../service.ts';
import { ruleOnWire } from './rule-wire.ts';
import { changeRule, makeRule, noSuchRule, ruleVersion } from './change-rule.ts';

const READ = 'promotions:read';
const WRITE = 'promotions:write';

const rulesOf = async (context: CommerceContext) => {
  const views = await listStoreViews(context);
  const now = context.clock.now().getTime();
  const { timeZone } = context.settings;
  return (await cartRules(context)).map((rule) =>
    ruleOnWire(rule, { views, now, timeZone, version: ruleVersion(rule) }),
  );
};

const ruleWith = async (context: CommerceContext, given: string) => {
  const rule = (await rulesOf(context)).find(({ rule_id: id }) => String(id) === given);
  if (!rule) throw noSuchRule(given);
  return rule;
};

/** Cart price rules. Staff add rules, change their labels, period and limits, and end them. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/salesRules/search', READ, async (context, { query }) =>
    listedFrom(await rulesOf(context), searchCriteria(query)),
  ),
  adminRoute('GET', '/V1/salesRules/:ruleId', READ, (context, { params }) => ruleWith(context, params.ruleId ?? '')),
  adminRoute('GET', '/V1/salesRules/:ruleId/changes', READ, async (context, { params }) => {
    const { rule_id: id } = await ruleWith(context, params.ruleId ?? '');
    return (await changesOf(context.db.kysely, `rule ${id}`)).map(changeOnWire);
  }),
  adminRoute('POST', '/V1/salesRules', WRITE, async (context, { body }, { name }) => {
    const id = await makeRule(context, restFields(body).neededObject('rule'), name);
    return ruleWith(context, String(id));
  }),
  adminRoute('PUT', '/V1/salesRules/:ruleId', WRITE, async (context, request, { name }) => {
    const { rule_id: id } = await ruleWith(context, request.params.ruleId ?? '');
    const fields = restFields(request.body).neededObject('rule');
    await changeRule(context, { id, fields, expected: ifMatch(request) }, name);
    return ruleWith(context, String(id));
  }),
];
