import { consent } from '#storefront/platform/analytics/consent.ts';
import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import type { StoreView } from '#storefront/platform/store-view/store-views.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';

let confirmed = 0;

/**
 * Stores the visitor's decision and confirms it; replaces an earlier confirmation, so that no two contradict each
 * other.
 */
export const choose = (measurement: boolean, { code }: Pick<StoreView, 'code'>, t: Translate): void => {
  consent.choose(measurement, code);
  toastStore.remove(confirmed);
  confirmed = toastStore.add({
    type: 'info',
    message: t(measurement ? 'privacy.kept.accepted' : 'privacy.kept.refused'),
  });
};
