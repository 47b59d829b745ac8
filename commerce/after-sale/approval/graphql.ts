import type { PurchaseOrder as PurchaseOrderOnWire } from '#contract/generated/schema-types.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { ApprovalError } from './rules.ts';
import { approve, cancel, forEach, reject, seenPurchaseOrders, sendForApproval } from './service.ts';
import type { PurchaseOrder } from './types.ts';

const onWire = (context: CommerceContext, requested: PurchaseOrder): PurchaseOrderOnWire => ({
  uid: requested.number,
  number: requested.number,
  status: requested.status,
  created_at: timestamp(requested.createdAt),
  decided_at: requested.decidedAt && timestamp(requested.decidedAt),
  requested_by: requested.requestedBy,
  is_yours: requested.customerId === context.customer?.id,
  decided_by: requested.decidedBy,
  total: moneyOf(requested.amount, requested.currency),
  lines: requested.lines.map(({ rowTotal, ...line }) => ({
    ...line,
    row_total: moneyOf(rowTotal, requested.currency),
  })),
  comment: requested.comment,
  order_number: requested.orderNumber,
});

const done = async (context: CommerceContext, numbers: readonly string[], act: (number: string) => Promise<void>) => {
  const { errors, seen } = await forEach(context, numbers, act);
  return {
    errors: errors.map((error) => ({
      message: error.message,
      type: error instanceof ApprovalError ? error.kind : ('COULD_NOT_SAVE' as const),
    })),
    purchase_orders: seen.map((requested) => onWire(context, requested)),
  };
};

export const resolvers = {
  Query: {
    companyPurchaseOrders: async (_parent, _args, context) => {
      await currentCustomer(context);
      const items = (await seenPurchaseOrders(context)).map((requested) => onWire(context, requested));
      return { items, total_count: items.length };
    },
  },
  Mutation: {
    placePurchaseOrder: async (_parent, { input }, context) => ({
      purchase_order: onWire(context, await sendForApproval(context, input.cart_id, input.agreement_ids?.map(String))),
    }),
    approvePurchaseOrders: (_parent, { input }, context) =>
      done(context, input.purchase_order_uids, (number) => approve(context, number)),
    rejectPurchaseOrders: (_parent, { input }, context) =>
      done(context, input.purchase_order_uids, (number) => reject(context, number, input.comment)),
    cancelPurchaseOrders: (_parent, { input }, context) =>
      done(context, input.purchase_order_uids, (number) => cancel(context, number)),
  },
} satisfies Resolvers;
