import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { decideForStaff, reviewPhoto, reviewsPage } from './desk.ts';

const READ = 'content:read';
const WRITE = 'content:write';

const decide = (path: string, status: 'approved' | 'rejected'): RestRoute =>
  adminRoute('POST', path, WRITE, async (context, { params }, { name }) => {
    await decideForStaff(context, rowId(params), status, name);
    return true;
  });

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/reviews', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { rows, total } = await reviewsPage(context, criteria);
    const items = rows.map(({ writtenAt, isVerified, storeView, ...review }) => ({
      ...review,
      is_verified: isVerified,
      store_view: storeView,
      written_at: timestamp(writtenAt),
    }));
    return listed(items, total, criteria);
  }),
  adminRoute('GET', '/V1/reviews/:id/photos/:place', READ, async (context, { params }) => ({
    base64_encoded_data: (await reviewPhoto(context, rowId(params), params['place'] ?? '')).toString('base64'),
  })),
  decide('/V1/reviews/:id/approve', 'approved'),
  decide('/V1/reviews/:id/reject', 'rejected'),
];
