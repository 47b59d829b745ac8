import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { StepFailure } from './form-parts.tsx';
import styles from './review-step.module.css';

export const ReviewStep = () => {
  const t = useT();
  const money = useMoney();
  const { submitOrder } = useCheckoutActions();
  const totals = useCheckout((state) => state.totals);
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  // The amount on the button is being refetched.
  const isSynchronizing = useCheckout((state) => state.isSynchronizing);
  const failure = useCheckout((state) => state.errors.order);
  return (
    <div className={styles.review}>
      <StepFailure error={failure} />
      <p>
        {t('checkout.review.terms')} <a href="#terms-and-conditions">{t('checkout.review.terms.read')}</a>
      </p>
      <Button isWide isBusy={isSubmitting || isSynchronizing} onClick={() => void submitOrder().catch(() => undefined)}>
        {t('checkout.place', { total: money(totals?.grandTotal) })}
      </Button>
      <p role="status" className={styles.status}>
        {isSubmitting ? t('checkout.placing') : ''}
      </p>
    </div>
  );
};
