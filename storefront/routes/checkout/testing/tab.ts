import { vi } from 'vitest';
import { createCart } from '#storefront/features/cart/create-cart.ts';
import { createCheckout } from '#storefront/features/checkout/create-checkout.ts';
import type { Receipt } from '#storefront/features/checkout/types.ts';
import { ann, card } from '#storefront/features/checkout/testing/shopper.ts';
import { statusOfCart } from '../status-of-cart.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { LiveShop } from '#storefront/testing/live-shop.ts';

export type Call = { method: string; path: string; headers: Headers; body: Record<string, unknown> };

/** Records what the storefront's REST client sends to a running shop, and can drop the responses. */
export const watchRest = (shop: LiveShop) => {
  const calls: Call[] = [];
  const lost: { part: string; reached: boolean }[] = [];
  const before: { part: string; work: () => Promise<unknown> }[] = [];
  const send: typeof fetch = async (input, init) => {
    const path = String(input);
    calls.push({
      method: init?.method ?? 'GET',
      path,
      headers: new Headers(init?.headers),
      body: JSON.parse(String(init?.body ?? '{}')),
    });
    const early = before.findIndex(({ part }) => path.includes(part));
    if (early >= 0) await before.splice(early, 1)[0]?.work();
    const loss = lost.findIndex(({ part }) => path.includes(part));
    const [failure] = loss < 0 ? [] : lost.splice(loss, 1);
    if (failure && !failure.reached) throw new TypeError('Failed to fetch');
    const response = await shop.send(input, init);
    if (failure) throw new TypeError('Failed to fetch');
    return response;
  };
  vi.stubGlobal('fetch', send);
  return {
    calls,
    sentTo: (part: string): Call[] => calls.filter(({ path }) => path.includes(part)),
    lose: (part: string, reached: boolean): void => void lost.push({ part, reached }),
    /** Runs something right before the shop receives the next such call. */
    before: (part: string, work: () => Promise<unknown>): void => void before.push({ part, work }),
  };
};

export { ann, card };

const underWay: Promise<unknown>[] = [];

/** Waits for what tabs do on their own after an order or a refusal. */
export const settled = async (): Promise<void> => {
  while (underWay.length) await underWay.shift()?.catch(() => undefined);
};

const noted = <T>(work: Promise<T>): Promise<T> => {
  underWay.push(work);
  return work;
};

/**
 * Opens a cart. `settled` waits for its background requests, which would otherwise write into the next test's storage.
 */
const openCart = (platform: Platform): ReturnType<typeof createCart> => {
  const { store, actions } = createCart(platform, { signOut: async () => platform.session.clearToken() });
  return {
    store,
    actions: {
      ...actions,
      createCart: () => noted(actions.createCart()),
      restore: () => noted(actions.restore()),
    },
  };
};

/** Cart and checkout of one tab, without rendering. */
export const openTab = (platform: Platform) => {
  const cart = openCart(platform);
  const ordered: Receipt[] = [];
  const drawers: unknown[] = [];
  const checkout = createCheckout(platform, {
    cart: {
      id: () => cart.store.getState().cartId,
      isVirtual: () => cart.store.getState().details?.isVirtual ?? false,
      remove: cart.actions.removeCart,
      create: cart.actions.createCart,
      read: async (cartId) => statusOfCart(await cart.actions.readCart(cartId), platform.storeView),
      refresh: () => void cart.actions.restore(),
      shownLots: () => undefined,
      shownLater: () => undefined,
    },
    closeDrawer: () => void drawers.push('closed'),
    ordered: (receipt) => void ordered.push(receipt),
  });
  const { actions, store } = checkout;
  return {
    cart,
    ordered,
    drawers,
    checkout: actions,
    state: store.getState,
    add: (sku: string, quantity = 1) => cart.actions.addItem({ sku, quantity }),
    /** Completes everything but the order. */
    goToReview: async (address = ann, payment = card()): Promise<void> => {
      actions.begin();
      await actions.submitShippingAddress(address);
      const [first] = store.getState().availableShippingMethods;
      if (first) await actions.submitShippingMethod(first);
      await actions.submitBillingAddress({ sameAsShippingAddress: true });
      await actions.submitPaymentMethod('tessera_test', payment);
    },
  };
};
