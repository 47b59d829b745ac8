import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { listedFrom } from '#commerce/platform/rest/chosen.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';

const READ = 'customers:read';
const GENERAL = 1;

const GROUPS = [...CUSTOMER_GROUPS].map(([code, id]) => ({
  id,
  code,
  tax_class_id: 3,
  tax_class_name: 'Retail Customer',
}));

const groupWithId = (id: string | undefined) => {
  const group = GROUPS.find((one) => String(one.id) === id);
  if (!group)
    throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
      parameters: { fieldName: 'id', fieldValue: (id ?? '').slice(0, 20) },
    });
  return group;
};

/** Customer groups, read-only: they are the same in every shop. */
export const groupRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/customerGroups/search', READ, async (_context, { query }) =>
    listedFrom(GROUPS, searchCriteria(query)),
  ),
  adminRoute('GET', '/V1/customerGroups/default', READ, async () => groupWithId(String(GENERAL))),
  adminRoute('GET', '/V1/customerGroups/:id', READ, async (_context, { params }) => groupWithId(params.id)),
];
