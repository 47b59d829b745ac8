import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import type { HiddenPriceReason } from '#contract/generated/schema-types.ts';

const GENERAL = CUSTOMER_GROUPS.get('General')!;
const SPECIAL_GROUPS = [...CUSTOMER_GROUPS.values()].filter((group) => group > GENERAL);

/**
 * Why a customer group sees no price, and so cannot buy; null if it does. If ordinary accounts do not see a price but a
 * special group does, the product is for approved trade accounts.
 */
export const whyPriceHidden = (hidesPriceFrom: readonly number[], group: number): HiddenPriceReason | null => {
  if (!hidesPriceFrom.includes(group)) return null;
  if (!hidesPriceFrom.includes(GENERAL)) return group < GENERAL ? 'SIGN_IN' : 'QUOTE';
  return SPECIAL_GROUPS.every((special) => hidesPriceFrom.includes(special)) ? 'QUOTE' : 'TRADE';
};
