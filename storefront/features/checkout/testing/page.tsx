import { testTheme } from '#storefront/testing/theme.ts';
import { Suspense, type ReactNode } from 'react';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { loadMessages } from '#storefront/platform/i18n/load-messages.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { during, eventually, render } from '#storefront/testing/render.tsx';
import { CheckoutProvider } from '../checkout-context.tsx';
import type { Tab } from './tab.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ').trim();

/** Enters a value so that React receives the event. */
const enter = (field: HTMLInputElement | HTMLSelectElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  field.dispatchEvent(new window.Event('change', { bubbles: true }));
};

/** Renders a part of checkout for a tab in its store view's language, and acts on it as a shopper does. */
export const openPage = async (tab: Tab, part: ReactNode) => {
  const { storeView } = tab.platform;
  const i18n = await loadMessages(storeView.locale);
  const platform: Platform = {
    ...tab.platform,
    currency: storeView.currency,
    origin: 'http://shop.test',
    i18n,
    readMarkup,
    theme: testTheme,
  };
  const inCheckout = (node: ReactNode) => (
    <CheckoutProvider checkout={tab.checkout}>
      <Suspense>{node}</Suspense>
    </CheckoutProvider>
  );
  const { container, unmount, rerender } = await render(inCheckout(part), platform);
  const field = (name: string): HTMLInputElement => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const named = <Kind extends HTMLElement>(selector: string, label: string): Kind | undefined =>
    [...container.querySelectorAll<Kind>(selector)].find(
      (element) => (element.getAttribute('aria-label') ?? plain(element.textContent)) === label,
    );
  return {
    container,
    close: unmount,
    redraw: (node: ReactNode): Promise<void> => rerender(inCheckout(node)),
    text: (): string => plain(container.textContent),
    texts: (selector: string): string[] =>
      [...container.querySelectorAll(selector)].map(({ textContent }) => plain(textContent)),
    textOf: (role: 'alert' | 'status'): string =>
      [...container.querySelectorAll(`[role="${role}"]`)]
        .map(({ textContent }) => plain(textContent))
        .filter(Boolean)
        .join(' '),
    /** How many alerts or notices are rendered, with text or without. */
    countOf: (role: 'alert' | 'status'): number => container.querySelectorAll(`[role="${role}"][class]`).length,
    field,
    values: (...names: readonly string[]): string[] => names.map((name) => field(name).value),
    radio: (value: string): HTMLInputElement =>
      container.querySelector(`input[type="radio"][value="${value}"]`) as HTMLInputElement,
    button: (label: string) => named<HTMLButtonElement>('button', label),
    link: (label: string) => named<HTMLAnchorElement>('a', label),
    press: (label: string): Promise<void> => during(() => named('button', label)?.click()),
    enter: (values: Readonly<Record<string, string>>): Promise<void> =>
      during(() => Object.entries(values).forEach(([name, value]) => enter(field(name), value))),
    choose: (value: string): Promise<void> =>
      during(() => (container.querySelector(`input[type="radio"][value="${value}"]`) as HTMLInputElement).click()),
    send: (): Promise<void> => during(() => container.querySelector('form')?.requestSubmit()),
    sent: (): Promise<boolean> => eventually(() => !tab.state().isSubmitting),
  };
};

export type Page = Awaited<ReturnType<typeof openPage>>;
