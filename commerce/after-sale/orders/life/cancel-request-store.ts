import type { Db } from '#commerce/platform/database/types.ts';

export type CancelRequest = {
  orderId: number;
  keyHash: Uint8Array;
  reason: string;
  /** True if only the units not in stock yet are to be canceled. */
  isLater: boolean;
};

/** The last request of an order counts. */
export const saveRequest = async (
  db: Db,
  { orderId, keyHash, reason, isLater }: CancelRequest,
  at: Date,
): Promise<void> => {
  await db
    .insertInto('order_cancel_request')
    .values({ order_id: orderId, key_hash: keyHash, reason, is_later: isLater, asked_at: at })
    .onConflict((oc) =>
      oc.column('order_id').doUpdateSet((eb) => ({
        key_hash: eb.ref('excluded.key_hash'),
        reason: eb.ref('excluded.reason'),
        is_later: eb.ref('excluded.is_later'),
        asked_at: eb.ref('excluded.asked_at'),
      })),
    )
    .execute();
};

export const findRequest = (
  db: Db,
  orderId: number,
  keyHash: Uint8Array,
): Promise<Pick<CancelRequest, 'reason' | 'isLater'> | undefined> =>
  db
    .selectFrom('order_cancel_request')
    .select(['reason', 'is_later as isLater'])
    .where('order_id', '=', orderId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();

/** Returns false if the key has already been used. */
export const takeRequest = async (db: Db, orderId: number, keyHash: Uint8Array): Promise<boolean> => {
  const rows = await db
    .deleteFrom('order_cancel_request')
    .where('order_id', '=', orderId)
    .where('key_hash', '=', keyHash)
    .returning('order_id')
    .execute();
  return rows.length > 0;
};
