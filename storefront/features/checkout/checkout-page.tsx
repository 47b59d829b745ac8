import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { brandLabel } from '#storefront/platform/saved-cards/card-brand.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Together } from '#storefront/platform/page/together.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { NeedsScripts } from '#storefront/platform/session/needs-scripts.tsx';
import { UntilKnown } from '#storefront/platform/session/until-known.tsx';
import { useIsSignedIn, useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckout, useCheckoutActions, type CheckoutLine } from './checkout-context.tsx';
import { type BlockedItem, CartBlocked, CartLoadError, EmptyCart, SessionEnded } from './obstacles/obstacles.tsx';
import { billingOf } from './state/addresses.ts';
import type { CartStatus, ShippingMethod, Step as StepName } from './types.ts';
import { BillingStep } from './steps/billing-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingAddressStep } from './steps/shipping-address-step.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';
import { Step } from './steps/step.tsx';
import { StepNotice } from './steps/step-notice.tsx';
import { ORDER, useOpenStep } from './steps/use-open-step.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import styles from './checkout-page.module.css';

const FilesNotice = lazy(() => untilFetched(() => import('./files/files-notice.tsx')));

export type CheckoutCart = {
  isReady: boolean;
  /** The error of loading the cart. */
  failure: unknown;
  /** Loads it again. */
  retry: () => void;
  /** The cart as it was loaded last; shown until the page has a response to its own choices. */
  loaded: CartStatus | undefined;
  /** Files are among it: they are bought with an account. */
  hasFiles?: boolean;
  /** Lines out of stock, above the stock, or without a price. */
  blocked: readonly BlockedItem[];
  /** The carrier's questions about the delivery place. */
  siteAccess?: ReactNode;
  /** Required agreements. */
  agreement?: ReactNode;
  /** Delivery day of a shipping method. */
  dayOf?: (method: ShippingMethod) => ReactNode;
  /** Coupon field; receives the active codes. */
  couponOf?: (codes: readonly string[]) => ReactNode;
  /** How a line travels, and when it leaves. */
  deliveryOf?: ((line: CheckoutLine) => ReactNode) | undefined;
};

