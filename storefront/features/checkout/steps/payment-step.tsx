import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { CHECKOUT_GATEWAYS } from '../gateways/registry.ts';
import { isPaidLater, offeringOf, vaultOf } from '../payment/methods.ts';
import type { PaymentMethod } from '../types.ts';
import { StepFailure } from '../forms/form-parts.tsx';
import type { SaveCard } from '../forms/save-card.ts';
import styles from './payment-step.module.css';

const fetchPayLaterForm = async () => ({ default: (await import('./pay-later-form.tsx')).PayLaterForm });
const PayLaterForm = lazy(() => untilFetched(fetchPayLaterForm));

/** Card forms of the gateways by method code. */
const CARD_FORMS = new Map(
  CHECKOUT_GATEWAYS.map(({ gateway, fetchForm }) => [gateway.code, lazy(() => untilFetched(fetchForm))]),
);

const fetchSavedCards = async () => ({ default: (await import('./saved-card-choice.tsx')).SavedCardChoice });
const SavedCardChoice = lazy(() => untilFetched(fetchSavedCards));

const NONE: ReadonlyMap<string, string> = new Map();

/** The merchant's words for the offered methods; they come after the form. */
const useInstructions = (methods: readonly PaymentMethod[] | undefined): ReadonlyMap<string, string> => {
  const { paymentInstructions } = useCheckoutActions();
  const [notice, setNotice] = useState(NONE);
  const codes = methods?.map(({ code }) => code).join();
  useEffect(() => {
    let isLeft = false;
    if (codes) void paymentInstructions().then((words) => !isLeft && setNotice(words));
    return () => {
      isLeft = true;
    };
  }, [codes, paymentInstructions]);
  return notice;
};

/** The card form of a method; undefined for methods paid later. */
const cardForm = (code: string): ((save?: SaveCard) => ReactNode) | undefined => {
  const Form = CARD_FORMS.get(code);
  return Form && ((save) => <Form {...(save && { save })} />);
};

const hasForm = (code: string): boolean => CARD_FORMS.has(code) || isPaidLater(code);

/** Payment methods for this cart. A method without a form on this page is listed but disabled. */
export const PaymentStep = () => {
  const t = useT();
  const { synchronize } = useCheckoutActions();
  const methods = useCheckout((state) => state.paymentMethods);
  const chosen = useCheckout((state) => state.paymentCode && offeringOf(state.paymentCode));
  const isSignedIn = useIsSignedIn();
  // A declined payment returns to this step, where its error is shown.
  const failure = useCheckout((state) => state.errors.paymentMethod ?? state.errors.order);
  const [picked, setPicked] = useState<string>();
  const instructions = useInstructions(methods);
  const isUnknown = methods === undefined;
  useEffect(() => {
    if (isUnknown) void synchronize();
  }, [isUnknown, synchronize]);

  if (!methods) return <Skeleton className={styles.loading} />;
  const usable = methods.filter(({ code }) => hasForm(code));
  const method = [picked, chosen].map((code) => usable.find((one) => one.code === code)).find(Boolean) ?? usable[0];
  const form = method && cardForm(method.code);
  return (
    <>
      <StepFailure error={failure} />
      {methods.length > 1 && (
        <fieldset className={styles.methods}>
          <legend className={styles.legend}>{t('checkout.payment.choose')}</legend>
          {methods.map(({ code, title }) => (
            <Radio
              key={code}
              isCard
              name="payment_method"
              value={code}
              label={title}
              checked={code === method?.code}
              disabled={!hasForm(code)}
              hint={hasForm(code) ? undefined : t('checkout.payment.unknown')}
              onChange={() => setPicked(code)}
            />
          ))}
        </fieldset>
      )}
      {methods.length === 1 && !method && (
        <p>
          <strong>{methods[0]?.title}</strong> {t('checkout.payment.unknown')}
        </p>
      )}
      {methods.length === 0 && <p>{t('checkout.payment.none')}</p>}
      {form && (
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          {method && isSignedIn && vaultOf(method.code) ? (
            <SavedCardChoice key={method.code} code={method.code} form={form} />
          ) : (
            form()
          )}
        </Suspense>
      )}
      {method && isPaidLater(method.code) && (
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <PayLaterForm key={method.code} method={method} instructions={instructions.get(method.code)} />
        </Suspense>
      )}
    </>
  );
};
