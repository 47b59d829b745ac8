import type { AddProblem } from '#commerce/sale/cart/types.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { CancelOrderErrorCode, CheckoutUserInputError } from '#contract/generated/schema-types.ts';
import messages from '../messages.json' with { type: 'json' };
import type { CancelRefusal } from './customer-rules.ts';

const say = translations(messages);

const CODES: Readonly<Record<CancelRefusal, CancelOrderErrorCode>> = {
  ORDER_CANCELLATION_DISABLED: 'ORDER_CANCELLATION_DISABLED',
  ORDER_NOT_FOUND: 'ORDER_NOT_FOUND',
  PARTIAL_ORDER_ITEM_SHIPPED: 'PARTIAL_ORDER_ITEM_SHIPPED',
  INVALID_ORDER_STATUS: 'INVALID_ORDER_STATUS',
  INVALID_REASON: 'UNDEFINED',
  INVALID_KEY: 'UNDEFINED',
  TOO_LATE: 'UNDEFINED',
};

/** The reason for a refused cancellation, in both of Magento's fields. */
export const cancelErrorOf = (why: CancelRefusal | undefined, language: Language) => {
  if (!why) return { error: null, errorV2: null };
  const message = say(language)(`order.cancel.${why}`);
  return { error: message, errorV2: { code: CODES[why], message } };
};

const REORDER = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  PERMISSION_DENIED: 'NOT_SALABLE',
  UNDEFINED: 'UNDEFINED',
} as const;

/** Error for an item of a reorder, if the cart refuses it. */
export const reorderErrorOf = (
  { code, message: why, name }: Pick<AddProblem, 'code' | 'message'> & { name: string },
  language: Language,
): CheckoutUserInputError => {
  const ours = REORDER[code];
  if (code === 'PERMISSION_DENIED')
    return {
      code: ours,
      message: say(language)('order.reorder.PERMISSION_DENIED', { name, why }),
      path: ['orderNumber'],
    };
  return { code: ours, message: say(language)(`order.reorder.${ours}`, { name }), path: ['orderNumber'] };
};
