import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Bulk, Operation } from './types.ts';

const BULK = [
  'uuid',
  'integration_id as integrationId',
  'method',
  'route',
  'store_view_code as storeViewCode',
  'currency',
  'started_at as startedAt',
] as const;
const OPERATION = [
  'o.place',
  'o.params',
  'o.body',
  'o.status',
  'o.applied_at as appliedAt',
  'o.message',
  'o.error_code as errorCode',
] as const;

export const insertBulk = async (
  db: Db,
  bulk: Bulk,
  operations: readonly { params: object; body: unknown }[],
): Promise<void> => {
  await db
    .insertInto('bulk')
    .values({
      uuid: bulk.uuid,
      integration_id: bulk.integrationId,
      method: bulk.method,
      route: bulk.route,
      store_view_code: bulk.storeViewCode,
      currency: bulk.currency,
      started_at: bulk.startedAt,
    })
    .execute();
  const rows = operations.map((operation, place) => ({ ...operation, place }));
  await sql`insert into bulk_operation (bulk_uuid, place, params, body)
    select ${bulk.uuid}, place, params, body
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(place int, params jsonb, body jsonb)`.execute(db);
};

/** A bulk request, of one integration if given. */
export const findBulk = async (db: Db, uuid: string, integrationId?: number): Promise<Bulk | undefined> => {
  return db
    .selectFrom('bulk')
    .select(BULK)
    .where('uuid', '=', uuid)
    .$if(integrationId !== undefined, (query) => query.where('integration_id', '=', integrationId!))
    .executeTakeFirst();
};

export const findOperations = async (db: Db, uuid: string): Promise<readonly Operation[]> =>
  db
    .selectFrom('bulk_operation as o')
    .select(OPERATION)
    .$narrowType<{ params: Operation['params'] }>()
    .where('o.bulk_uuid', '=', uuid)
    .orderBy('o.place')
    .execute();

export const findOperation = async (db: Db, uuid: string, place: number): Promise<Operation | undefined> =>
  db
    .selectFrom('bulk_operation as o')
    .select(OPERATION)
    .$narrowType<{ params: Operation['params'] }>()
    .where('o.bulk_uuid', '=', uuid)
    .where('o.place', '=', place)
    .executeTakeFirst();

/** Returns false if it is marked already. */
export const markApplied = async (db: Db, uuid: string, place: number, at: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('bulk_operation')
    .set({ applied_at: at })
    .where('bulk_uuid', '=', uuid)
    .where('place', '=', place)
    .where('applied_at', 'is', null)
    .returning('place')
    .execute();
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
  const { numDeletedRows } = await db.deleteFrom('bulk').where('started_at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
