import { toMajor } from '#contract/money.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { companiesWithCredit, limitCompany } from './companies.ts';

/** Companies and their credit, at the path of Magento's companies. */
export const companyRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/company', 'customers:read', async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { companies, total } = await companiesWithCredit(context, criteria);
    const items = companies.map(({ createdAt, credits, ...company }) => ({
      ...company,
      created_at: timestamp(createdAt),
      credits: credits.map(({ currency, limit, used, days }) => ({
        currency,
        limit: toMajor(limit, currency),
        used: toMajor(used, currency),
        days,
      })),
    }));
    return listed(items, total, criteria);
  }),
  adminRoute(
    'PUT',
    '/V1/company/:number/credit',
    'customers:write',
    async (context, { params, body }, { name }) => {
      const fields = restFields(body);
      const given = { currency: fields.text('currency'), amount: fields.text('amount'), days: fields.integer('days') };
      await limitCompany(context, params['number'] ?? '', given, name);
      return true;
    },
    { isFresh: true },
  ),
];
