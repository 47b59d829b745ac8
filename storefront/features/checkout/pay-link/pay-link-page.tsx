import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { isInvalidCartProblem } from '#contract/errors.ts';
import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import { countriesQuery } from '#storefront/platform/address/countries.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useContactPage } from '#storefront/platform/content/linked-content.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { NeedsScripts } from '#storefront/platform/session/needs-scripts.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { Step } from '../steps/step.tsx';
import { StepNotice } from '../steps/step-notice.tsx';
import { STEPS } from '../steps/steps.tsx';
import { OrderSummary } from '../summary/order-summary.tsx';
import type { Receipt } from '../types.ts';
import styles from '../checkout-page.module.css';

type Props = {
  /** Loads the order of the link; rejects with the client's typed errors. */
  open: () => Promise<void>;
  /** The order, once it was placed. */
  receipt: Receipt | undefined;
  /** Required agreements. */
  agreement?: ReactNode;
};

const PAYING = STEPS.filter(({ name }) => name === 'paymentMethod' || name === 'order');

const isEnded = (error: unknown): boolean => error instanceof GraphqlError && error.problems.some(isInvalidCartProblem);

const Ended = () => {
  const t = useT();
  const contact = useContactPage();
  return (
    <>
      <p role="alert">{t('checkout.link.ended')}</p>
      {contact && (
        <p>
          <Link className={buttonClass()} href={contact}>
            {t('checkout.frame.help')}
          </Link>
        </p>
      )}
    </>
  );
};

/** The order that staff prepared, with its payment. */
const Payment = ({ agreement }: Pick<Props, 'agreement'>) => {
  const t = useT();
  const { data: countries } = useSuspenseQuery(countriesQuery(usePlatform()));
  const { edit } = useCheckoutActions();
  const state = useCheckout((current) => current);
  const { status, shippingAddress, shippingMethod, paymentData, editing } = state;
  if (!status) return <Skeleton className={styles.loading} />;
  const { isVirtual } = status;
  const open = !paymentData || editing === 'paymentMethod' ? 'paymentMethod' : 'order';
  const cart = { isReady: true, failure: undefined, retry: () => {}, loaded: status, blocked: [], agreement };
  const context = { state, cart, isVirtual, countries, customerEmail: undefined, t };
  const stateOf = (name: string) => {
    if (name === open) return 'open';
    return name === 'paymentMethod' && paymentData ? 'done' : 'waiting';
  };
  return (
    <div className={styles.layout}>
      <div className={styles.summary}>
        <OrderSummary cart={status} />
      </div>
      <div className={styles.steps}>
        {shippingAddress && (
          <section className={styles.prepared} aria-label={t('checkout.link.for')}>
            <p>{shippingAddress.email}</p>
            <AddressLines address={shippingAddress} />
            {!isVirtual && <p>{shippingMethod?.method_title}</p>}
          </section>
        )}
        {PAYING.map((step, index) => (
          <Step
            key={step.name}
            number={index + 1}
            title={step.title(context)}
            state={stateOf(step.name)}
            notice={<StepNotice countries={countries} cart={status} />}
            onEdit={() => edit(step.name)}
            summary={step.summary?.(context)}
          >
            {step.form(context)}
          </Step>
        ))}
      </div>
    </div>
  );
};

/** Target of the link in the email with an order that staff prepared. */
export const PayLinkPage = ({ open, receipt, agreement }: Props) => {
  const t = useT();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    setFailure(undefined);
    open().catch((error: unknown) => !isLeft && setFailure(error));
    return () => {
      isLeft = true;
    };
  }, [open, attempt]);
  const body = () => {
    if (receipt)
      return (
        <div role="status">
          <p>{receipt.id ? t('checkout.link.placed', { number: receipt.id }) : t('checkout.link.placed_before')}</p>
          <p>{t('checkout.link.confirmation', { email: receipt.email ?? '' })}</p>
        </div>
      );
    if (isEnded(failure)) return <Ended />;
    if (failure)
      return (
        <>
          <p role="alert">{t('checkout.link.failed')}</p>
          <Button onClick={() => setAttempt((count) => count + 1)}>{t('checkout.link.retry')}</Button>
        </>
      );
    return <Payment agreement={agreement} />;
  };
  return (
    <div className={styles.page}>
      <h1>{t('checkout.link.title')}</h1>
      <NeedsScripts />
      {body()}
    </div>
  );
};
