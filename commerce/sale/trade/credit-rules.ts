import { shopDay } from '#commerce/platform/shop-time.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { Credit, CreditTerms, DueInvoice, DueOrder } from './types.ts';

/** A day so many days later, both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string => {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** Unpaid invoices of an order; payments and credits settle the oldest first. */
const openInvoices = (order: DueOrder, days: number, today: string): readonly DueInvoice[] => {
  let paid = order.grandTotal - order.due;
  return order.invoices.flatMap(({ number, amount, createdAt }) => {
    const due = Math.max(0, amount - paid);
    paid = Math.max(0, paid - amount);
    const issuedOn = shopDay(createdAt);
    const dueOn = dayAfter(issuedOn, order.termsDays ?? days);
    return due === 0
      ? []
      : [
          {
            number,
            orderNumber: order.number,
            purchaseOrderNumber: order.purchaseOrderNumber,
            due,
            issuedOn,
            dueOn,
            isOverdue: dueOn < today,
          },
        ];
  });
};

/** Limit and days to pay; null if unlimited. Customers without a trade account only have credit granted by staff. */
export const limitFrom = (
  { ownAmount, ownDays, ruleAmount, ruleDays, isLimited, tradeGroup }: CreditTerms,
  groupId: number,
): Pick<Credit, 'limit' | 'days'> | null =>
  isLimited
    ? { limit: ownAmount ?? (groupId === tradeGroup ? ruleAmount : null) ?? 0, days: ownDays ?? ruleDays ?? 0 }
    : null;

/** Credit status; null if unlimited. */
export const creditFrom = (
  terms: CreditTerms,
  orders: readonly DueOrder[],
  { currency, groupId, now }: { currency: CurrencyCode; groupId: number; now: Date },
): Credit | null => {
  const granted = limitFrom(terms, groupId);
  if (!granted) return null;
  const { limit, days } = granted;
  const used = orders.reduce((sum, { due }) => sum + due, 0);
  const invoices = orders
    .flatMap((order) => openInvoices(order, days, shopDay(now)))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number.localeCompare(other.number));
  const invoiced = invoices.reduce((sum, { due }) => sum + due, 0);
  return { currency, limit, used, notInvoiced: Math.max(0, used - invoiced), days, invoices };
};

export const freeOf = ({ limit, used }: Pick<Credit, 'limit' | 'used'>): number => Math.max(0, limit - used);
