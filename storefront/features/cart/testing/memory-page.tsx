import type { ReactNode } from 'react';
import type { StoreViewCode } from '#contract/page-render.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform } from '#storefront/testing/render.tsx';
import { CartProvider } from '../cart-context.tsx';
import { createCart } from '../create-cart.ts';
import type { MemoryShop } from './memory-shop.ts';
import { recordListeners } from './record-listeners.ts';

type Options = {
  /** Skus in the stored cart, one of each. */
  holds?: readonly string[];
  storeView?: StoreViewCode;
  /** Features that the shop lacks. */
  lacks?: string;
};

/** Renders a part of the cart pages on an in-memory shop, with the complete cart. Needs a DOM environment. */
export const openPage = async (
  shop: MemoryShop,
  node: ReactNode,
  { holds = [], storeView, lacks = '' }: Options = {},
) => {
  const endListening = recordListeners();
  const session = createSession();
  const platform = { ...(await testPlatform(storeView)), lacks, session, commerce: shop.client(session.token) };
  const cart = createCart(platform, { signOut: async () => session.clearToken() });
  if (holds.length > 0) browserStorage.set('cartId', shop.fill(undefined, ...holds));
  const rendered = await render(<CartProvider cart={cart}>{node}</CartProvider>, platform);
  const { container } = rendered;
  const page = {
    ...rendered,
    unmount: async (): Promise<void> => {
      await rendered.unmount();
      endListening();
    },
    cart,
    text: (): string => container.textContent ?? '',
    /** By its label or its text. */
    button: (name: string): HTMLButtonElement | undefined =>
      [...container.querySelectorAll('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
      ),
    /** The page's own announcement, not a line's. */
    textOf: (role: 'alert' | 'status'): string => container.querySelector(`h1 ~ [role="${role}"]`)?.textContent ?? '',
    quantities: (): string[] =>
      [...container.querySelectorAll<HTMLInputElement>('input[inputmode]')].map(({ value }) => value),
    press: async (name: string, until: () => unknown = () => true): Promise<void> => {
      const button = page.button(name);
      if (!button) throw new Error(`No button “${name}” in: ${page.text()}`);
      await during(() => button.click());
      await eventually(until);
    },
  };
  return page;
};

export type MemoryPage = Awaited<ReturnType<typeof openPage>>;
