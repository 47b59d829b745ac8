import type { ReactNode } from 'react';
import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import type { Country } from '#storefront/platform/address/countries.ts';
import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import { brandLabel } from '#storefront/platform/saved-cards/card-brand.ts';
import type { CheckoutCart } from '../checkout-cart.ts';
import { billingOf } from '../state/addresses.ts';
import type { CheckoutState, Step as StepName } from '../types.ts';
import { BillingStep } from './billing-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingAddressStep } from './shipping-address-step.tsx';
import { ShippingMethodStep } from './shipping-method-step.tsx';
import { ShippingSummary } from './shipping-summary.tsx';

export type StepContext = {
  state: CheckoutState;
  cart: CheckoutCart;
  isVirtual: boolean;
  countries: readonly Country[];
  /** Email of the signed-in customer; guests enter theirs with the address. */
  customerEmail: string | undefined;
  t: Translate;
};

type CheckoutStep = {
  name: StepName;
  title(context: StepContext): string;
  /** Returns false if the cart skips this step. */
  isNeeded(context: Pick<StepContext, 'isVirtual'>): boolean;
  /** Returns true if the step is complete, so that the next one can open. */
  isDone(state: CheckoutState): boolean;
  form(context: StepContext): ReactNode;
  /** The entered data, shown once the step is complete. */
  summary?(context: StepContext): ReactNode;
};

const always = (): boolean => true;
const ifShipped = ({ isVirtual }: Pick<StepContext, 'isVirtual'>): boolean => !isVirtual;

/** The steps of checkout in their order. */
export const STEPS: readonly CheckoutStep[] = [
  {
    name: 'shippingAddress',
    title: ({ t, isVirtual }) => t(isVirtual ? 'checkout.step.billing' : 'checkout.step.address'),
    isNeeded: always,
    isDone: ({ shippingAddress }) => shippingAddress !== undefined,
    form: ({ countries, isVirtual }) => <ShippingAddressStep countries={countries} isVirtual={isVirtual} />,
    summary: ({ state: { shippingAddress, billingAddress }, isVirtual, customerEmail }) =>
      shippingAddress && (
        <>
          <p>{customerEmail ?? shippingAddress.email}</p>
          <AddressLines address={isVirtual ? billingOf(billingAddress, shippingAddress) : shippingAddress} />
        </>
      ),
  },
  {
    name: 'shippingMethod',
    title: ({ t }) => t('checkout.step.shipping'),
    isNeeded: ifShipped,
    isDone: ({ shippingMethod, totals }) => shippingMethod !== undefined && totals !== undefined,
    form: ({ cart }) => (
      <ShippingMethodStep shipments={cart.shipments} siteAccess={cart.siteAccess} dayOf={cart.dayOf} />
    ),
    summary: ({ state: { shippingMethod }, cart }) => <ShippingSummary method={shippingMethod} dayOf={cart.dayOf} />,
  },
  {
    name: 'billingAddress',
    title: ({ t }) => t('checkout.step.billing'),
    isNeeded: ifShipped,
    isDone: ({ billingAddress }) => billingAddress !== undefined,
    form: ({ countries }) => <BillingStep countries={countries} />,
    summary: ({ state: { billingAddress }, t }) =>
      billingAddress?.sameAsShippingAddress ? (
        <p>{t('checkout.billing.same')}</p>
      ) : (
        billingAddress && <AddressLines address={billingAddress} />
      ),
  },
  {
    name: 'paymentMethod',
    title: ({ t }) => t('checkout.step.payment'),
    isNeeded: always,
    isDone: ({ paymentData }) => paymentData !== undefined,
    form: () => <PaymentStep />,
    summary: ({ state: { paymentData }, t }) => {
      if (!paymentData) return null;
      if (!('nonce' in paymentData))
        return <p>{[paymentData.title, paymentData.purchaseOrder].filter(Boolean).join(' · ')}</p>;
      const { brand, last4, expiry } = paymentData;
      return <p>{t('checkout.payment.ending', { brand: brandLabel(brand), last4, expiry })}</p>;
    },
  },
  {
    name: 'order',
    title: ({ t }) => t('checkout.step.review'),
    isNeeded: always,
    isDone: () => false,
    form: ({ state: { shippingMethod }, cart, isVirtual }) => (
      <ReviewStep
        delivery={!isVirtual && <ShippingSummary method={shippingMethod} dayOf={cart.dayOf} />}
        agreement={cart.agreement}
      />
    ),
  },
];

export const neededSteps = (context: Pick<StepContext, 'isVirtual'>): readonly CheckoutStep[] =>
  STEPS.filter(({ isNeeded }) => isNeeded(context));

/** The first incomplete step, or an earlier one that the shopper reopened. */
export const openStep = (steps: readonly CheckoutStep[], state: CheckoutState): StepName => {
  const first = Math.max(
    steps.findIndex(({ isDone }) => !isDone(state)),
    0,
  );
  const edited = steps.findIndex(({ name }) => name === state.editing);
  return (steps[edited >= 0 && edited < first ? edited : first] as CheckoutStep).name;
};
