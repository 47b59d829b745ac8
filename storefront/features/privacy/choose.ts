import { consent } from '#storefront/platform/analytics/consent.ts';
import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import type { StoreView } from '#storefront/platform/store-view/store-views.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';

/** Stores the visitor's decision and confirms it. */
export const choose = (measurement: boolean, { code }: Pick<StoreView, 'code'>, t: Translate): void => {
  consent.choose(measurement, code);
  toastStore.add({ type: 'info', message: t(measurement ? 'privacy.kept.accepted' : 'privacy.kept.refused') });
};
