import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';

export type ScheduledPrice = Row<
  'price_schedule',
  'id' | 'currency' | 'price',
  {
    productId: 'product_id';
    startsAt: 'starts_at';
    setBy: 'set_by';
    createdBy: 'created_by';
    createdAt: 'created_at';
    endedAt: 'ended_at';
  }
> & { state: 'waiting' | 'applied' | 'canceled' };

const COLUMNS = [
  'id',
  'product_id as productId',
  'currency',
  'price',
  'starts_at as startsAt',
  'state',
  'set_by as setBy',
  'created_by as createdBy',
  'created_at as createdAt',
  'ended_at as endedAt',
] as const;

/** Number of shown entries of a product. */
const MOST = 100;

/** Scheduled prices of a product, newest first. */
export const readScheduled = (db: Db, productId: number): Promise<readonly ScheduledPrice[]> =>
  db
    .selectFrom('price_schedule')
    .select(COLUMNS)
    .$narrowType<Pick<ScheduledPrice, 'state'>>()
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();

export const insertScheduled = async (
  db: Db,
  {
    productId,
    currency,
    price,
    startsAt,
    setBy,
    createdBy,
    createdAt,
  }: Omit<ScheduledPrice, 'id' | 'state' | 'endedAt'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('price_schedule')
    .values({
      product_id: productId,
      currency,
      price,
      starts_at: startsAt,
      set_by: setBy,
      created_by: createdBy,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Ends a waiting entry; returns it, or undefined if it was not waiting. */
export const endScheduled = async (
  db: Db,
  { id, productId, state, at }: { id: number; productId: number; state: 'applied' | 'canceled'; at: Date },
): Promise<ScheduledPrice | undefined> =>
  db
    .updateTable('price_schedule')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .where('state', '=', 'waiting')
    .returning(COLUMNS)
    .$narrowType<Pick<ScheduledPrice, 'state'>>()
    .executeTakeFirst();

/** Locks the first due entry that no other process works on. */
export const lockDue = async (db: Db, now: Date): Promise<Pick<ScheduledPrice, 'id' | 'productId'> | undefined> => {
  const { rows } = await sql<Pick<ScheduledPrice, 'id' | 'productId'>>`
    select id, product_id as "productId" from price_schedule where state = 'waiting' and starts_at <= ${now}
     order by starts_at, id limit 1 for update skip locked`.execute(db);
  return rows[0];
};
