import type { Db } from '#commerce/platform/database/types.ts';
import type { Receipt, StoredLine } from './types.ts';

const RECEIPT = ['id', 'at', 'who', 'note', 'version', 'lines'] as const;

type NewReceipt = { requestId: string; at: Date; who: string; note: string; lines: readonly StoredLine[] };

/** Undefined if the same request created one before. A concurrent one is awaited. */
export const insertReceipt = async (
  db: Db,
  { requestId, at, who, note, lines }: NewReceipt,
): Promise<Receipt | undefined> =>
  db
    .insertInto('stock_receipt')
    .values({ request_id: requestId, at, who, note, lines: JSON.stringify(lines) })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning(RECEIPT)
    .$narrowType<Receipt>()
    .executeTakeFirst();

export const receiptOfRequest = (db: Db, requestId: string): Promise<Receipt> =>
  db
    .selectFrom('stock_receipt')
    .select(RECEIPT)
    .$narrowType<Receipt>()
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();

/** Locked until the transaction ends. */
export const lockReceipt = (db: Db, id: number): Promise<Receipt | undefined> =>
  db
    .selectFrom('stock_receipt')
    .select(RECEIPT)
    .$narrowType<Receipt>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateReceipt = async (db: Db, id: number, note: string, lines: readonly StoredLine[]): Promise<Receipt> =>
  db
    .updateTable('stock_receipt')
    .set((eb) => ({ note, lines: JSON.stringify(lines), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(RECEIPT)
    .$narrowType<Receipt>()
    .executeTakeFirstOrThrow();

/** Newest first. */
export const listReceipts = (db: Db, size: number, page: number): Promise<readonly Receipt[]> =>
  db
    .selectFrom('stock_receipt')
    .select(RECEIPT)
    .$narrowType<Receipt>()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();

export const countReceipts = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('stock_receipt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** False if the same request was recorded before. */
export const insertMove = async (db: Db, requestId: string, at: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stock_move')
    .values({ request_id: requestId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
};
