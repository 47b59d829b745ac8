import { toMinor } from '#contract/money.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { changeCart, saveStaffDiscounts } from '#commerce/sale/cart/service.ts';
import type { StaffDiscount } from '#commerce/sale/discount/types.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { requiredField, type RestFields } from '#commerce/platform/rest/input.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

const PPM_PER_PERCENT = 10_000;
const MOST_DISCOUNTS = 50;
const MAX_REASON = 100;
const MAX_AMOUNT = 9_999_999;

const valueOf = (fields: RestFields, currency: CurrencyCode): Pick<StaffDiscount, 'kind' | 'value'> => {
  const [percent, amount] = [fields.number('percent'), fields.number('amount')];
  if ((percent === undefined) === (amount === undefined)) throw requiredField('percent');
  const discount =
    percent === undefined
      ? { kind: 'amount' as const, value: toMinor(Math.min(amount ?? 0, MAX_AMOUNT), currency) }
      : { kind: 'percent' as const, value: Math.round(percent * PPM_PER_PERCENT) };
  if (discount.value <= 0 || (percent !== undefined && percent > 100))
    throw new InputError('A discount must be above 0, and at most 100 percent.', { code: 'DISCOUNT_INVALID' });
  return discount;
};

const discountOf = (fields: RestFields, currency: CurrencyCode): StaffDiscount => {
  const reason = cleanLine(fields.text('reason')).slice(0, MAX_REASON);
  if (!reason) throw requiredField('reason');
  return { itemId: fields.integer('itemId') ?? null, ...valueOf(fields, currency), reason };
};

/** Replaces the discounts of staff on their cart: one on all items, and one on each line at most. */
export const setStaffDiscounts = (
  context: CommerceContext,
  maskedId: string,
  given: readonly RestFields[],
  { name, staff }: Caller,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      const after = given.map((fields) => discountOf(fields, cart.currency));
      const lines = new Set((await cart.contents()).items.map(({ id }) => id));
      const targets = new Set(after.map(({ itemId }) => itemId));
      const isKnown = after.every(({ itemId }) => itemId === null || lines.has(itemId));
      if (!isKnown || targets.size < after.length || after.length > MOST_DISCOUNTS)
        throw new InputError('A discount is for all items or for one line of the cart, once.', {
          code: 'DISCOUNT_INVALID',
        });
      const before = cart.row.staffDiscounts;
      await saveStaffDiscounts(cart, after);
      await recordStaffAction(
        context,
        cart.db,
        'cart-discount',
        { cart: cart.row.number, by: staff ? undefined : name },
        { before, after },
      );
    },
    { storeView: 'stay' },
  );
