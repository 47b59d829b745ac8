import { testTheme } from '#storefront/testing/theme.ts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { ExecuteResult } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { loadMessages } from '#storefront/platform/i18n/load-messages.ts';
import { PlatformProvider, type Platform } from '#storefront/platform/platform.tsx';
import { guestSession } from '#storefront/platform/session/session.ts';
import { SAMPLE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import type { StoreViewCode } from '#contract/page-render.ts';

/** Responses by operation name; an Error rejects, a function is called with the variables. */
export type Responses = Readonly<Record<string, unknown>>;

type Sent = { operationName: string; variables: unknown };

export const testPlatform = async (code: StoreViewCode = 'CA_EN', responses: Responses = {}): Promise<Platform> => {
  const storeView = sampleView(code);
  const i18n = await loadMessages(storeView.locale);
  const transport = async ({ operationName, variables }: Sent): Promise<ExecuteResult> => {
    const response = responses[operationName];
    const data: unknown = typeof response === 'function' ? response(variables) : response;
    if (data instanceof Error) throw data;
    return data === undefined ? { data: null, errors: [{ message: `No answer to ${operationName}` }] } : { data };
  };
  const commerce = createCommerceClient({
    transport,
    storeView: code,
    currency: storeView.currency,
    session: guestSession,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  return {
    storeView,
    storeViews: SAMPLE_VIEWS,
    currency: storeView.currency,
    origin: 'https://shop.test',
    session: guestSession,
    i18n,
    readMarkup,
    theme: testTheme,
    commerce,
  };
};

export type Rendered = {
  container: HTMLElement;
  queryClient: QueryClient;
  rerender: (node: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
};

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The clock on the wall, also while a test holds the one of the page.
const { setTimeout: later } = globalThis;
const settle = (milliseconds = 1): Promise<void> => new Promise((resolve) => void later(resolve, milliseconds));

/** Renders into the document, with a platform and a query cache, and waits for its queries. Needs a DOM environment. */
export const render = async (node: ReactNode, platform: Platform): Promise<Rendered> => {
  const container = document.createElement('div');
  document.body.append(container);
  const queryClient = createQueryClient();
  const root = createRoot(container);
  const renderNext = async (next: ReactNode): Promise<void> => {
    // Effects of an act run at its end; only then are queries sent.
    await act(async () =>
      root.render(
        <PlatformProvider platform={platform}>
          <QueryClientProvider client={queryClient}>{next}</QueryClientProvider>
        </PlatformProvider>,
      ),
    );
    await act(async () => {
      await settle();
      while (queryClient.isFetching()) await settle();
      await settle();
    });
  };
  await renderNext(node);
  return {
    container,
    queryClient,
    rerender: renderNext,
    unmount: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
};

/** Waits until React has applied the changes of an event. */
export const during = (work: () => unknown): Promise<void> =>
  act(async () => {
    await work();
    await settle();
  });

/** Advances the page's clock, which `vi.useFakeTimers()` has stopped. */
export const pass = (milliseconds: number): Promise<void> => during(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits up to half a minute until `find` returns something truthy and throws no error, while React renders. */
export const eventually = async <T,>(find: () => T | null | undefined | false): Promise<T> => {
  let cause: unknown;
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    try {
      cause = undefined;
      const found = find();
      if (found) return found;
    } catch (error) {
      cause = error;
    }
    await during(() => settle(10));
  }
  if (cause) throw cause;
  throw new Error(`Not found: ${String(find)}. The page says: ${document.body.textContent.slice(-1500)}`);
};
