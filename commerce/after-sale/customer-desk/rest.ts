import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { activityOnWire, dataOnWire } from './data-wire.ts';
import { activityOf, dataOf } from './service.ts';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/customers/:customerId/activity', 'customers:read', async (context, { params }) =>
    activityOnWire(await activityOf(context, params.customerId ?? '')),
  ),
  // An export needs the permission to change customers, and a recent code.
  adminRoute(
    'GET',
    '/V1/customers/:customerId/data',
    'customers:write',
    async (context, { params }, { name }) => dataOnWire(context, await dataOf(context, params.customerId ?? '', name)),
    { isFresh: true },
  ),
];
