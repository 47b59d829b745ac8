import { byAddressField } from '#contract/address-fields.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';

/** Locks completed orders unchanged since `before` that still contain personal data. */
export const lockOld = async (
  db: Db,
  before: Date,
  most: number,
): Promise<readonly { id: number; cartId: number | null }[]> => {
  return db
    .selectFrom('sales_order')
    .select(['id', 'cart_id as cartId'])
    .where('status', 'in', ['complete', 'closed', 'canceled'])
    .where('updated_at', '<', before)
    .where('email', '!=', '')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
};

/** Removes personal data from orders; items, dates, regions and amounts stay. */
export const forgetPeople = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db
    .updateTable('sales_order')
    .set({
      email: '',
      customer_id: null,
      company_id: null,
      customer_notes: null,
      receipt_key: null,
      purchase_order_number: null,
    })
    .where('id', '=', anyOf(ids))
    .execute();
  await db
    .updateTable('order_address')
    .set({
      firstname: '',
      lastname: '',
      street: [],
      city: '',
      postcode: '',
      telephone: '',
      ...byAddressField(() => null),
    })
    .where('order_id', '=', anyOf(ids))
    .execute();
  await db
    .updateTable('order_tax')
    .set({ exemption_number: '' })
    .where('exemption_number', 'is not', null)
    .where('order_id', '=', anyOf(ids))
    .execute();
  await db
    .updateTable('order_event')
    .set({ comment: null })
    .where('comment', 'is not', null)
    .where('order_id', '=', anyOf(ids))
    .execute();
  await db.deleteFrom('order_mail').where('order_id', '=', anyOf(ids)).execute();
  await db
    .updateTable('order_return')
    .set({ message: null })
    .where('message', 'is not', null)
    .where('order_id', '=', anyOf(ids))
    .execute();
};
