import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { listVisitTimes } from '../service.ts';
import { cancelForStaff, markCame, moveForStaff, visitedShowrooms, visitsPage } from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/visits', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { rows, total } = await visitsPage(context, criteria);
    const items = rows.map((visit) => ({
      id: visit.number,
      showroom: visit.showroom,
      starts_at: timestamp(visit.startsAt),
      status: visit.status,
      came_at: visit.cameAt && timestamp(visit.cameAt),
      topic: visit.topic,
      people: visit.people,
      name: visit.fullname,
      email: visit.email,
      telephone: visit.telephone,
      notes: visit.notes,
      language: visit.language,
      store_view: visit.storeView,
    }));
    return listed(items, total, criteria);
  }),
  adminRoute('GET', '/V1/visits/showrooms', READ, (context) => visitedShowrooms(context)),
  adminRoute('GET', '/V1/visits/times/:showroom', READ, async (context, { params }) =>
    (await listVisitTimes(context, params['showroom'] ?? '')).filter(({ is_free: isFree }) => isFree),
  ),
  adminRoute('POST', '/V1/visits/:id/move', WRITE, async (context, { params, body }, { name }) => {
    await moveForStaff(context, rowId(params), new Date(restFields(body).text('startsAt') ?? ''), name);
    return true;
  }),
  adminRoute('POST', '/V1/visits/:id/cancel', WRITE, async (context, { params }, { name }) => {
    await cancelForStaff(context, rowId(params), name);
    return true;
  }),
  adminRoute('POST', '/V1/visits/:id/came', WRITE, async (context, { params, body }, { name }) => {
    await markCame(context, rowId(params), restFields(body).flag('came'), name);
    return true;
  }),
];
