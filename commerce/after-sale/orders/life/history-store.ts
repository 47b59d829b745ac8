import { sql } from 'kysely';

/** SQL for the documents of the order `o` as JSON by time, with public line numbers and times as text. */
export const SHIPMENTS_SQL = sql`coalesce((select jsonb_agg(jsonb_build_object('number', s.number, 'sentAt', s.sent_at,
    'items', coalesce((select jsonb_agg(jsonb_build_object('itemId', i.number, 'quantity', si.quantity) order by i.id)
      from order_shipment_item si join order_item i on i.id = si.order_item_id where si.shipment_id = s.id), '[]'),
    'tracks', coalesce((select jsonb_agg(jsonb_build_object('carrierCode', t.carrier_code, 'title', t.title, 'number', t.number) order by t.position)
      from order_shipment_track t where t.shipment_id = s.id), '[]')) order by s.id)
  from order_shipment s where s.order_id = o.id), '[]')`;

export const DOCUMENTS_SQL = sql`coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number, 'createdAt', d.created_at,
    'subtotal', d.subtotal, 'discountAmount', d.discount_amount, 'shippingAmount', d.shipping_amount, 'shippingDiscountAmount', d.shipping_discount_amount,
    'taxAmount', d.tax_amount, 'isTaxIncluded', d.is_tax_included, 'adjustment', d.adjustment, 'grandTotal', d.grand_total, 'taxes', d.taxes, 'discounts', d.discounts,
    'items', coalesce((select jsonb_agg(jsonb_build_object('itemId', i.number, 'quantity', di.quantity, 'rowTotal', di.row_total,
        'discountAmount', di.discount_amount, 'taxAmount', di.tax_amount) order by i.id)
      from order_document_item di join order_item i on i.id = di.order_item_id where di.document_id = d.id), '[]')) order by d.id)
  from order_document d where d.order_id = o.id), '[]')`;

export const EVENTS_SQL = sql`coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'what', e.what, 'status', e.status, 'actor', e.actor,
    'by', e.by_name, 'comment', e.comment, 'isShown', e.is_shown) order by e.id)
  from order_event e where e.order_id = o.id), '[]')`;
