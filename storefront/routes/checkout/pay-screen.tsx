import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PAGES } from '#contract/pages.ts';
import { createCartApi } from '#storefront/features/cart/api/cart-api.ts';
import { CheckoutProvider, useCheckout } from '#storefront/features/checkout/checkout-context.tsx';
import { createPayLink, withoutAccount } from '#storefront/features/checkout/pay-link/create-pay-link.ts';
import { PayLinkPage } from '#storefront/features/checkout/pay-link/pay-link-page.tsx';
import type { Receipt } from '#storefront/features/checkout/types.ts';
import Agreements from '#storefront/features/delivery/agreements.tsx';
import { refreshDelivery, shownLater, shownLots } from '#storefront/features/delivery/shown-lots.ts';
import { PlatformProvider, usePlatform } from '#storefront/platform/platform.tsx';
import { addressIn } from '#storefront/platform/store-view/store-views.ts';
import { publishOrder } from '#storefront/shell/order-placed.ts';
import { statusOfCart } from './status-of-cart.ts';

const Agreement = ({ token }: { token: string }) => {
  const lines = useCheckout(({ status }) => status?.lines);
  return lines && <Agreements cartId={token} revision={JSON.stringify(lines)} lines={lines} />;
};

/** The checkout of a payment link and its cart, put together. */
export const PayScreen = ({ token }: { token: string }) => {
  const platform = usePlatform();
  const queries = useQueryClient();
  const [receipt, setReceipt] = useState<Receipt>();
  const guest = useMemo(() => withoutAccount(platform), [platform]);
  const checkout = useMemo(() => {
    const cart = createCartApi(guest.commerce, guest.storeView.tax === 'included');
    return createPayLink(guest, token, {
      read: async () => statusOfCart(await cart.getDetails(token), guest.storeView),
      refresh: () => void refreshDelivery(queries, token),
      shownLots: () => shownLots(queries, token),
      shownLater: () => shownLater(queries, token),
      ordered: (placed) => {
        publishOrder(placed);
        setReceipt(placed);
      },
      moveTo: (view) => window.location.replace(`${addressIn(view, PAGES.pay.path)}?${new URLSearchParams({ token })}`),
    });
  }, [guest, queries, token]);
  return (
    <PlatformProvider platform={guest}>
      <CheckoutProvider checkout={checkout}>
        <PayLinkPage open={checkout.open} receipt={receipt} agreement={<Agreement token={token} />} />
      </CheckoutProvider>
    </PlatformProvider>
  );
};
