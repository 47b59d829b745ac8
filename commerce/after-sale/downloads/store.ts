import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { DownloadFile, Purchase } from './types.ts';

/** Inserts and replaces files; others stay. */
export const writeFiles = async (db: Db, files: readonly DownloadFile[]): Promise<void> => {
  for (const { name, mediaType, bytes } of files)
    await db
      .insertInto('download_file')
      .values({ name, media_type: mediaType, bytes: Buffer.from(bytes) })
      .onConflict((oc) =>
        oc
          .column('name')
          .doUpdateSet((eb) => ({ media_type: eb.ref('excluded.media_type'), bytes: eb.ref('excluded.bytes') })),
      )
      .execute();
};

export const readFile = async (db: Db, name: string): Promise<DownloadFile | undefined> =>
  db
    .selectFrom('download_file')
    .select(['name', 'media_type as mediaType', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst();

/** Order lines of downloadable products, with their links. */
export const readLinesWithFiles = async (
  db: Db,
  orderId: number,
): Promise<
  readonly { lineId: number; productId: number; quantity: number; links: { id: number; title: string }[] }[]
> =>
  await db
    .selectFrom('order_line_state')
    .select([
      'line_id as lineId',
      'product_id as productId',
      'quantity',
      sql<{ id: number; title: string }[]>`made -> 'links'`.as('links'),
    ])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`made -> 'links' is not null`)
    .orderBy('line_id')
    .execute();

export type NewPurchase = {
  key: string;
  lineId: number;
  customerId: number;
  title: string;
  file: string;
  most: number | null;
};

export const insertPurchases = async (db: Db, purchases: readonly NewPurchase[], now: Date): Promise<void> => {
  for (const { key, lineId, customerId, title, file, most } of purchases)
    await db
      .insertInto('download_purchase')
      .values({ key, line_id: lineId, customer_id: customerId, title, file, most, bought_at: now })
      .execute();
};

/** SQL: status of purchase `p` of line `s`. */
const STATUS = sql`case
  when s.left_of_it <= 0 or s.status in ('canceled', 'closed') or p.used >= p.most then 'expired'
  when s.status in ('pending', 'holded', 'fraud') then 'pending'
  else 'available' end`;

type PurchaseRow = Row<'download_purchase', 'key' | 'title' | 'file', { boughtAt: 'bought_at' }> &
  Row<'order_line_state', never, { orderNumber: 'order_number' }> &
  Pick<Purchase, 'left' | 'status'>;

/** Purchases of a customer, newest first. */
export const readPurchases = async (db: Db, customerId: number): Promise<readonly Purchase[]> =>
  (
    await sql<PurchaseRow>`
      select p.key, s.order_number as "orderNumber", p.title, p.file, p.most - p.used as left, ${STATUS} as status, p.bought_at as "boughtAt"
        from download_purchase p join order_line_state s on s.line_id = p.line_id
       where p.customer_id = ${customerId} order by p.id desc`.execute(db)
  ).rows;

/**
 * Name of a file that may be downloaded now. Counts the download if `isCounted`; when two requests compete for the last
 * download, one gets it.
 */
export const takeFile = async (db: Db, key: string, isCounted: boolean): Promise<string | undefined> => {
  const { rows } = await sql<Row<'download_purchase', 'file'>>`
    update download_purchase p set used = p.used + ${isCounted ? 1 : 0} from order_line_state s
     where s.line_id = p.line_id and p.key = ${key} and (p.most is null or p.used < p.most) and ${STATUS} = 'available'
    returning p.file`.execute(db);
  return rows[0]?.file;
};
