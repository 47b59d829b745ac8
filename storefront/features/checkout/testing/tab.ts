import { vi } from 'vitest';
import type { TypedDocument } from '#contract/typed-document.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import { createHttpTransport } from '#storefront/platform/commerce/http-transport.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { SAMPLE_VIEWS, sampleView } from '#contract/testing/store-views.ts';
import { createCheckout } from '../create-checkout.ts';
import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import type { CartStatus, Receipt } from '../types.ts';
import type { FakeBackEnd } from './fake-back-end.ts';
import { ann, card } from './shopper.ts';

/** The fake back end returns what checkout makes of the cart's response. */
const GetCart = 'query GetCart($cartId:String!){cart(cart_id:$cartId){id}}' as TypedDocument<
  { cart: CartStatus },
  { cartId: string }
>;

/** The checkout of one tab, wired as in `createCheckout`; its calls to cart and page are recorded. */
export const openTab = (backEnd: FakeBackEnd, view: StoreViewCode = 'CA_EN') => {
  vi.stubGlobal('fetch', backEnd.send);
  const storeView = sampleView(view);
  const session = createSession();
  const commerce = createCommerceClient({
    transport: createHttpTransport('/graphql', backEnd.send),
    storeView: view,
    currency: storeView.currency,
    session,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  const platform = { commerce, session, storeView, storeViews: SAMPLE_VIEWS, currency: storeView.currency };
  const did: string[] = [];
  const ordered: Receipt[] = [];
  let cannotCreate = false;
  const checkout = createCheckout(platform, {
    cart: {
      id: () => backEnd.cart.id,
      isVirtual: () => backEnd.cart.isVirtual,
      remove: () => void did.push('remove cart'),
      create: async () => {
        did.push('create cart');
        if (cannotCreate) throw new Error('No cart');
      },
      read: async (cartId) => (await commerce.query(GetCart, { cartId }, { noCache: true })).cart,
      refresh: () => void did.push('refresh cart'),
      shownLots: () => backEnd.cart.lots,
      shownLater: () => backEnd.cart.later,
    },
    closeDrawer: () => void did.push('close drawer'),
    ordered: (receipt) => void ordered.push(receipt),
  });
  const { actions, store } = checkout;
  return {
    platform,
    checkout,
    actions,
    store,
    state: store.getState,
    did,
    ordered,
    refuseCarts: (): void => void (cannotCreate = true),
    /** Completes all steps before the order, and clears the recorded requests. */
    goToReview: async (address = ann, payment = card()): Promise<void> => {
      actions.begin();
      await actions.submitShippingAddress(address);
      const [first] = store.getState().availableShippingMethods;
      if (first) await actions.submitShippingMethod(first);
      await actions.submitBillingAddress({ sameAsShippingAddress: true });
      await actions.submitPaymentMethod(TEST_GATEWAY.code, payment);
      backEnd.requested.length = 0;
      did.length = 0;
    },
  };
};

export type Tab = ReturnType<typeof openTab>;
