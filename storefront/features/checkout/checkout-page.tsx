import { useContactPage } from '#storefront/platform/content/linked-content.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
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
import type { CheckoutCart } from './checkout-cart.ts';
import { useCheckout, useCheckoutActions } from './checkout-context.tsx';
import { AccountNeeded, CartBlocked, CartLoadError, EmptyCart, SessionEnded } from './obstacles/obstacles.tsx';
import { guestCheckoutQuery } from './guest-checkout-query.ts';
import { Step } from './steps/step.tsx';
import { StepNotice } from './steps/step-notice.tsx';
import { neededSteps, openStep } from './steps/steps.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import styles from './checkout-page.module.css';

const FilesNotice = lazy(() => untilFetched(() => import('./files/files-notice.tsx')));

export const CheckoutPage = ({ cart, onCancelled }: { cart: CheckoutCart; onCancelled: () => void }) => {
  const t = useT();
  const platform = usePlatform();
  const contact = useContactPage();
  const { data: countries } = useSuspenseQuery(countriesQuery(platform));
  const { data: takesGuests = true } = useQuery(guestCheckoutQuery(platform));
  const { edit, cancel, reset } = useCheckoutActions();
  const state = useCheckout((current) => current);
  const customer = useSignedInCustomer();
  const isSignedIn = useIsSignedIn();
  const hasSignInEnded = !isSignedIn && state.isCustomers;
  const { lines = [], isVirtual = false } = cart.loaded ?? {};
  const steps = neededSteps({ isVirtual });
  const open = openStep(steps, state);
  const hadSteps = useRef(false);

  const stateOf = ({ name, isDone }: (typeof steps)[number], index: number): 'open' | 'done' | 'waiting' => {
    if (name === open) return 'open';
    const isBefore = index < steps.findIndex((step) => step.name === open);
    return isDone(state) && (isBefore || state.editing) ? 'done' : 'waiting';
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
    if (!takesGuests && !isSignedIn)
      return (
        <UntilKnown>
          <AccountNeeded after={hadSteps} />
        </UntilKnown>
      );
    if (cart.blocked.length) return <CartBlocked after={hadSteps} items={cart.blocked} />;
    const shown = state.status ?? cart.loaded;
    const notice = <StepNotice countries={countries} cart={shown} />;
    const customerEmail = isSignedIn ? customer?.email : undefined;
    const context = { state, cart, isVirtual, countries, customerEmail, t };
    return (
      <Together
        owner={lines.map(({ uid }) => uid).join(' ')}
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
          {steps.map((step, index) => (
            <Step
              key={step.name}
              number={index + 1}
              title={step.title(context)}
              state={stateOf(step, index)}
              notice={notice}
              onEdit={() => edit(step.name)}
              summary={step.summary?.(context)}
            >
              {step.form(context)}
            </Step>
          ))}
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
        {contact && <Link href={contact}>{t('checkout.frame.help')}</Link>}
      </div>
      <h1>{t('checkout.title')}</h1>
      <NeedsScripts />
      {body()}
    </div>
  );
};
