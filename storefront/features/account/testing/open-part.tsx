import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { Suspense, type FunctionComponent } from 'react';
import type { StoreViewCode } from '#contract/page-render.ts';
import { createBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { during, render, testPlatform } from '#storefront/testing/render.tsx';
import { transportOf, type MockResponse } from './responses.ts';

type Environment = {
  responses?: Readonly<Record<string, MockResponse>>;
  storeView?: StoreViewCode;
  isSignedIn?: boolean;
  address?: string;
  /** Features that the back end does not carry. */
  lacks?: string;
};

const storageInMemory = () => {
  const cached = new Map<string, string>();
  return createBrowserStorage(() => ({
    getItem: (key) => cached.get(key) ?? null,
    setItem: (key, value) => void cached.set(key, value),
    removeItem: (key) => void cached.delete(key),
    key: () => null,
    length: 0,
  }));
};

const open = new Set<() => Promise<void>>();

/** Unmounts what a test opened and clears its toasts. */
export const cleanUp = async (): Promise<void> => {
  for (const leave of open) await leave();
  open.clear();
  sessionStorage.clear();
  toastStore.getState().toasts.forEach(({ id }) => toastStore.remove(id));
};

/**
 * Renders a part of the account with the storefront's own client, session, cache, messages and router; only the back
 * end is fake.
 */
export const openPart = async (
  Part: FunctionComponent,
  { responses = {}, storeView = 'CA_EN', isSignedIn = true, address = '/', lacks }: Environment = {},
) => {
  const platform = await testPlatform(storeView);
  const session = createSession(storageInMemory());
  if (isSignedIn) session.setToken('token');
  const { sent, transport } = transportOf(responses);
  const commerce = createCommerceClient({
    transport,
    storeView,
    currency: platform.currency,
    session,
    retry: { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() },
  });
  const router = routerOf(
    () => (
      <Suspense>
        <Part />
      </Suspense>
    ),
    { address },
  );
  await router.load();
  const rendered = await render(<RouterProvider router={router} />, {
    ...platform,
    session,
    commerce,
    ...(lacks && { lacks }),
  });
  open.add(rendered.unmount);

  const { container, queryClient } = rendered;
  /** Waits until the page has rendered the action and its refetches, except for a delayed response. */
  const after = async (work: () => unknown): Promise<void> => {
    await during(work);
    for (let turn = 0; turn < 20 && queryClient.isFetching(); turn += 1) await during(() => undefined);
    await during(() => undefined);
  };
  const buttons = (): HTMLButtonElement[] => [...container.querySelectorAll('button')];
  const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const button = (name: string): HTMLButtonElement => {
    const found = buttons().find((element) => nameOf(element) === name);
    if (!found) throw new Error(`No button "${name}" among ${buttons().map(nameOf).join(', ')}`);
    return found;
  };
  const field = (name: string): HTMLInputElement => {
    const found = container.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };
  /** A field's label and attributes: `First name: firstname text given-name required`. */
  const describe = (input: HTMLInputElement): string => {
    const label = container.querySelector(`label[for="${input.id}"]`) ?? input.closest('label');
    const { name, type, autocomplete, inputMode, maxLength, required, readOnly } = input;
    const facts = [
      name,
      type,
      autocomplete,
      inputMode,
      maxLength > 0 && maxLength,
      required && 'required',
      readOnly && 'fixed',
    ];
    return `${label?.textContent}: ${facts.filter(Boolean).join(' ')}`;
  };
  const all = (selector: string): string[] =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent).filter(Boolean);
  return {
    container,
    queryClient,
    session,
    router,
    sent,
    text: (): string => container.textContent ?? '',
    buttons: (): string[] => buttons().map(nameOf),
    button,
    press: (name: string): Promise<void> => after(() => button(name).click()),
    field,
    fields: (): string[] => [...container.querySelectorAll<HTMLInputElement>('input:not([hidden])')].map(describe),
    /** The classes of a button: `primary big`. */
    look: (name: string): string =>
      ['primary', 'secondary', 'link', 'default', 'big', 'medium', 'small', 'wide']
        .filter((look) => button(name).className.includes(look))
        .join(' '),
    /** Error messages by field name. */
    errors: (): Record<string, string> =>
      Object.fromEntries(
        [...container.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((input) => [
          input.name,
          (input.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .filter((id) => !id.endsWith('-hint'))
            .map((id) => container.querySelector(`[id="${id}"]`)?.textContent)
            .join(' '),
        ]),
      ),
    texts: all,
    alerts: (): string[] => all('[role=alert]'),
    /** Toasts, oldest first. */
    toasts: (): string[] => toastStore.getState().toasts.map(({ type, message }) => `${type}: ${message}`),
    fill: (values: Readonly<Record<string, string>>): void =>
      Object.entries(values).forEach(([name, value]) => {
        field(name).value = value;
      }),
    tick: (label: string): Promise<void> =>
      after(() => [...container.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.click()),
    submit: (): Promise<void> => after(() => container.querySelector('form')?.requestSubmit()),
    settle: (): Promise<void> => after(() => undefined),
  };
};

export type OpenPart = Awaited<ReturnType<typeof openPart>>;
