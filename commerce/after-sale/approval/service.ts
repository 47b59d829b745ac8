import { administers, MAX_DECLINE_REASON, ordersAlone, orders, seesAllOrders } from '#contract/company.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import { toMajor } from '#contract/money.ts';
import { changeCart, closeCart, reopenCart } from '#commerce/sale/cart/service.ts';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import { agreementOf } from '#commerce/sale/checkout/service.ts';
import { companyRefusal, memberOf, ownCompany, peopleOf } from '#commerce/people/company/service.ts';
import type { OwnCompany } from '#commerce/people/company/types.ts';
import { currentCustomer, findCustomer, viewFor } from '#commerce/people/customer/service.ts';
import { assertPlaceable, TotalChangedError } from '#commerce/after-sale/orders/rules.ts';
import { placeOrder } from '#commerce/after-sale/orders/service.ts';
import { isOffline } from '#commerce/sale/payment/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import { nineDigits } from '#commerce/platform/random.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { approvalMail, type ApprovalEvent } from './approval-mail.ts';
import { ApprovalError } from './rules.ts';
import { decidePurchaseOrder, findPurchaseOrder, findPurchaseOrders, insertPurchaseOrder } from './store.ts';
import type { Decision, PurchaseOrder } from './types.ts';

const company = async (context: CommerceContext): Promise<OwnCompany> => {
  const own = await ownCompany(context);
  if (!own) throw companyRefusal('none', context.storeView.language);
  return own;
};

/** Purchase orders of the caller's company, limited to those visible to the caller. */
export const seenPurchaseOrders = async (context: CommerceContext): Promise<readonly PurchaseOrder[]> => {
  const own = await ownCompany(context);
  if (!own) return [];
  const { customerId, role } = own.member;
  return findPurchaseOrders(context.db.kysely, own.company.id, seesAllOrders(role) ? null : customerId);
};

type Notice = {
  event: ApprovalEvent;
  order: PurchaseOrder;
  by: string;
  comment: string | null;
  company: string;
  /** Read first, because a transaction allows no other database access. */
  views: readonly StoreView[];
};

/**
 * Emails administrators about a waiting order, or its requester about the decision, in the language of each account.
 */
const notify = async (
  context: CommerceContext,
  db: Db,
  { event, order, by, comment, company: name, views }: Notice,
) => {
  const to =
    event === 'asked'
      ? (await peopleOf(db, order.companyId))
          .filter(({ role }) => administers(role))
          .map(({ customerId }) => customerId)
      : [order.customerId];
  for (const id of to) {
    const account = await findCustomer(db, id);
    if (!account) continue;
    const view = viewFor(views, event === 'asked' ? account.storeViewId : order.storeViewId);
    const about = { ...order, company: name, by, comment };
    await context.mail.enqueue(db, approvalMail(event, { to: account.email, about }, view, context.settings));
  }
};

/**
 * Requests approval for the caller's cart and deactivates it. `agreed`: ids of accepted agreements; undefined for
 * clients without agreements.
 */
export const sendForApproval = async (
  context: CommerceContext,
  maskedId: string,
  agreed?: readonly string[],
): Promise<PurchaseOrder> => {
  const own = await company(context);
  const views = await listStoreViews(context);
  const { language } = context.storeView;
  return changeCart(context, maskedId, async (cart: LockedCart) => {
    const { db, row, currency, view, now } = cart;
    const member = await memberOf(db, row.customerId);
    if (!member) throw companyRefusal('none', language);
    if (!orders(member.role)) throw companyRefusal('viewer', language);
    const detail = await cart.price();
    assertPlaceable(cart, detail);
    agreementOf(detail.lines, agreed, { language, now });
    const amount = detail.totals.grandTotal;
    if (ordersAlone(member.role, member.orderLimit, amount)) throw new ApprovalError('alone', language);
    if (!isOffline(row.paymentMethodCode ?? '')) throw new ApprovalError('payment', language);
    const lines = detail.lines.map(({ sellable: { name, sku }, quantity, rowTotal }) => ({
      name,
      sku,
      quantity,
      rowTotal,
    }));
    const number = `A${nineDigits(context.random)}`;
    await insertPurchaseOrder(db, {
      number,
      cartId: row.id,
      maskedId,
      companyId: member.companyId,
      customerId: member.customerId,
      storeViewId: view.id,
      amount,
      currency,
      lines,
      agreed: agreed ? { ids: agreed, language } : null,
      createdAt: now,
    });
    await closeCart(cart);
    const requested = (await findPurchaseOrder(db, number))!;
    await notify(context, db, {
      event: 'asked',
      order: requested,
      by: '',
      comment: null,
      company: own.company.name,
      views,
    });
    return requested;
  });
};

/**
 * A purchase order of the caller's company. Throws the same error for one of another company and for an unknown number.
 */
const ownOne = async (context: CommerceContext, own: OwnCompany, number: string): Promise<PurchaseOrder> => {
  const found = /^A[0-9]+$/.test(number) ? await findPurchaseOrder(context.db.kysely, number) : undefined;
  const isSeen = found && (seesAllOrders(own.member.role) || found.customerId === own.member.customerId);
  if (!found || !isSeen || found.companyId !== own.company.id)
    throw new ApprovalError('unknown', context.storeView.language);
  return found;
};

