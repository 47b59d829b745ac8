import { sql, type RawBuilder } from 'kysely';
import { listByCriteria, type Columns } from '#commerce/platform/database/criteria-store.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { TradeState } from '../types.ts';

const filesOf = (column: string): RawBuilder<unknown> =>
  sql`coalesce((select jsonb_agg(d.name order by d.id) from trade_document d where d.${sql.ref(column)} = t.id), '[]') as files`;

const SHARED: Columns = {
  id: { sql: sql`t.id`, kind: 'number' },
  state: { sql: sql`t.state`, kind: 'text' },
  email: { sql: sql`c.email`, kind: 'text' },
  sent_at: { sql: sql`t.sent_at`, kind: 'moment' },
};

type Decided = {
  id: number;
  state: TradeState;
  reason: string | null;
  sentAt: Date;
  decidedAt: Date | null;
  name: string | null;
  email: string | null;
  customerNumber: number | null;
  files: readonly string[];
};

export type ListedApplication = Decided & { company: string; licence: string; telephone: string };
export type ListedCertificate = Decided & {
  number: string;
  countryId: string;
  regionCode: string;
  validUntil: string;
};

const SELECTED = sql`t.id, t.state, t.reason, t.sent_at as "sentAt", t.decided_at as "decidedAt", c.firstname || ' ' || c.lastname as name,
  c.email, c.number as "customerNumber"`;

export const listApplications = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<ListedApplication>(
    db,
    {
      select: sql`${SELECTED}, t.company, t.licence, t.telephone, ${filesOf('application_id')}`,
      from: sql`trade_application t join customer_contact c on c.customer_id = t.customer_id`,
      columns: { ...SHARED, company: { sql: sql`t.company`, kind: 'text' } },
      last: sql`t.id desc`,
    },
    criteria,
  );

export const listCertificates = (db: Db, criteria: SearchCriteria) =>
  listByCriteria<ListedCertificate>(
    db,
    {
      select: sql`${SELECTED}, t.number, t.country_id as "countryId", t.region_code as "regionCode", t.valid_until as "validUntil", ${filesOf('certificate_id')}`,
      from: sql`tax_certificate t left join customer_contact c on c.customer_id = t.customer_id`,
      columns: {
        ...SHARED,
        number: { sql: sql`t.number`, kind: 'text' },
        country_id: { sql: sql`t.country_id`, kind: 'text' },
        region_code: { sql: sql`t.region_code`, kind: 'text' },
      },
      last: sql`t.id desc`,
    },
    criteria,
  );
