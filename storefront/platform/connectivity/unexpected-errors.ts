import { addUnhandledError, markErrorHandled } from '../app-state/app-state.ts';
import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';
import { reportPageError } from './report-page-error.ts';

export const ERROR_SHOWN_MS = 15_000;

const newId = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0';

/** Logs an error here and in the shop's log, collects it, and returns its id for the shopper. */
export const collectUnexpected = (error: unknown, place: string, id: string = newId()): string => {
  console.error(`[${id}] ${place}`, error);
  reportPageError(error, id);
  addUnhandledError({ id, error, place });
  return id;
};

/** Logs an unhandled error and shows its id and location to the shopper; dismissing the message marks it as handled. */
export const reportUnexpected = (error: unknown, place: string, t: Translate, givenId?: string): void => {
  const id = collectUnexpected(error, place, givenId);
  addToast({
    type: 'error',
    message: t('errors.unexpected', { id, place }),
    dismissable: true,
    timeout: ERROR_SHOWN_MS,
    onDismiss: (close) => {
      markErrorHandled(id);
      close();
    },
  });
};

/** Watches for uncaught errors. Returns a function to stop. */
export const watchUnexpected = (t: Translate): (() => void) => {
  const onError = (event: ErrorEvent): void => {
    if (event.error) reportUnexpected(event.error, location.pathname, t);
  };
  const onRejection = (event: PromiseRejectionEvent): void => reportUnexpected(event.reason, location.pathname, t);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
