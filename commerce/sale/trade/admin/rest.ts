import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { companyRoutes } from './rest-companies.ts';
import {
  applicationsPage,
  certificatesPage,
  decideForStaff,
  tradeDocument,
  type ListedApplication,
  type Thing,
} from './desk.ts';

const READ = 'customers:read';
const WRITE = 'customers:write';

type Shared = Omit<ListedApplication, 'company' | 'licence' | 'telephone'>;

const shared = ({ id, state, reason, sentAt, decidedAt, name, email, customerNumber, files }: Shared) => ({
  id,
  state,
  reason,
  sent_at: timestamp(sentAt),
  decided_at: decidedAt && timestamp(decidedAt),
  name,
  email,
  customer_id: customerNumber,
  files,
});

/** Decisions and documents. Only staff who decide read documents. */
const decisions = (path: string, thing: Thing): readonly RestRoute[] => [
  adminRoute('POST', `${path}/:id/approve`, WRITE, async (context, { params }, { name }) => {
    await decideForStaff(context, thing, rowId(params), { state: 'approved' }, name);
    return true;
  }),
  adminRoute('POST', `${path}/:id/decline`, WRITE, async (context, { params, body }, { name }) => {
    const given = restFields(body).text('reason');
    await decideForStaff(context, thing, rowId(params), { state: 'declined', given }, name);
    return true;
  }),
  adminRoute('GET', `${path}/:id/files/:place`, WRITE, async (context, { params }) => {
    const { name, type, bytes } = await tradeDocument(context, thing, rowId(params), params['place'] ?? '');
    return { name, type, base64_encoded_data: bytes.toString('base64') };
  }),
];

export const routes: readonly RestRoute[] = [
  ...companyRoutes,
  adminRoute('GET', '/V1/tradeApplications', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { rows, total } = await applicationsPage(context, criteria);
    const items = rows.map((row) => ({
      ...shared(row),
      company: row.company,
      licence: row.licence,
      telephone: row.telephone,
    }));
    return listed(items, total, criteria);
  }),
  ...decisions('/V1/tradeApplications', 'application'),
  adminRoute('GET', '/V1/taxCertificates', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { rows, total } = await certificatesPage(context, criteria);
    const items = rows.map((row) => ({
      ...shared(row),
      number: row.number,
      country_id: row.countryId,
      region_code: row.regionCode,
      valid_until: row.validUntil,
    }));
    return listed(items, total, criteria);
  }),
  ...decisions('/V1/taxCertificates', 'certificate'),
];
