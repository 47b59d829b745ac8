import { PAGES } from '#contract/pages.ts';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useMemo, type ComponentProps } from 'react';
import { useCart, useCartActions } from '#storefront/features/cart/cart-context.tsx';
import { Coupon } from '#storefront/features/cart/coupon/coupon.tsx';
import type { CartLine } from '#storefront/features/cart/state/types.ts';
import { CheckoutProvider, useCheckout, useCheckoutActions } from '#storefront/features/checkout/checkout-context.tsx';
import { isAgreementRefusal } from '#storefront/features/checkout/failure-message.ts';
import { CheckoutPage } from '#storefront/features/checkout/checkout-page.tsx';
import Agreements from '#storefront/features/delivery/agreements.tsx';
import DeliveryDay from '#storefront/features/delivery/delivery-day.tsx';
import Shipments from '#storefront/features/delivery/shipments.tsx';
import SiteAccess from '#storefront/features/site-access/site-access.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useLineDelivery } from '#storefront/shell/use-line-delivery.tsx';
import { useQuoteNotes } from '#storefront/shell/use-quote-notes.tsx';
import { statusOfCart } from './status-of-cart.ts';
import { useCheckoutOfCart } from './use-checkout-of-cart.ts';

/** Queried again after the back end refused an order without it. */
const Agreement = ({ revision, ...about }: ComponentProps<typeof Agreements>) => {
  const isRefused = useCheckout(({ errors }) => isAgreementRefusal(errors.order));
  return <Agreements {...about} revision={`${isRefused}${revision}`} />;
};

const isBlocked = ({ isAvailable, maxQuantity, quantity }: CartLine): boolean =>
  !isAvailable || (maxQuantity !== undefined && quantity > maxQuantity);

/** Delivery information; it follows the cart, its address and the shipping method. */
const useDeliveryRevision = (cart: unknown): string => {
  const address = useCheckout((state) => state.shippingAddress);
  const method = useCheckout((state) => state.shippingMethod);
  return JSON.stringify([cart, address, method]);
};

const Screen = () => {
  const router = useRouter();
  const inView = useAddress();
  const { synchronize } = useCheckoutActions();
  const { restore } = useCartActions();
  const details = useCart((state) => state.details);
  const isReady = useCart((state) => state.isReady);
  const failure = useCart((state) => state.errors.getDetails);

  const restored = async (): Promise<void> => {
    await restore();
    await synchronize();
  };

  const noteOf = useQuoteNotes();
  const delivery = useDeliveryRevision(details);
  const deliveryOf = useLineDelivery(delivery);
  const { storeView } = usePlatform();
  const loaded = useMemo(() => details && statusOfCart(details, storeView), [details, storeView]);
  const blocked = useMemo(
    () => (details?.lines ?? []).filter(isBlocked).map((line) => ({ name: line.name, note: noteOf?.(line, null) })),
    [details, noteOf],
  );

  return (
    <CheckoutPage
      cart={{
        isReady,
        failure,
        retry: () => void restore(),
        loaded,
        hasFiles: details?.lines.some(({ isFile }) => isFile) ?? false,
        blocked,
        shipments: details && <Shipments cartId={details.id} revision={delivery} onChanged={restored} />,
        siteAccess: details && <SiteAccess cartId={details.id} onSaved={synchronize} />,
        agreement: details && (
          <Agreement cartId={details.id} revision={JSON.stringify(details)} lines={loaded?.lines ?? []} />
        ),
        dayOf:
          details &&
          (({ carrier_code: carrierCode, method_code: methodCode }) => (
            <DeliveryDay cartId={details.id} revision={delivery} carrierCode={carrierCode} methodCode={methodCode} />
          )),
        deliveryOf: (line) => (
          <>
            {noteOf?.({ uid: line.uid, sellingUnit: line.sellingUnit ?? '' }, null)}
            {deliveryOf?.(line)}
          </>
        ),
        couponOf: (codes) => details && <Coupon cartId={details.id} codes={codes} />,
      }}
      onCancelled={() => void router.navigate(inView(PAGES.cart.path))}
    />
  );
};

/** Checkout and the cart, put together. */
export const CheckoutScreen = () => (
  <CheckoutProvider checkout={useCheckoutOfCart()}>
    <Screen />
  </CheckoutProvider>
);
