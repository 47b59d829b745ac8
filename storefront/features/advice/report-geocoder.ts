import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { GeocoderError } from './country-of-position.ts';

/** Reports why the geocoder failed; a visitor who denied permission gets no message. */
export const reportGeocoder = (error: unknown, t: Translate, show: typeof addToast = addToast): void => {
  if (!(error instanceof GeocoderError)) return;
  const message = t('advice.geocoder', { status: error.status });
  try {
    show({ type: 'error', message });
  } catch {
    // Last resort where toasts are unavailable.
    // oxlint-disable-next-line no-alert
    window.alert(message);
  }
};
