import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';

/** For a part of the page whose code could not be fetched: offline, or a newer version was put in its place. */
export const reportMissingCode = (error: unknown, t: Translate): void => {
  console.warn('Code could not be fetched', error);
  addToast({ type: 'error', message: t(navigator.onLine ? 'errors.not_loaded' : 'common.offline') });
};
