import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';

export type CancelRequest = { orderId: number; keyHash: Uint8Array; reason: string };

/** The last request of an order counts. */
export const saveRequest = async (db: Db, { orderId, keyHash, reason }: CancelRequest, at: Date): Promise<void> => {
  await sql`insert into order_cancel_request (order_id, key_hash, reason, asked_at) values (${orderId}, ${keyHash}, ${reason}, ${at})
    on conflict (order_id) do update set key_hash = excluded.key_hash, reason = excluded.reason, asked_at = excluded.asked_at`.execute(
    db,
  );
};

export const findReason = async (db: Db, orderId: number, keyHash: Uint8Array): Promise<string | undefined> =>
  (
    await sql<{ reason: string }>`
      select reason from order_cancel_request where order_id = ${orderId} and key_hash = ${keyHash}`.execute(db)
  ).rows[0]?.reason;

/** False when somebody has used the key already. */
export const takeRequest = async (db: Db, orderId: number, keyHash: Uint8Array): Promise<boolean> => {
  const { rows } = await sql`
    delete from order_cancel_request where order_id = ${orderId} and key_hash = ${keyHash} returning order_id`.execute(
    db,
  );
  return rows.length > 0;
};
