import { sql } from 'kysely';
import { SAMPLE_ENDING } from '#contract/samples.ts';
import type { Db } from '#commerce/platform/database/types.ts';

/** An ordered sample for staff: product and destination. */
export type SampleRecord = {
  number: number;
  order: string;
  placedAt: Date;
  /** Status of the order. */
  status: string;
  sku: string;
  name: string;
  pieces: number;
  /** Pieces neither shipped nor canceled. */
  left: number;
  /** Minor units; 0 of a free one. */
  price: number;
  currency: string;
  recipient: string;
  city: string;
  email: string;
};

/** Samples of all orders: unshipped ones first, oldest first; then shipped ones, newest first. */
export const readSamples = async (db: Db): Promise<readonly SampleRecord[]> => {
  return db
    .selectFrom('order_item as i')
    .innerJoin('sales_order as o', 'o.id', 'i.order_id')
    .innerJoin('order_address as a', (join) => join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'shipping'))
    .select([
      'i.id as number',
      'o.number as order',
      'o.placed_at as placedAt',
      'o.status',
      'i.sku',
      'i.name',
      'i.quantity as pieces',
      sql<SampleRecord['left']>`i.quantity - i.quantity_shipped - i.quantity_withdrawn - i.quantity_canceled`.as(
        'left',
      ),
      'i.unit_price as price',
      'o.currency',
      sql<SampleRecord['recipient']>`a.firstname || ' ' || a.lastname`.as('recipient'),
      'a.city',
      'o.email',
    ])
    .where(sql<boolean>`i.sku like ${`%_${SAMPLE_ENDING}`}`)
    .where('i.product_type', '!=', 'configurable')
    .orderBy(sql`i.quantity - i.quantity_shipped - i.quantity_withdrawn - i.quantity_canceled = 0`)
    .orderBy(
      sql`case when i.quantity - i.quantity_shipped - i.quantity_withdrawn - i.quantity_canceled > 0 then i.id end`,
    )
    .orderBy('i.id', 'desc')
    .execute();
};