/** Ends a waiting purchase order, notifies its requester and reactivates their cart. */
const end = async (
  context: CommerceContext,
  own: OwnCompany,
  requested: PurchaseOrder,
  decision: Omit<Decision, 'now'>,
): Promise<void> => {
  const { status, comment } = decision;
  const views = await listStoreViews(context);
  await context.db.tx(async (db) => {
    const now = context.clock.now();
    // Locks the cart before the purchase order, as `approve` does. The throw undoes it.
    await reopenCart(db, requested.cartId, now);
    if (!(await decidePurchaseOrder(db, requested.id, { ...decision, now })))
      throw new ApprovalError('decided', context.storeView.language, { number: requested.number });
    if (status !== 'CANCELED')
      await notify(context, db, {
        event: status,
        order: requested,
        by: decision.decidedBy ?? '',
        comment,
        company: own.company.name,
        views,
      });
  });
};

const nameOf = async (context: CommerceContext): Promise<string> => {
  const { firstname, lastname } = await currentCustomer(context);
  return `${firstname} ${lastname}`;
};

/**
 * Places a waiting purchase order for the person who requested it, at the requested total. Approval and order share one
 * transaction, so approving twice places one order. A purchase order whose total changed ends without an order.
 */
export const approve = async (context: CommerceContext, number: string): Promise<void> => {
  const own = await company(context);
  const { language } = context.storeView;
  const requested = await ownOne(context, own, number);
  if (!administers(own.member.role)) throw new ApprovalError('role', language);
  const by = await nameOf(context);
  const buyer = await findCustomer(context.db.kysely, requested.customerId);
  const views = await listStoreViews(context);
  const view = views.find(({ id }) => id === requested.storeViewId) ?? context.storeView;
  if (!buyer) throw new ApprovalError('unknown', language);
  const theirs: CommerceContext = {
    ...context,
    storeView: view,
    currency: requested.currency,
    customer: { id: buyer.id, number: buyer.number, groupId: buyer.groupId, email: buyer.email },
  };
  const mayStill = async ({ db }: LockedCart): Promise<void> => {
    const found = await findPurchaseOrder(db, number, true);
    const [buying, deciding] = [await memberOf(db, requested.customerId), await memberOf(db, own.member.customerId)];
    if (!deciding || deciding.companyId !== requested.companyId || !administers(deciding.role))
      throw new ApprovalError('role', language);
    if (!buying || buying.companyId !== requested.companyId || !orders(buying.role))
      throw new ApprovalError('left', language, { name: requested.requestedBy });
    const decision = { status: 'ORDER_PLACED' as const, comment: null, decidedBy: by, now: context.clock.now() };
    if (!found || !(await decidePurchaseOrder(db, found.id, decision)))
      throw new ApprovalError('decided', language, { number });
    await notify(context, db, {
      event: 'ORDER_PLACED',
      order: requested,
      by,
      comment: null,
      company: own.company.name,
      views,
    });
  };
  try {
    await placeOrder(theirs, {
      maskedId: requested.maskedId,
      storeView: 'stay',
      expected: { amount: requested.amount, currency: requested.currency },
      isApproved: true,
      ...(requested.agreed && {
        agreed: requested.agreed.ids,
        agreedBefore: { language: requested.agreed.language, now: requested.createdAt },
      }),
      acceptsClosedCart: true,
      beforePricing: mayStill,
    });
  } catch (error) {
    if (!(error instanceof TotalChangedError)) throw error;
    const money = moneyFormat(view.locale.replace('_', '-'), requested.currency);
    const values = { total: money.format(toMajor(error.now.amount, requested.currency)), name: requested.requestedBy };
    const { message } = new ApprovalError('total', view.language, values);
    await end(context, own, requested, { status: 'ORDER_FAILED', comment: message, decidedBy: by });
    throw new ApprovalError('total', language, values);
  }
};

/** Rejects a purchase order, with a reason for its requester. */
export const reject = async (context: CommerceContext, number: string, given: string | null | undefined) => {
  const own = await company(context);
  const { language } = context.storeView;
  const requested = await ownOne(context, own, number);
  if (!administers(own.member.role)) throw new ApprovalError('role', language);
  const comment = cleanLine(given).slice(0, MAX_DECLINE_REASON);
  if (!comment) throw new ApprovalError('comment', language, { name: requested.requestedBy });
  await end(context, own, requested, { status: 'REJECTED', comment, decidedBy: await nameOf(context) });
};

/** Withdraws a request; only the person who made it may. */
export const cancel = async (context: CommerceContext, number: string): Promise<void> => {
  const own = await company(context);
  const requested = await ownOne(context, own, number);
  if (requested.customerId !== own.member.customerId) throw new ApprovalError('role', context.storeView.language);
  await end(context, own, requested, { status: 'CANCELED', comment: null, decidedBy: await nameOf(context) });
};

/** Runs one action for each number and collects the errors. */
export const forEach = async (
  context: CommerceContext,
  numbers: readonly string[],
  act: (number: string) => Promise<void>,
): Promise<{ errors: readonly CommerceError[]; seen: readonly PurchaseOrder[] }> => {
  await company(context);
  const errors: CommerceError[] = [];
  for (const number of [...new Set(numbers)].slice(0, 50))
    await act(number).catch((error: unknown) => {
      if (!(error instanceof CommerceError)) throw error;
      errors.push(error);
    });
  const seen = await seenPurchaseOrders(context);
  return { errors, seen: seen.filter(({ number }) => numbers.includes(number)) };
};
