import type { StoreView } from '#storefront/platform/store-view/store-views.ts';

/** True for a tax included in the amounts. A tax without an amount only names an exemption. */
export const isContained = ({ tax }: Pick<StoreView, 'tax'>, amount: { value: number | null }): boolean =>
  tax === 'included' && (amount.value ?? 0) > 0;
