import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckout, useCheckoutActions, type CheckoutLine } from './checkout-context.tsx';
import type { Money, Step as StepName } from './state/types.ts';
import { BillingStep } from './steps/billing-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingAddressStep } from './steps/shipping-address-step.tsx';
import { ShippingMethodStep } from './steps/shipping-method-step.tsx';
import { Step } from './steps/step.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import styles from './checkout-page.module.css';

export type CheckoutCart = {
  isReady: boolean;
  lines: readonly CheckoutLine[];
  subtotal: Money | undefined;
  /** A line is out of stock or short. */
  isBlocked: boolean;
};

const ORDER: readonly StepName[] = ['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod', 'order'];

/** The first step that lacks its answer, or the one the shopper went back to. */
const useOpenStep = (): StepName => {
  const { shippingAddress, shippingMethod, billingAddress, paymentData, totals, editing } = useCheckout((state) => state);
  const isDone: Record<StepName, boolean> = {
    shippingAddress: shippingAddress !== undefined,
    shippingMethod: shippingMethod !== undefined && totals !== undefined,
    billingAddress: billingAddress !== undefined,
    paymentMethod: paymentData !== undefined,
    order: false,
  };
  const first = ORDER.find((step) => !isDone[step]) ?? 'order';
  return editing && ORDER.indexOf(editing) < ORDER.indexOf(first) ? editing : first;
};

const Notice = ({ title, text, action }: { title: string; text: string; action: ReactNode }) => (
  <div className={styles.notice}>
    <h2>{title}</h2>
    <p>{text}</p>
    {action}
  </div>
);

export const CheckoutPage = ({ cart }: { cart: CheckoutCart }) => {
  const t = useT();
  const platform = usePlatform();
  const { data: countries } = useSuspenseQuery(countriesQuery(platform));
  const { begin, edit } = useCheckoutActions();
  const state = useCheckout((current) => current);
  const open = useOpenStep();

  useEffect(() => begin(), [begin]);

  const stateOf = (step: StepName): 'open' | 'done' | 'waiting' => {
    if (step === open) return 'open';
    const first = ORDER.indexOf(open);
    const isAnswered = { shippingAddress: state.shippingAddress, shippingMethod: state.shippingMethod, billingAddress: state.billingAddress, paymentMethod: state.paymentData, order: undefined }[step];
    return isAnswered && (ORDER.indexOf(step) < first || state.editing) ? 'done' : 'waiting';
  };

  const body = () => {
    if (!cart.isReady) return <Skeleton className={styles.loading} />;
    if (!cart.lines.length) return <Notice title={t('checkout.empty')} text={t('checkout.empty.hint')} action={<Link className={buttonClass()} href="/">{t('cart.continue')}</Link>} />;
    if (cart.isBlocked) return <Notice title={t('checkout.blocked.title')} text={t('checkout.blocked')} action={<Link className={buttonClass()} href="/cart">{t('checkout.back')}</Link>} />;
    const { shippingAddress, billingAddress, paymentData, shippingMethod } = state;
    return (
      <div className={styles.layout}>
        <div className={styles.summary}>
          <OrderSummary lines={cart.lines} totals={state.totals} cartSubtotal={cart.subtotal} />
        </div>
        <div className={styles.steps}>
          <Step number={1} title={t('checkout.step.address')} state={stateOf('shippingAddress')} onEdit={() => edit('shippingAddress')} summary={shippingAddress && <><p>{shippingAddress.email}</p><AddressLines address={shippingAddress} /></>}>
            <ShippingAddressStep countries={countries} />
          </Step>
          <Step number={2} title={t('checkout.step.shipping')} state={stateOf('shippingMethod')} onEdit={() => edit('shippingMethod')} summary={<p>{shippingMethod?.method_title}</p>}>
            <ShippingMethodStep />
          </Step>
          <Step
            number={3}
            title={t('checkout.step.billing')}
            state={stateOf('billingAddress')}
            onEdit={() => edit('billingAddress')}
            summary={billingAddress?.sameAsShippingAddress ? <p>{t('checkout.billing.same')}</p> : billingAddress && <AddressLines address={billingAddress} />}
          >
            <BillingStep countries={countries} />
          </Step>
          <Step
            number={4}
            title={t('checkout.step.payment')}
            state={stateOf('paymentMethod')}
            onEdit={() => edit('paymentMethod')}
            summary={paymentData && <p>{t('checkout.payment.ending', { brand: paymentData.brand.toUpperCase(), last4: paymentData.last4, expiry: paymentData.expiry })}</p>}
          >
            <PaymentStep />
          </Step>
          <Step number={5} title={t('checkout.step.review')} state={stateOf('order')} onEdit={() => undefined}>
            <ReviewStep />
          </Step>
        </div>
      </div>
    );
  };

  return (
    <div className={styles.page}>
      <h1>{t('checkout.title')}</h1>
      {body()}
    </div>
  );
};
