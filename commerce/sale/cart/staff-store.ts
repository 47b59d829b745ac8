import type { Customer } from '#commerce/platform/context.ts';
import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StaffDiscount } from '#commerce/sale/discount/types.ts';
import type { CartRow } from './types.ts';

/** A cart of staff by its number in REST. */
export const findCartByStaff = (
  db: Db,
  number: number,
): Promise<Pick<CartRow, 'maskedId' | 'customerId' | 'storeViewId' | 'currency'> | undefined> =>
  db
    .selectFrom('cart')
    .select(['masked_id as maskedId', 'customer_id as customerId', 'store_view_id as storeViewId', 'currency'])
    .where('number', '=', number)
    .where('made_by', 'is not', null)
    .executeTakeFirst();

/** Number of the open cart of staff with these lines of a quote; undefined if there is none. */
export const findCartOfQuote = async (db: Db, quoteLineIds: readonly number[]): Promise<number | undefined> => {
  const row = await db
    .selectFrom('cart as c')
    .innerJoin('cart_item as i', 'i.cart_id', 'c.id')
    .select('c.number')
    .where('c.made_by', 'is not', null)
    .where('c.is_active', '=', true)
    .where('i.quote_line_id', '=', anyOf(quoteLineIds))
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
};

export const writeStaffDiscounts = async (
  db: Db,
  cartId: number,
  discounts: readonly StaffDiscount[],
): Promise<void> => {
  await db
    .updateTable('cart')
    .set({ staff_discounts: JSON.stringify(discounts) })
    .where('id', '=', cartId)
    .execute();
};

/** Customer of a cart, with the website of the account. */
export type Buyer = Customer & { websiteId: number };

const buyers = (db: Db) =>
  db
    .selectFrom('customer_contact')
    .select(['customer_id as id', 'number', 'group_id as groupId', 'email', 'website_id as websiteId']);

export const findBuyer = (db: Db, id: number): Promise<Buyer | undefined> =>
  buyers(db).where('customer_id', '=', id).executeTakeFirst();

/** The customer with a number in REST. */
export const findBuyerNumbered = (db: Db, number: number): Promise<Buyer | undefined> =>
  buyers(db).where('number', '=', number).executeTakeFirst();
