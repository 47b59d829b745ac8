import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { exportSubscribers, subscribersPage, unsubscribeForStaff } from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/newsletter/subscribers', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { rows, total } = await subscribersPage(context, criteria);
    const items = rows.map(({ storeView, changedAt, ...subscriber }) => ({
      ...subscriber,
      store_view: storeView,
      changed_at: timestamp(changedAt),
    }));
    return listed(items, total, criteria);
  }),
  adminRoute('GET', '/V1/newsletter/subscribers/csv', WRITE, async (context, _request, { name }) => ({
    csv: await exportSubscribers(context, name),
  })),
  adminRoute('POST', '/V1/newsletter/subscribers/:id/unsubscribe', WRITE, async (context, { params }, { name }) => {
    await unsubscribeForStaff(context, rowId(params), name);
    return true;
  }),
];
