import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Bulk, Operation } from './types.ts';

const BULK = sql`b.uuid, b.integration_id as "integrationId", b.method, b.route, b.store_view_code as "storeViewCode", b.currency, b.started_at as "startedAt"`;
const OPERATION = sql`o.place, o.params, o.body, o.status, o.applied_at as "appliedAt", o.message, o.error_code as "errorCode"`;

export const insertBulk = async (
  db: Db,
  bulk: Bulk,
  operations: readonly { params: object; body: unknown }[],
): Promise<void> => {
  await sql`insert into bulk (uuid, integration_id, method, route, store_view_code, currency, started_at)
    values (${bulk.uuid}, ${bulk.integrationId}, ${bulk.method}, ${bulk.route}, ${bulk.storeViewCode}, ${bulk.currency}, ${bulk.startedAt})`.execute(
    db,
  );
  const rows = operations.map((operation, place) => ({ ...operation, place }));
  await sql`insert into bulk_operation (bulk_uuid, place, params, body)
    select ${bulk.uuid}, place, params, body
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(place int, params jsonb, body jsonb)`.execute(db);
};

/** A bulk that an integration gave. */
export const findBulk = async (db: Db, uuid: string, integrationId?: number): Promise<Bulk | undefined> => {
  const whose = integrationId === undefined ? sql`true` : sql`b.integration_id = ${integrationId}`;
  const { rows } = await sql<Bulk>`select ${BULK} from bulk b where b.uuid = ${uuid} and ${whose}`.execute(db);
  return rows[0];
};

export const findOperations = async (db: Db, uuid: string): Promise<readonly Operation[]> =>
  (
    await sql<Operation>`select ${OPERATION} from bulk_operation o where o.bulk_uuid = ${uuid} order by o.place`.execute(
      db,
    )
  ).rows;

export const findOperation = async (db: Db, uuid: string, place: number): Promise<Operation | undefined> =>
  (
    await sql<Operation>`select ${OPERATION} from bulk_operation o where o.bulk_uuid = ${uuid} and o.place = ${place}`.execute(
      db,
    )
  ).rows[0];

/** False when it was done already. */
export const markApplied = async (db: Db, uuid: string, place: number, at: Date): Promise<boolean> => {
  const { rows } = await sql`update bulk_operation set applied_at = ${at}
    where bulk_uuid = ${uuid} and place = ${place} and applied_at is null returning place`.execute(db);
  return rows.length > 0;
};

export const recordOutcome = async (
  db: Db,
  { uuid, place }: { uuid: string; place: number },
  {
    status,
    message,
    errorCode,
    isOver,
  }: { status: number; message: string; errorCode: number | null; isOver: boolean },
): Promise<void> => {
  await sql`update bulk_operation set status = ${status}, message = ${message}, error_code = ${errorCode},
    body = case when ${isOver} then null else body end where bulk_uuid = ${uuid} and place = ${place}`.execute(db);
};

export const deleteOldBulks = async (db: Db, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`delete from bulk where started_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
};
