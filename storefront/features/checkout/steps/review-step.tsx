import { Link } from '#storefront/platform/navigation/link.tsx';
import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { lazy, Suspense, useState, type ReactNode, type SubmitEvent } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { isApprovalNeeded } from '../company/refusal.ts';
import { StepFailure } from '../forms/form-parts.tsx';
import styles from './review-step.module.css';

const loadApprovalRequest = async () => ({
  default: (await import('../company/request-approval.tsx')).ApprovalRequest,
});
const ApprovalRequest = lazy(() => untilFetched(loadApprovalRequest));

/** `delivery` is the shipping method with its day, `agreement` the required agreements. */
export const ReviewStep = ({ delivery, agreement }: { delivery?: ReactNode; agreement?: ReactNode }) => {
  const t = useT();
  const money = useMoney();
  const { submitOrder } = useCheckoutActions();
  const totals = useCheckout((state) => state.totals);
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  // The amount on the button is being refetched.
  const isSynchronizing = useCheckout((state) => state.isSynchronizing);
  const failure = useCheckout((state) => state.errors.order);
  // An order on account, by cheque or by transfer is paid later.
  const isPaidNow = useCheckout(({ paymentData }) => !paymentData || 'nonce' in paymentData);
  const terms = useContentLink('#terms-and-conditions', '/terms-and-conditions');
  const needsApproval = isApprovalNeeded(failure);
  // Orders for a company may need approval.
  const isCustomer = useIsSignedIn();
  const [isForApproval, setIsForApproval] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submitOrder(new FormData(event.currentTarget).getAll('agreement').map(String)).catch(() => undefined);
  };
  return (
    <form method="dialog" className={styles.review} onSubmit={onSubmit}>
      <StepFailure error={failure} />
      {delivery && <div className={styles.delivery}>{delivery}</div>}
      {terms && (
        <p>
          {t('checkout.review.terms')} <Link href={terms}>{t('checkout.review.terms.read')}</Link>
        </p>
      )}
      {agreement}
      {isCustomer && (
        <Suspense fallback={null}>
          <ApprovalRequest isRefused={needsApproval} onNeeded={setIsForApproval} />
        </Suspense>
      )}
      <CaptchaNote form="PLACE_ORDER" />
      {!isForApproval && (
        <Button
          type="submit"
          kind={needsApproval ? 'secondary' : 'primary'}
          isWide
          isBusy={isSubmitting || isSynchronizing}
        >
          {t(isPaidNow ? 'checkout.place' : 'checkout.place.later', { total: money(totals?.grandTotal) })}
        </Button>
      )}
      <p role="status" className={styles.status}>
        {isSubmitting ? t('checkout.placing') : ''}
      </p>
    </form>
  );
};
