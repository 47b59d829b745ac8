import { sql } from 'kysely';
import { ADDRESS_SELECTED } from '#commerce/address/columns.ts';
import type { Address } from '#commerce/address/types.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Receipt, ReceiptOwner, TrackedItem, TrackedOrder } from './types.ts';

type Kept = Omit<Receipt, 'instructions'>;
type Head = Omit<Kept, 'address' | 'lines' | 'taxes' | 'discounts'>;

/** SQL for brand and last digits of the card that paid the order `o`. */
export const CARD_SQL = sql`(select jsonb_build_object('brand', p.brand, 'last4', p.last4) from payment_card p
  where p.payment_attempt_id = o.payment_attempt_id)`;

/** SQL for the days told when the order `o` was placed. */
export const DELIVERY_SQL = sql`case when o.deliver_from is not null
  then jsonb_build_object('from', o.deliver_from::text, 'to', o.deliver_to::text) end`;

/** Of the order a cart became; undefined while it is none. */
export const findReceiptOwner = async (db: Db, maskedId: string): Promise<ReceiptOwner | undefined> => {
  const { rows } = await sql<ReceiptOwner>`
    select o.id as "orderId", o.customer_id as "customerId", o.receipt_key as key, o.placed_at as "placedAt"
    from sales_order o join cart_name c on c.cart_id = o.cart_id where c.masked_id = ${maskedId}`.execute(db);
  return rows[0];
};

export const findReceipt = async (db: Db, orderId: number): Promise<Kept | undefined> => {
  const { rows } = await sql<Head>`
    select o.id, o.number, o.placed_at as "placedAt", o.email, o.shipping_title as "shippingTitle", o.is_pickup as "isPickup", o.is_virtual as "isVirtual",
      ${DELIVERY_SQL} as delivery, o.language, o.shipping_carrier_code as "shippingCarrierCode", o.shipping_method_code as "shippingMethodCode",
      o.payment_method_code as "paymentMethodCode", o.payment_title as "paymentTitle", o.purchase_order_number as "purchaseOrderNumber", ${CARD_SQL} as card, o.subtotal,
      (select coalesce(sum(i.tax_amount), 0)::bigint from order_item i where i.order_id = o.id) as "goodsTax",
      o.shipping_amount as "shippingAmount", o.grand_total as "grandTotal", o.currency
    from sales_order o where o.id = ${orderId}`.execute(db);
  const head = rows[0];
  if (!head) return undefined;
  const address = await sql<Address>`
    select ${ADDRESS_SELECTED} from order_address where order_id = ${head.id} and kind = 'shipping'`.execute(db);
  const lines = await sql<Receipt['lines'][number]>`
    select i.sku, coalesce(parent.name, i.name) as name, i.options, i.made, i.lots, i.parent_item_id is not null as "isVariant", i.quantity, i.row_total as "rowTotal", i.discount_amount as "discountAmount", i.image_file as "imageFile"
    from order_item i left join order_item parent on parent.id = i.parent_item_id
    where i.order_id = ${head.id} and i.product_type <> 'configurable' order by i.id`.execute(db);
  const taxes = await sql<Receipt['taxes'][number]>`select tax_code as code, region_code as "regionCode", label, amount,
    case when t.exemption_number is not null then jsonb_build_object('number', t.exemption_number, 'until', t.exemption_until) end as exemption from order_tax t where order_id = ${head.id} order by position`.execute(
    db,
  );
  const discounts = await sql<Receipt['discounts'][number]>`
    select rule_code as "ruleCode", coupon_code as "couponCode", labels, amount, shipping_amount as "shippingAmount" from order_discount
    where order_id = ${head.id} order by position`.execute(db);
  return { ...head, discounts: discounts.rows, address: address.rows[0]!, lines: lines.rows, taxes: taxes.rows };
};

/** Orders with all their rows, by number; unknown numbers are absent. */
export const findTrackedOrders = async (db: Db, numbers: readonly string[]): Promise<readonly TrackedOrder[]> => {
  const { rows } = await sql<Omit<TrackedOrder, 'items'> & TrackedItem & { orderStatus: TrackedOrder['status'] }>`
    select o.number, o.status as "orderStatus", o.is_pickup as "isPickup", i.number as id, i.product_id as "productId", i.product_type as "productType", i.sku,
      i.name, i.image_file as "imageFile", i.status, i.processing_at as "processingAt", i.ready_at as "readyAt", i.shipped_at as "shippedAt",
      i.tracking_numbers as "trackingNumbers"
    from sales_order o join order_item i on i.order_id = o.id
    where o.number = any(${numbers}::text[]) order by coalesce(i.parent_item_id, i.id), i.id`.execute(db);
  const orders = new Map<string, TrackedOrder & { items: TrackedItem[] }>();
  for (const { number, orderStatus, isPickup, ...item } of rows) {
    const order = orders.get(number) ?? { number, status: orderStatus, isPickup, items: [] };
    order.items.push(item);
    orders.set(number, order);
  }
  return numbers.flatMap((number) => orders.get(number) ?? []);
};
