import type { CompanyCredit } from '#contract/generated/schema-types.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { freeOf } from './credit-rules.ts';
import type { Credit } from './types.ts';

/** GraphQL form of a credit account. */
export const creditOnWire = (credit: Credit): CompanyCredit => ({
  credit_limit: moneyOf(credit.limit, credit.currency),
  outstanding_balance: moneyOf(credit.used, credit.currency),
  available_credit: moneyOf(freeOf(credit), credit.currency),
  not_invoiced: moneyOf(credit.notInvoiced, credit.currency),
  terms_days: credit.days,
  invoices: credit.invoices.map((invoice) => ({
    number: invoice.number,
    order_number: invoice.orderNumber,
    purchase_order_number: invoice.purchaseOrderNumber,
    due: moneyOf(invoice.due, credit.currency),
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    is_overdue: invoice.isOverdue,
  })),
});
