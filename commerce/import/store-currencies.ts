import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';

type Views = Pick<StoresInput, 'views'>;

/** Currency of the default store view; empty if the file names no default view, which is reported elsewhere. */
export const mainCurrencyOf = ({ views }: Views): CurrencyCode =>
  (views.find(({ isDefault }) => isDefault) ?? views[0])?.currency ?? '';

/** Every currency in which the shop sells, the default store view's first. */
export const currenciesOfStores = (stores: Views): readonly CurrencyCode[] => [
  ...new Set([mainCurrencyOf(stores), ...stores.views.flatMap((view) => [view.currency, ...view.availableCurrencies])]),
];
