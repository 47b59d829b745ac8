import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { APPLICATION_STATES } from '../types.ts';
import { applicationFile, applicationsPage, deleteForStaff, markApplication } from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/jobApplications', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { rows, total } = await applicationsPage(context, criteria);
    const items = rows.map(({ jobTitle, storeView, sentAt, ...application }) => ({
      ...application,
      job_title: jobTitle,
      store_view: storeView,
      sent_at: timestamp(sentAt),
    }));
    return listed(items, total, criteria);
  }),
  // Files and deletion are for those who decide on applications.
  adminRoute('GET', '/V1/jobApplications/:id/files/:kind', WRITE, async (context, { params }) => {
    const { name, bytes } = await applicationFile(context, rowId(params), params['kind'] ?? '');
    return { name, base64_encoded_data: bytes.toString('base64') };
  }),
  adminRoute('POST', '/V1/jobApplications/:id/state', WRITE, async (context, { params, body }, { name }) => {
    const given = restFields(body).text('state');
    const state = APPLICATION_STATES.find((known) => known === given);
    if (!state) throw new InputError('A state is one of %1.', { parameters: [APPLICATION_STATES.join(', ')] });
    await markApplication(context, rowId(params), state, name);
    return true;
  }),
  adminRoute('DELETE', '/V1/jobApplications/:id', WRITE, async (context, { params }, { name }) => {
    await deleteForStaff(context, rowId(params), name);
    return true;
  }),
];