export const CheckoutPage = ({ cart, onCancelled }: { cart: CheckoutCart; onCancelled: () => void }) => {
  const t = useT();
  const platform = usePlatform();
  const { data: countries } = useSuspenseQuery(countriesQuery(platform));
  const { edit, cancel, reset } = useCheckoutActions();
  const state = useCheckout((current) => current);
  const customer = useSignedInCustomer();
  const isSignedIn = useIsSignedIn();
  const hasSignInEnded = !isSignedIn && state.isCustomers;
  const { lines = [], isVirtual = false } = cart.loaded ?? {};
  const open = useOpenStep(isVirtual);
  const hadSteps = useRef(false);

  const stateOf = (step: StepName): 'open' | 'done' | 'waiting' => {
    if (step === open) return 'open';
    const first = ORDER.indexOf(open);
    const isAnswered = {
      shippingAddress: state.shippingAddress,
      shippingMethod: state.shippingMethod,
      billingAddress: state.billingAddress,
      paymentMethod: state.paymentData,
      order: undefined,
    }[step];
    return isAnswered && (ORDER.indexOf(step) < first || state.editing) ? 'done' : 'waiting';
  };

  const body = () => {
    // The order was just placed; the receipt page follows.
    if (state.isRecovering)
      return (
        <>
          <p role="status">{t('checkout.recovering')}</p>
          <Skeleton className={styles.loading} />
        </>
      );
    if (state.receipt.order) return <Skeleton className={styles.loading} />;
    if (hasSignInEnded) return <SessionEnded after={hadSteps} onGuest={reset} />;
    if (!cart.isReady)
      return (
        <UntilKnown wait={<Skeleton className={styles.loading} />}>
          <EmptyCart after={hadSteps} />
        </UntilKnown>
      );
    if (cart.failure && !lines.length) return <CartLoadError after={hadSteps} retry={cart.retry} />;
    if (!lines.length)
      return (
        <UntilKnown>
          <EmptyCart after={hadSteps} />
        </UntilKnown>
      );
    if (cart.blocked.length) return <CartBlocked after={hadSteps} items={cart.blocked} />;
    const { shippingAddress, billingAddress, paymentData, shippingMethod } = state;
    const shown = state.status ?? cart.loaded;
    const notice = <StepNotice countries={countries} cart={shown} />;
    return (
      <Together
        whose={lines.map(({ uid }) => uid).join(' ')}
        className={styles.layout}
        wait={<Skeleton className={styles.loading} />}
      >
        <div className={styles.summary}>
          {shown && <OrderSummary cart={shown} coupon={cart.couponOf?.(shown.coupons)} deliveryOf={cart.deliveryOf} />}
        </div>
        <div
          className={styles.steps}
          ref={(steps) => {
            hadSteps.current ||= Boolean(steps);
          }}
        >
          {cart.hasFiles && !isSignedIn && (
            <Suspense>
              <FilesNotice />
            </Suspense>
          )}
          <Step
            number={1}
            title={t(isVirtual ? 'checkout.step.billing' : 'checkout.step.address')}
            state={stateOf('shippingAddress')}
            notice={notice}
            onEdit={() => edit('shippingAddress')}
            summary={
              shippingAddress && (
                <>
                  <p>{isSignedIn ? customer?.email : shippingAddress.email}</p>
                  <AddressLines address={isVirtual ? billingOf(billingAddress, shippingAddress) : shippingAddress} />
                </>
              )
            }
          >
            <ShippingAddressStep countries={countries} isVirtual={isVirtual} />
          </Step>
          {!isVirtual && (
            <>
              <Step
                number={2}
                title={t('checkout.step.shipping')}
                state={stateOf('shippingMethod')}
                notice={notice}
                onEdit={() => edit('shippingMethod')}
                summary={<p>{shippingMethod?.method_title}</p>}
              >
                <ShippingMethodStep siteAccess={cart.siteAccess} dayOf={cart.dayOf} />
              </Step>
              <Step
                number={3}
                title={t('checkout.step.billing')}
                state={stateOf('billingAddress')}
                notice={notice}
                onEdit={() => edit('billingAddress')}
                summary={
                  billingAddress?.sameAsShippingAddress ? (
                    <p>{t('checkout.billing.same')}</p>
                  ) : (
                    billingAddress && <AddressLines address={billingAddress} />
                  )
                }
              >
                <BillingStep countries={countries} />
              </Step>
            </>
          )}
          <Step
            number={isVirtual ? 2 : 4}
            title={t('checkout.step.payment')}
            state={stateOf('paymentMethod')}
            notice={notice}
            onEdit={() => edit('paymentMethod')}
            summary={
              paymentData && !('nonce' in paymentData) ? (
                <p>{[paymentData.title, paymentData.purchaseOrder].filter(Boolean).join(' · ')}</p>
              ) : (
                paymentData && (
                  <p>
                    {t('checkout.payment.ending', {
                      brand: brandLabel(paymentData.brand),
                      last4: paymentData.last4,
                      expiry: paymentData.expiry,
                    })}
                  </p>
                )
              )
            }
          >
            <PaymentStep />
          </Step>
          <Step
            number={isVirtual ? 3 : 5}
            title={t('checkout.step.review')}
            state={stateOf('order')}
            notice={notice}
            onEdit={() => undefined}
          >
            <ReviewStep agreement={cart.agreement} />
          </Step>
          <Button
            kind="link"
            size="small"
            className={styles.cancel}
            onClick={() => {
              cancel();
              onCancelled();
            }}
          >
            {t('checkout.cancel')}
          </Button>
        </div>
      </Together>
    );
  };

  return (
    <div className={styles.page}>
      <div className={styles.frame}>
        <Link href="/cart">
          <Icon name="chevron-left" size={16} />
          {t('checkout.frame.back')}
        </Link>
        <span className={styles.secure}>
          <Icon name="lock" size={16} />
          {t('checkout.frame.card')}
        </span>
        <Link href="/contact-us">{t('checkout.frame.help')}</Link>
      </div>
      <h1>{t('checkout.title')}</h1>
      <NeedsScripts />
      {body()}
    </div>
  );
};
