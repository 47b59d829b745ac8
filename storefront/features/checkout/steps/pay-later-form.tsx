import { lazy, Suspense, useState } from 'react';
import { required, type Rule } from '#contract/validation.ts';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { PURCHASE_ORDER } from '../payment/methods.ts';
import type { PaymentMethod } from '../types.ts';
import { Actions, ErrorCount } from '../forms/form-parts.tsx';
import styles from './payment-step.module.css';

const NUMBER_LENGTH = 50;

type Rules = Readonly<Record<string, readonly Rule[]>>;

const fetchBuyingNote = async () => ({ default: (await import('../company/buying-note.tsx')).BuyingNote });
const BuyingNote = lazy(() => untilFetched(fetchBuyingNote));

/**
 * Returns whether a signed-in customer pays on account with a purchase order; the available credit is then shown first.
 */
const useIsOnAccount = (hasNumber: boolean): boolean => {
  const isSignedIn = useIsSignedIn();
  const isCarried = hasFeature(usePlatform(), 'companies');
  return hasNumber && isSignedIn && isCarried;
};

/** A method without a gateway: the merchant's instructions, and the purchase order number. */
export const PayLaterForm = ({ method, instructions }: { method: PaymentMethod; instructions: string | undefined }) => {
  const t = useT();
  const { submitPaymentMethod } = useCheckoutActions();
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const saved = useCheckout(({ paymentData }) =>
    paymentData && 'purchaseOrder' in paymentData ? paymentData.purchaseOrder : undefined,
  );
  const hasNumber = method.code === PURCHASE_ORDER;
  const submit = ({ po_number: number }: FormValues) =>
    submitPaymentMethod(method.code, {
      title: method.title,
      purchaseOrder: hasNumber ? number?.trim() : undefined,
    }).catch(() => undefined);
  const { errors, formProps } = useForm((): Rules => (hasNumber ? { po_number: [required] } : {}), submit);
  const isOnAccount = useIsOnAccount(hasNumber);
  const [isAbove, setIsAbove] = useState(false);
  const form = (
    <form {...formProps}>
      {instructions && <p className={styles.instructions}>{instructions}</p>}
      <ErrorCount errors={errors} />
      {hasNumber && (
        <div className={styles.fields}>
          <TextField
            className={styles.wide}
            label={t('checkout.payment.po_number')}
            name="po_number"
            maxLength={NUMBER_LENGTH}
            defaultValue={saved}
            autoComplete="off"
            error={errors['po_number']}
            required
          />
        </div>
      )}
      <Actions>
        <Button type="submit" isBusy={isSubmitting}>
          {t('checkout.continue.review')}
        </Button>
      </Actions>
    </form>
  );
  // The form is visible while the note loads, because the shopper may already type.
  return (
    <>
      {isOnAccount && (
        <Suspense>
          <BuyingNote onAbove={setIsAbove} />
        </Suspense>
      )}
      {!(isOnAccount && isAbove) && form}
    </>
  );
};
