import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MAX_DECLINE_REASON } from '#contract/company.ts';
import { required } from '#contract/validation.ts';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { ApprovePurchaseOrderDocument } from './approve-purchase-order.graphql.ts';
import { CancelPurchaseOrderDocument } from './cancel-purchase-order.graphql.ts';
import { purchaseOrdersQuery, type PurchaseOrderShown } from './company-queries.ts';
import { RejectPurchaseOrderDocument } from './reject-purchase-order.graphql.ts';
import { useCompanyWork } from './use-company-work.ts';
import lists from '../activity/activity.module.css';
import styles from './company.module.css';

const DeclineForm = ({ approval, done }: { approval: PurchaseOrderShown; done: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, problem, work } = useCompanyWork();
  const root = useRef<HTMLDivElement>(null);
  // The focused button that opened the form is gone.
  useEffect(() => root.current?.closest('form')?.querySelector('input')?.focus(), []);
  const { errors, formProps } = useForm(
    () => ({ comment: [required] }),
    async ({ comment }) => {
      const variables = { uid: approval.uid, comment };
      const isDone = await work(
        async () => (await commerce.mutate(RejectPurchaseOrderDocument, variables)).rejectPurchaseOrders,
        'company.waiting.declined',
      );
      if (isDone) done();
    },
  );
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        label={t('company.waiting.reason', { name: approval.requested_by })}
        name="comment"
        maxLength={MAX_DECLINE_REASON}
        autoComplete="off"
        error={errors['comment']}
        required
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div ref={root} className={styles.actions}>
        <Button type="submit" kind="secondary" size="medium" isBusy={isBusy}>
          {t('company.waiting.decline')}
        </Button>
        <Button kind="link" size="medium" onClick={done}>
          {t('company.back')}
        </Button>
      </div>
    </form>
  );
};

const STATES = {
  APPROVAL_REQUIRED: ['company.status.APPROVAL_REQUIRED', 'accent'],
  ORDER_PLACED: ['company.status.ORDER_PLACED', 'success'],
  ORDER_FAILED: ['company.status.ORDER_FAILED', 'error'],
  REJECTED: ['company.status.REJECTED', 'error'],
  CANCELED: ['company.status.CANCELED', 'accent'],
} as const;

type WaitingProps = {
  isDecided: boolean;
  /** Called when an order was withdrawn: its cart may belong to the customer again. */
  takenBack: () => void;
};

const PendingApproval = ({ approval, isDecided, takenBack }: WaitingProps & { approval: PurchaseOrderShown }) => {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const { commerce } = usePlatform();
  const { isBusy, problem, work } = useCompanyWork();
  const [isDeclining, setIsDeclining] = useState(false);
  const total = money(approval.total) ?? '';
  const values = { name: approval.requested_by, total };
  const [word, tone] = STATES[approval.status];
  const isWaiting = approval.status === 'APPROVAL_REQUIRED';
  const approve = () =>
    work(
      async () => (await commerce.mutate(ApprovePurchaseOrderDocument, { uid: approval.uid })).approvePurchaseOrders,
      'company.waiting.approved',
    );
  const takeBack = async (): Promise<void> => {
    const isDone = await work(
      async () => (await commerce.mutate(CancelPurchaseOrderDocument, { uid: approval.uid })).cancelPurchaseOrders,
      'company.waiting.taken_back',
    );
    if (isDone) takenBack();
  };
  return (
    <li>
      <p>
        <span className={lists.name}>
          {t('company.waiting.asked', { name: approval.requested_by, day: date(approval.created_at) })}
        </span>{' '}
        <Badge tone={tone}>{t(word, { by: approval.decided_by ?? '' })}</Badge>
      </p>
      <p className={styles.amount}>{total}</p>
      <ul className={styles.lines}>
        {approval.lines.map(({ sku, name, quantity }) => (
          <li key={sku}>{t('company.waiting.line', { quantity, name })}</li>
        ))}
      </ul>
      {approval.order_number && <p className={lists.facts}>{t('orders.number', { number: approval.order_number })}</p>}
      {approval.comment && <blockquote className={styles.reason}>{approval.comment}</blockquote>}
      {isWaiting && !isDeclining && (
        <div className={styles.actions}>
          {isDecided && (
            <>
              <Button
                size="medium"
                isBusy={isBusy}
                aria-label={t('company.waiting.approve.label', values)}
                onClick={() => void approve()}
              >
                {t('company.waiting.approve')}
              </Button>
              <Button
                kind="link"
                size="medium"
                aria-label={t('company.waiting.decline.label', values)}
                onClick={() => setIsDeclining(true)}
              >
                {t('company.waiting.decline')}
              </Button>
            </>
          )}
          {approval.is_yours && (
            <Button kind="link" size="medium" isBusy={isBusy} onClick={() => void takeBack()}>
              {t('company.waiting.take_back')}
            </Button>
          )}
        </div>
      )}
      {isDeclining && <DeclineForm approval={approval} done={() => setIsDeclining(false)} />}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </li>
  );
};

/** Orders with pending or past approval: administrators decide, the buyer may withdraw them. */
export const Waiting = (given: WaitingProps) => {
  const t = useT();
  return (
    <AccountPart query={useQuery(purchaseOrdersQuery(usePlatform()))}>
      {(items) => (
        <ActivityList title={t('company.waiting')} none={t('company.waiting.none')}>
          {items.map((approval) => (
            <PendingApproval key={approval.uid} approval={approval} {...given} />
          ))}
        </ActivityList>
      )}
    </AccountPart>
  );
};
