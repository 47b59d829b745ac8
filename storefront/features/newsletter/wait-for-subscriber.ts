import { reportMissingCode } from '#storefront/platform/connectivity/missing-code.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

const fetchSender = async () => (await import('./send-newsletter-form.ts')).sendNewsletterForm;

/** Loads the code for subscribing on intent, and submits the form. Returns a function to stop. */
export const waitForSubscriber = (form: HTMLFormElement, platform: Platform): (() => void) => {
  const over = new AbortController();
  let sender: ReturnType<typeof fetchSender> | undefined;
  const prepare = (): ReturnType<typeof fetchSender> => {
    const fetching = (sender ??= fetchSender());
    // The next attempt loads it again.
    fetching.catch(() => (sender = undefined));
    return fetching;
  };
  form.addEventListener('focusin', () => void prepare().catch(() => undefined), { signal: over.signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      prepare().then(
        (send) => send(form, platform),
        (error: unknown) => reportMissingCode(error, translateWith(platform)),
      );
    },
    { signal: over.signal },
  );
  return () => over.abort();
};
