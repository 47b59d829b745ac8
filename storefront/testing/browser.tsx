import { QueryClientProvider } from '@tanstack/react-query';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { StoreViewCode } from '#contract/page-render.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { readMarkup } from '#storefront/platform/content/read-markup.browser.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { PlatformProvider, type Platform } from '#storefront/platform/platform.tsx';
import { AppProviders } from '#storefront/shell/app-providers.tsx';
import { testPlatform, type Responses } from './render.tsx';

type Environment = {
  width?: number;
  height?: number;
  storeView?: StoreViewCode;
  /** By operation name. */
  responses?: Responses;
  /** In place of parts of the test's own: another session, another transport. */
  platform?: Partial<Platform>;
  address?: string;
};

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resizes the window and waits for the page. */
export const resize = async (width: number, height = 900): Promise<void> => {
  await page.viewport(width, height);
  await nextFrame();
  await nextFrame();
};

/**
 * Renders one component in the test's browser with the shop's styles, providers and router. Also accepts a function
 * that returns the component for a router context.
 */
export const show = async (
  node: ReactNode | ((context: RouterContext) => Promise<ReactNode>),
  { width = 1280, height, storeView = 'CA_EN', responses, platform: parts, address = '/' }: Environment = {},
) => {
  await cleanup();
  await resize(width, height);
  const platform: Platform = { ...(await testPlatform(storeView, responses)), readMarkup, ...parts };
  const queryClient = createQueryClient();
  const router = routerOf(() => null, { address, context: { platform, queryClient } });
  document.documentElement.lang = platform.storeView.languageTag;
  await router.load();
  const within = (content: ReactNode) => (
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router}>
          <AppProviders>{content}</AppProviders>
        </RouterProvider>
      </QueryClientProvider>
    </PlatformProvider>
  );
  const rendered = await render(within(typeof node === 'function' ? await node({ platform, queryClient }) : node));
  return { ...rendered, platform, queryClient, router, rerender: (next: ReactNode) => rendered.rerender(within(next)) };
};

const MEDIA_DEFAULTS = {
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-motion': 'no-preference',
};

/**
 * Sets media preferences of the visitor's system until the end of the test: `prefer({ 'prefers-reduced-motion': 'reduce' })`.
 * Returns when the page has received them.
 */
export const prefer = async (wishes: Partial<Record<keyof typeof MEDIA_DEFAULTS, string>>): Promise<void> => {
  const wanted = Object.entries({ ...MEDIA_DEFAULTS, ...wishes });
  await cdp().send('Emulation.setEmulatedMedia', { features: wanted.map(([name, value]) => ({ name, value })) });
  const query = wanted.map(([name, value]) => `(${name}: ${value})`).join(' and ');
  await expect.poll(() => matchMedia(query).matches).toBe(true);
};

/** Position and size of the element in the window. */
export const boxOf = (element: Element | null): DOMRect => {
  if (!element) throw new Error('No element to measure');
  return element.getBoundingClientRect();
};
