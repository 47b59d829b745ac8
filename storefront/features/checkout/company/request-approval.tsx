import { useEffect, useState } from 'react';
import { PAGES } from '#contract/pages.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { SetPaymentMethodDocument } from '../api/set-payment-method.graphql.ts';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import styles from '../steps/payment-step.module.css';
import { PlacePurchaseOrderDocument } from './place-purchase-order.graphql.ts';
import { useBuying } from './use-buying.ts';

/** The back end's own words, which are in the shopper's language. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof GraphqlError && /^(?:APPROVAL|COMPANY|CREDIT)_/.test(error.problems[0]?.code ?? '')
    ? error.message
    : undefined;

/** Cards are charged when an order is placed, so orders that need approval cannot be paid by card. */
const NoCard = () => {
  const t = useT();
  const { edit } = useCheckoutActions();
  return (
    <>
      <p className={styles.note}>{t('checkout.company.card')}</p>
      <Button isWide onClick={() => edit('paymentMethod')}>
        {t('checkout.company.other')}
      </Button>
    </>
  );
};

/** Sends an order; its cart goes along, and the account shows it. */
const Send = ({ onRefused }: { onRefused: () => void }) => {
  const t = useT();
  const router = useRouter();
  const inView = useAddress();
  const { commerce } = usePlatform();
  const { handOver } = useCheckoutActions();
  const code = useCheckout((state) => state.paymentCode);
  const data = useCheckout((state) => state.paymentData);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (form: HTMLFormElement | null): Promise<void> => {
    if (form?.reportValidity() === false) return;
    const agreed = form ? new FormData(form).getAll('agreement').map(Number) : [];
    setIsBusy(true);
    setProblem(undefined);
    const number = data && 'purchaseOrder' in data ? data.purchaseOrder : undefined;
    const payment = { code: code ?? '', ...(number === undefined ? {} : { purchase_order_number: number }) };
    try {
      await handOver(async (cartId) => {
        await commerce.mutate(SetPaymentMethodDocument, { cartId, payment }, { isIdempotent: true });
        await commerce.mutate(PlacePurchaseOrderDocument, { cartId, agreed });
      });
      addToast({ type: 'success', message: t('checkout.company.sent') });
      await router.navigate(inView(PAGES['account/company'].path));
    } catch (error) {
      onRefused();
      setProblem(wordsOf(error) ?? t('checkout.company.failed'));
      setIsBusy(false);
    }
  };
  return (
    <>
      <p role="alert" className={problem && styles.note}>
        {problem}
      </p>
      <Button isWide isBusy={isBusy} onClick={(event) => void send(event.currentTarget.form)}>
        {t('checkout.company.send')}
      </Button>
    </>
  );
};

type Props = {
  /** The back end refused the order because it needs approval. */
  isRefused: boolean;
  /** Called when it is known whether the order needs approval. */
  onNeeded: (isNeeded: boolean) => void;
};

/** For an order that needs the yes of an administrator: it is sent to them. */
export const ApprovalRequest = ({ isRefused, onNeeded }: Props) => {
  const t = useT();
  const { needsApproval, refetch } = useBuying();
  const isCard = useCheckout(({ paymentData }) => paymentData && 'nonce' in paymentData);
  useEffect(() => onNeeded(needsApproval), [onNeeded, needsApproval]);
  if (!isRefused && !needsApproval) return null;
  return (
    <>
      {!isRefused && <p className={styles.note}>{t('checkout.company.needs')}</p>}
      {isCard ? <NoCard /> : <Send onRefused={() => void refetch()} />}
    </>
  );
};
