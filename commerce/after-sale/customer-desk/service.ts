import { customerOrders } from '#commerce/after-sale/orders/service.ts';
import type { BoughtOrder } from '#commerce/after-sale/orders/bought-types.ts';
import { skusOfIds } from '#commerce/merchandise/catalog/service.ts';
import { reviewsOfCustomer } from '#commerce/merchandise/reviews/service.ts';
import { customersHolds } from '#commerce/merchandise/slabs/service.ts';
import { ownCompany } from '#commerce/people/company/service.ts';
import { ownMessages } from '#commerce/people/contact/service.ts';
import { accountWithId, viewOf } from '#commerce/people/customer/service.ts';
import type { CustomerRow } from '#commerce/people/customer/types.ts';
import { ownFeedback } from '#commerce/people/feedback/service.ts';
import { consentsOf } from '#commerce/people/newsletter/service.ts';
import { customersVisits } from '#commerce/people/reservation/service.ts';
import { alertsOf } from '#commerce/people/stock-alert/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { customersOpenCart, readCart } from '#commerce/sale/cart/service.ts';
import { exportOf } from '#commerce/sale/quotes/service.ts';
import { tradeAccount } from '#commerce/sale/trade/service.ts';
import { listsOf } from '#commerce/sale/wishlist/service.ts';
import type { Activity } from './types.ts';

const SHOWN_ORDERS = 20;
const ORDERS_AT_ONCE = 100;
const REVIEWS_AT_ONCE = 100;

/** A context in which the services for customers read the data of this customer. */
const asCustomer = async (context: CommerceContext, row: CustomerRow): Promise<CommerceContext> => {
  const { id, number, groupId, email } = row;
  return { ...context, customer: { id, number, groupId, email }, storeView: await viewOf(context, row) };
};

const ordersPage = (context: CommerceContext, row: CustomerRow, currentPage: number, pageSize: number) =>
  customerOrders(context, { customerId: row.id }, { scope: 'GLOBAL', currentPage, pageSize });

const cartOf = async (context: CommerceContext, row: CustomerRow): Promise<Activity['cart']> => {
  const maskedId = await customersOpenCart(context, row.id);
  if (maskedId === undefined) return null;
  const cart = await readCart(context, maskedId);
  return { row: cart.row, detail: await cart.detail() };
};

/** Orders, cart, wish lists, consents, company and trade account of a customer. */
export const activityOf = async (staffContext: CommerceContext, id: string): Promise<Activity> => {
  const row = await accountWithId(staffContext, id);
  const context = await asCustomer(staffContext, row);
  const lists = await listsOf(context, row.id);
  return {
    ...(await ordersPage(context, row, 1, SHOWN_ORDERS)),
    cart: await cartOf(context, row),
    wishlistItems: lists.reduce((sum, { items }) => sum + items.length, 0),
    consents: await consentsOf(context, row),
    company: await ownCompany(context),
    trade: await tradeAccount(context),
  };
};

const allOrders = async (context: CommerceContext, row: CustomerRow): Promise<readonly BoughtOrder[]> => {
  const found: BoughtOrder[] = [];
  for (let page = 1; ; page++) {
    const { orders, count } = await ordersPage(context, row, page, ORDERS_AT_ONCE);
    found.push(...orders);
    if (orders.length === 0 || found.length >= count) return found;
  }
};

const allReviews = async (context: CommerceContext) => {
  const found: Awaited<ReturnType<typeof reviewsOfCustomer>>['reviews'][number][] = [];
  for (let currentPage = 1; ; currentPage++) {
    const { reviews, page } = await reviewsOfCustomer(context, { currentPage, pageSize: REVIEWS_AT_ONCE });
    found.push(...reviews);
    if (currentPage >= page.totalPages) return found;
  }
};

/** All stored data of a customer, for a request under privacy law. The export is recorded. */
export const dataOf = async (staffContext: CommerceContext, id: string, by: string) => {
  const row = await accountWithId(staffContext, id);
  const context = await asCustomer(staffContext, row);
  await staffContext.db.tx((db) =>
    recordStaffAction(staffContext, db, 'account-exported', { by }, { subject: `customer ${row.number}` }),
  );
  const lists = await listsOf(context, row.id);
  const productIds = lists.flatMap(({ items }) => items.map(({ productId, variantId }) => variantId ?? productId));
  return {
    row,
    orders: await allOrders(context, row),
    cart: await cartOf(context, row),
    lists,
    skus: await skusOfIds(context.db.kysely, productIds),
    consents: await consentsOf(context, row),
    messages: await ownMessages(context),
    feedback: await ownFeedback(context),
    visits: await customersVisits(context),
    holds: await customersHolds(context),
    reviews: await allReviews(context),
    stockAlerts: await alertsOf(context, row.id),
    quotes: await exportOf(context, row),
    company: await ownCompany(context),
    trade: await tradeAccount(context),
  };
};

export type CustomerData = Awaited<ReturnType<typeof dataOf>>;
