import { translations } from '#commerce/platform/messages.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderAfterSales, OrderPaperKind } from '#contract/generated/schema-types.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { lineWords } from '../line-words.ts';
import messages from '../messages.json' with { type: 'json' };
import { papersOf } from '../pdf/order-pdf.ts';
import type { PaperKind } from '../pdf/order-pdf.ts';
import type { AfterSales } from './request-return.ts';
import type { ReturnState } from './types.ts';

const say = translations(messages);

const base64 = (text: string | number): string => Buffer.from(String(text)).toString('base64');

/** Line id in the public id of an order item; 0 for an invalid id. */
export const itemIdOf = (id: string): number => {
  const text = Buffer.from(id, 'base64').toString();
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

const KINDS: Readonly<Record<PaperKind, OrderPaperKind>> = {
  receipt: 'RECEIPT',
  invoice: 'INVOICE',
  credit_memo: 'CREDIT_MEMO',
  packing_slip: 'PACKING_SLIP',
};
const STATES = {
  requested: 'REQUESTED',
  approved: 'APPROVED',
  declined: 'DECLINED',
  received: 'RECEIVED',
  refunded: 'REFUNDED',
  replaced: 'REPLACED',
} as const satisfies Record<ReturnState, string>;

/** GraphQL form of returns and claims of an order. */
export const afterSalesOnWire = (order: BoughtOrder, after: AfterSales, language: Language): OrderAfterSales => {
  const optionsOf = (itemId: number): string[] => {
    const line = order.lines.find(({ id }) => id === itemId);
    return line ? lineWords({ ...line, isVariant: line.parent !== null }, language) : [];
  };
  const nameOf = (itemId: number): string => {
    const line = order.lines.find(({ id }) => id === itemId);
    return line?.parent?.name ?? line?.name ?? '';
  };
  return {
    papers: papersOf(order).map(({ number, of }) => ({ number, kind: KINDS[of.kind] })),
    return_days: after.returnDays,
    quote_numbers: [...(order.quoteNumbers ?? [])],
    restocking_percent: after.restockingPercent,
    claim_days: after.claimDays,
    agreement: order.agreement?.agreedAt
      ? {
          words: order.agreement.words,
          language: order.agreement.language,
          agreed_at: timestamp(order.agreement.agreedAt),
        }
      : null,
    lines: after.returnable.map(({ itemId, toReturn, toClaim, isFinalSale }) => ({
      id: base64(itemId),
      name: nameOf(itemId),
      sku: order.lines.find(({ id }) => id === itemId)?.sku ?? '',
      options: optionsOf(itemId),
      to_return: toReturn,
      to_claim: toClaim,
      is_final_sale: isFinalSale,
    })),
    returns: after.returns.map((one) => ({
      number: one.number,
      kind: one.kind === 'claim' ? 'CLAIM' : 'RETURN',
      state: STATES[one.state],
      status: say(language)(`order.return.state.${one.state}`),
      asked_at: timestamp(one.requestedAt),
      changed_at: timestamp(one.changedAt),
      message: one.message,
      photos: one.photos,
      credit_memo: one.documentNumber,
      replacement_order: one.replacement,
      items: one.items.map(({ itemId, quantity }) => ({ id: base64(itemId), name: nameOf(itemId), quantity })),
    })),
  };
};
