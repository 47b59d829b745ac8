import type { Translate } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';

export const ERROR_SHOWN_FOR = 15_000;

const newId = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0';

/** Logs an error under an id, which it answers: the shopper's way to name it to us. */
export const collectUnexpected = (error: unknown, place: string, id: string = newId()): string => {
  console.error(`[${id}] ${place}`, error);
  return id;
};

/** Collects an error nobody handled, and tells the shopper its id and where it happened. */
export const reportUnexpected = (error: unknown, place: string, t: Translate, givenId?: string): void => {
  const id = collectUnexpected(error, place, givenId);
  addToast({ type: 'error', message: t('errors.unexpected', { id, place }), dismissable: true, timeout: ERROR_SHOWN_FOR });
};

/** Watches for errors that nobody caught. Returns how to stop. */
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
