import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { listedFrom } from '#commerce/platform/rest/chosen.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { cartRules } from '../service.ts';
import { ruleOnWire } from './rule-wire.ts';

const READ = 'promotions:read';

const rulesOf = async (context: CommerceContext) => {
  const views = await listStoreViews(context);
  const now = context.clock.now().getTime();
  return (await cartRules(context)).map((rule, index) => ruleOnWire(rule, index + 1, { views, now }));
};

/** Cart price rules, read-only: the catalogue folder is their source. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/salesRules/search', READ, async (context, { query }) =>
    listedFrom(await rulesOf(context), searchCriteria(query)),
  ),
  adminRoute('GET', '/V1/salesRules/:ruleId', READ, async (context, { params }) => {
    const rule = (await rulesOf(context)).find(({ rule_id: id }) => String(id) === params.ruleId);
    if (!rule)
      throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
        parameters: { fieldName: 'rule_id', fieldValue: (params.ruleId ?? '').slice(0, 20) },
      });
    return rule;
  }),
];
