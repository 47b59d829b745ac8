import { sql } from 'kysely';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import { ADDRESS_SELECTED, type AddressRow } from '#commerce/people/address/columns.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Receipt, ReceiptOwner, TrackedItem, TrackedOrder } from './types.ts';

type Saved = Omit<Receipt, 'instructions'>;
type Head = Omit<Saved, 'address' | 'lines' | 'taxes' | 'discounts'>;

/** SQL for brand and last digits of the card that paid the order `o`. */
export const CARD_SQL = sql`(select jsonb_build_object('brand', p.brand, 'last4', p.last4) from payment_card p
  where p.payment_attempt_id = o.payment_attempt_id)`;

/** SQL: delivery days promised by order `o`. */
export const DELIVERY_SQL = sql`case when o.deliver_from is not null
  then jsonb_build_object('from', o.deliver_from::text, 'to', o.deliver_to::text) end`;

/** SQL: delivery days promised for the second shipment of order `o`. */
export const LATER_DELIVERY_SQL = sql`case when o.later_from is not null
  then jsonb_build_object('from', o.later_from::text, 'to', o.later_to::text) end`;

/** SQL: units of line `i` that were not in stock, and the day promised for them. */
export const LATER_SQL = sql`case when i.quantity_later > 0
  then jsonb_build_object('quantity', i.quantity_later, 'on', i.later_on::text) end`;

/** Owner of the order placed from a cart; undefined if there is none. */
export const findReceiptOwner = async (db: Db, maskedId: string): Promise<ReceiptOwner | undefined> => {
  return db
    .selectFrom('sales_order as o')
    .innerJoin('cart_name as c', 'c.cart_id', 'o.cart_id')
    .select(['o.id as orderId', 'o.customer_id as customerId', 'o.receipt_key as key', 'o.placed_at as placedAt'])
    .where('c.masked_id', '=', maskedId)
    .executeTakeFirst();
};

type ReceiptTaxRow = Row<
  'order_tax',
  'label' | 'amount',
  { code: 'tax_code'; regionCode: 'region_code'; ratePpm: 'rate_ppm'; shippingAmount: 'shipping_amount' }
> &
  Pick<Receipt['taxes'][number], 'exemption'>;

type ReceiptLineRow = Row<
  'order_item',
  'sku' | 'quantity',
  {
    unitPrice: 'unit_price';
    rowTotal: 'row_total';
    discountAmount: 'discount_amount';
    taxAmount: 'tax_amount';
    imageFile: 'image_file';
  }
> &
  Pick<Receipt['lines'][number], 'name' | 'isVariant' | 'options' | 'made' | 'lots' | 'later'>;

type HeadRow = Row<
  'sales_order',
  'id' | 'number' | 'email' | 'language' | 'subtotal' | 'currency',
  {
    placedAt: 'placed_at';
    shippingTitle: 'shipping_title';
    isPickup: 'is_pickup';
    isVirtual: 'is_virtual';
    shippingCarrierCode: 'shipping_carrier_code';
    shippingMethodCode: 'shipping_method_code';
    paymentMethodCode: 'payment_method_code';
    paymentTitle: 'payment_title';
    purchaseOrderNumber: 'purchase_order_number';
    shippingAmount: 'shipping_amount';
    isTaxIncluded: 'is_tax_included';
    isSplit: 'is_split';
    laterShippingAmount: 'later_shipping_amount';
    grandTotal: 'grand_total';
  }
> &
  Pick<Head, 'delivery' | 'laterDelivery' | 'card'>;

export const findReceipt = async (db: Db, orderId: number): Promise<Saved | undefined> => {
  const { rows } = await sql<HeadRow>`
    select o.id, o.number, o.placed_at as "placedAt", o.email, o.shipping_title as "shippingTitle", o.is_pickup as "isPickup", o.is_virtual as "isVirtual",
      ${DELIVERY_SQL} as delivery, o.is_split as "isSplit", ${LATER_DELIVERY_SQL} as "laterDelivery", o.later_shipping_amount as "laterShippingAmount", o.language, o.shipping_carrier_code as "shippingCarrierCode", o.shipping_method_code as "shippingMethodCode",
      o.payment_method_code as "paymentMethodCode", o.payment_title as "paymentTitle", o.purchase_order_number as "purchaseOrderNumber", ${CARD_SQL} as card, o.subtotal,
      o.shipping_amount as "shippingAmount", o.is_tax_included as "isTaxIncluded", o.grand_total as "grandTotal", o.currency
    from sales_order o where o.id = ${orderId}`.execute(db);
  const head = rows[0];
  if (!head) return undefined;
  const address = await sql<AddressRow>`
    select ${ADDRESS_SELECTED} from order_address where order_id = ${head.id} and kind = 'shipping'`.execute(db);
  const lines = await sql<ReceiptLineRow>`
    select i.sku, coalesce(parent.name, i.name) as name, i.options, i.made, i.lots, ${LATER_SQL} as later, i.parent_item_id is not null as "isVariant", i.quantity, i.unit_price as "unitPrice", i.row_total as "rowTotal", i.discount_amount as "discountAmount", i.tax_amount as "taxAmount", i.image_file as "imageFile"
    from order_item i left join order_item parent on parent.id = i.parent_item_id
    where i.order_id = ${head.id} and i.product_type <> 'configurable' order by i.id`.execute(db);
  const taxes =
    await sql<ReceiptTaxRow>`select tax_code as code, region_code as "regionCode", rate_ppm as "ratePpm", shipping_amount as "shippingAmount", label, amount,
    case when t.exemption_number is not null then jsonb_build_object('number', t.exemption_number, 'until', t.exemption_until) end as exemption from order_tax t where order_id = ${head.id} order by position`.execute(
      db,
    );
  const discounts = await db
    .selectFrom('order_discount')
    .select([
      'rule_code as ruleCode',
      'coupon_code as couponCode',
      'labels',
      'amount',
      'shipping_amount as shippingAmount',
    ])
    .$narrowType<Pick<Receipt['discounts'][number], 'labels'>>()
    .where('order_id', '=', head.id)
    .orderBy('position')
    .execute();
  return { ...head, discounts, address: address.rows[0]!, lines: lines.rows, taxes: taxes.rows };
};

/** Orders with all their rows, by number; unknown numbers are absent. */
export const findTrackedOrders = async (db: Db, numbers: readonly string[]): Promise<readonly TrackedOrder[]> => {
  const rows = await db
    .selectFrom('sales_order as o')
    .innerJoin('order_item as i', 'i.order_id', 'o.id')
    .select([
      'o.number',
      'o.status as orderStatus',
      'o.is_pickup as isPickup',
      'i.number as id',
      'i.product_id as productId',
      'i.product_type as productType',
      'i.sku',
      'i.name',
      'i.image_file as imageFile',
      'i.status',
      'i.processing_at as processingAt',
      'i.ready_at as readyAt',
      'i.shipped_at as shippedAt',
      'i.tracking_numbers as trackingNumbers',
    ])
    .where('o.number', '=', anyOf(numbers))
    .orderBy(sql`coalesce(i.parent_item_id, i.id)`)
    .orderBy('i.id')
    .execute();
  const orders = new Map<string, TrackedOrder & { items: TrackedItem[] }>();
  for (const { number, orderStatus, isPickup, ...item } of rows) {
    const order = orders.get(number) ?? { number, status: orderStatus, isPickup, items: [] };
    order.items.push(item);
    orders.set(number, order);
  }
  return numbers.flatMap((number) => orders.get(number) ?? []);
};
