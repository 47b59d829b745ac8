import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Decision, PurchaseOrder } from './types.ts';

const COLUMNS = sql`p.id, p.number, p.cart_id as "cartId", p.masked_id as "maskedId", p.company_id as "companyId", p.customer_id as "customerId",
  p.store_view_id as "storeViewId", p.amount, p.currency, p.lines, p.agreed, p.status, p.comment, (select o.number from order_of_cart o where o.cart_id = p.cart_id and p.status = 'ORDER_PLACED') as "orderNumber",
  p.created_at as "createdAt", p.decided_at as "decidedAt", p.decided_by as "decidedBy", c.firstname || ' ' || c.lastname as "requestedBy"`;

const SHOWN = 200;

type PurchaseOrderRow = Row<
  'purchase_order',
  'id' | 'number' | 'amount' | 'currency' | 'status' | 'comment',
  {
    cartId: 'cart_id';
    maskedId: 'masked_id';
    companyId: 'company_id';
    customerId: 'customer_id';
    storeViewId: 'store_view_id';
    createdAt: 'created_at';
    decidedAt: 'decided_at';
    decidedBy: 'decided_by';
  }
> &
  Pick<PurchaseOrder, 'orderNumber' | 'requestedBy' | 'lines' | 'agreed'>;

/** Purchase orders of a company, or of one person: waiting ones first, then newest first. */
export const findPurchaseOrders = async (
  db: Db,
  companyId: number,
  customerId: number | null,
): Promise<readonly PurchaseOrder[]> => {
  const { rows } = await sql<PurchaseOrderRow>`
    select ${COLUMNS} from purchase_order p join customer_contact c using (customer_id)
     where p.company_id = ${companyId} and (${customerId}::bigint is null or p.customer_id = ${customerId})
     order by p.status <> 'APPROVAL_REQUIRED', p.id desc limit ${SHOWN}`.execute(db);
  return rows;
};

export const findPurchaseOrder = async (
  db: Db,
  number: string,
  isLocked = false,
): Promise<PurchaseOrder | undefined> => {
  const { rows } = await sql<PurchaseOrderRow>`
    select ${COLUMNS} from purchase_order p join customer_contact c using (customer_id)
     where p.number = ${number} ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  return rows[0];
};

type New = Omit<PurchaseOrder, 'id' | 'status' | 'comment' | 'orderNumber' | 'decidedAt' | 'decidedBy' | 'requestedBy'>;

export const insertPurchaseOrder = async (db: Db, given: New): Promise<void> => {
  await db
    .insertInto('purchase_order')
    .values({
      number: given.number,
      cart_id: given.cartId,
      masked_id: given.maskedId,
      company_id: given.companyId,
      customer_id: given.customerId,
      store_view_id: given.storeViewId,
      amount: given.amount,
      currency: given.currency,
      lines: JSON.stringify(given.lines),
      agreed: given.agreed && JSON.stringify(given.agreed),
      created_at: given.createdAt,
    })
    .execute();
};

/** False when it does not wait any more. */
export const decidePurchaseOrder = async (db: Db, id: number, decision: Decision): Promise<boolean> => {
  const { status, comment, decidedBy, now } = decision;
  const rows = await db
    .updateTable('purchase_order')
    .set({ status, comment, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'APPROVAL_REQUIRED')
    .returning('id')
    .execute();
  return rows.length > 0;
};
