import type { ReactNode } from 'react';
import { CartProvider } from '#storefront/features/cart/cart-context.tsx';
import { Outlet } from '#storefront/platform/navigation/outlet.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import type { Platform } from '#storefront/platform/platform.tsx';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { during, eventually, render } from '#storefront/testing/render.tsx';
import { CheckoutScreen } from '../checkout-screen.tsx';
import { openTab } from './tab.ts';

const plain = (text: string | null): string => (text ?? '').trim().replaceAll(/[\u00a0\u202f]/g, ' ');

/** The checkout page in one tab. All tabs share the storage. Links lead to stubs. */
export const renderCheckout = async (platform: Platform) => {
  const { cart } = openTab(platform);
  const Root = () => (
    <CartProvider cart={cart}>
      <Outlet />
    </CartProvider>
  );
  const at = (address: string, Screen: () => ReactNode) => ({
    path: address,
    load: () => Promise.resolve(<Screen />),
  });
  const { prefix } = platform.storeView;
  const router = routerOf(Root, {
    address: `${prefix}/checkout`,
    prefix,
    routes: [
      at('/checkout', CheckoutScreen),
      at('/cart', () => <p>the cart</p>),
      at('/checkout/receipt', () => <p>the receipt</p>),
      at('/account-company', () => <p>the company</p>),
    ],
  });
  await router.load();
  const rendered = await render(<RouterProvider router={router} />, platform);
  return { rendered, path: (): string => router.state.location.pathname };
};

/** Texts and controls of the screen. */
export const readerOf = (main: () => HTMLElement) => {
  const labelled =
    <Kind extends HTMLElement>(selector: string) =>
    (label: RegExp): Kind | undefined =>
      [...main().querySelectorAll<Kind>(selector)].find(({ textContent }) => label.test(plain(textContent)));
  const button = labelled<HTMLButtonElement>('button');
  return {
    text: (): string => plain(main().textContent),
    textOf: (role: 'alert' | 'status'): string =>
      [...main().querySelectorAll(`[role="${role}"]`)]
        .map(({ textContent }) => plain(textContent))
        .filter(Boolean)
        .join(' '),
    button,
    link: labelled<HTMLAnchorElement>('a'),
    press: async (label: RegExp): Promise<void> => {
      // A button that still works on an earlier press ignores the next one.
      await eventually(() => button(label)?.hasAttribute('aria-busy') === false);
      await during(() => button(label)?.click());
    },
    orderButton: (): HTMLButtonElement | undefined => button(/^(Place order|Commander|Passer la commande)/),
  };
};
