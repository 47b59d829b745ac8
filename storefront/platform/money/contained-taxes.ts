import type { StoreView } from '#storefront/platform/store-view/store-views.ts';

/** True for a tax that is a part of the amounts; a tax without an amount only names an exemption. */
export const isContained = ({ tax }: Pick<StoreView, 'tax'>, amount: { value: number | null }): boolean =>
  tax === 'included' && (amount.value ?? 0) > 0;
