import { dateFormat, DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { GetAfterSalesDocument, type AfterSalesFragment } from './api/get-after-sales.graphql.ts';
import { ReturnForm } from './return-form.tsx';
import { savePdf } from './send.ts';
import styles from './after-sales.module.css';

const PAPERS = {
  RECEIPT: 'after.paper.receipt',
  INVOICE: 'after.paper.invoice',
  CREDIT_MEMO: 'after.paper.credit_memo',
  PACKING_SLIP: 'after.paper.packing_slip',
} as const;

const Pdfs = ({ token, papers }: { token: string; papers: AfterSalesFragment['papers'] }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const [busy, setBusy] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const save = async (number: string): Promise<void> => {
    setBusy(number);
    setIsFailed(false);
    await savePdf(commerce, { token, number }).catch(() => setIsFailed(true));
    setBusy('');
  };
  return (
    <section className={styles.sales}>
      <h3>{t('after.papers')}</h3>
      <ul className={styles.papers}>
        {papers.map(({ number, kind }) => (
          <li key={number}>
            <Button kind="default" size="medium" isBusy={busy === number} onClick={() => void save(number)}>
              {t(PAPERS[kind], { number })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {isFailed && t('after.paper.failed')}
      </p>
    </section>
  );
};

/** The agreement accepted with the order, in its original wording and language. */
const Agreed = ({ words, language, agreed_at }: NonNullable<AfterSalesFragment['agreement']>) => {
  const t = useT();
  const { storeView, timeZone = DEFAULT_TIME_ZONE } = usePlatform();
  const at = dateFormat(storeView.languageTag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <section className={styles.sales}>
      <h3>{t('after.agreed')}</h3>
      <p className={styles.note}>
        {t('after.agreed.at', { at: at.format(new Date(`${agreed_at.replace(' ', 'T')}Z`)) })}
      </p>
      <blockquote lang={language}>{words}</blockquote>
    </section>
  );
};

const Requests = ({ returns, lines }: Pick<AfterSalesFragment, 'returns' | 'lines'>) => {
  const t = useT();
  const optionsOf = (id: string): readonly string[] => lines.find((line) => line.id === id)?.options ?? [];
  return (
    <ul className={styles.list} aria-label={t('after.requests')}>
      {returns.map(({ number, kind, status, items, message, photos, replacement_order: replacement }) => (
        <li key={number} className={styles.request}>
          <p className={styles.head}>
            <span>{t(kind === 'CLAIM' ? 'after.claim.number' : 'after.return.number', { number })}</span>
            <span>{status}</span>
          </p>
          <ul>
            {items.map(({ id, name, quantity }) => (
              <li key={id}>{t('after.item', { quantity, name: [name, ...optionsOf(id)].join(' · ') })}</li>
            ))}
          </ul>
          {replacement && <p>{t('after.replacement', { number: replacement })}</p>}
          {message && <p>{message}</p>}
          {photos > 0 && <p className={styles.note}>{t('after.photos', { count: photos })}</p>}
        </li>
      ))}
    </ul>
  );
};

/** Documents, returns and damage claims of an order. Empty if the back end lacks them. */
export const AfterSales = ({ token }: { token: string }) => {
  const t = useT();
  const platform = usePlatform();
  const [changed, setChanged] = useState<AfterSalesFragment>();
  const [openForm, setOpenForm] = useState<'RETURN' | 'CLAIM'>();
  const [isDone, setIsDone] = useState(false);
  const { data } = useQuery({
    ...queryOptionsFor(
      platform,
      GetAfterSalesDocument,
      { token },
      { noCache: true, staleTime: 0, select: ({ orderAfterSales }) => orderAfterSales },
    ),
    enabled: hasFeature(platform, 'documents and returns'),
    retry: false,
  });
  const hasBoxes = hasFeature(platform, 'units of area');
  const after = changed ?? data;
  if (!after) return null;
  const mayReturn = after.lines.some((line) => line.to_return > 0);
  const mayClaim = after.lines.some((line) => line.to_claim > 0);
  const openFormOf = (kind: 'RETURN' | 'CLAIM') => () => {
    setIsDone(false);
    setOpenForm(kind);
  };
  return (
    <>
      <Pdfs token={token} papers={after.papers} />
      {after.agreement && <Agreed {...after.agreement} />}
      {(mayReturn || mayClaim || after.returns.length > 0) && (
        <section className={styles.sales}>
          <h3>{t('after.title')}</h3>
          {after.returns.length > 0 && <Requests returns={after.returns} lines={after.lines} />}
          <p role="status">{isDone && t('after.done')}</p>
          {!openForm && (mayReturn || mayClaim) && (
            <>
              {mayReturn && after.return_days !== null && (
                <p className={styles.note}>
                  {t(hasBoxes ? 'after.return.policy.boxes' : 'after.return.policy', {
                    days: after.return_days,
                    percent: after.restocking_percent,
                  })}
                </p>
              )}
              <div className={styles.actions}>
                {mayClaim && (
                  <Button kind="secondary" size="medium" onClick={openFormOf('CLAIM')}>
                    {t('after.claim')}
                  </Button>
                )}
                {mayReturn && (
                  <Button kind="default" size="medium" onClick={openFormOf('RETURN')}>
                    {t(hasBoxes ? 'after.return.boxes' : 'after.return')}
                  </Button>
                )}
              </div>
            </>
          )}
          {openForm && (
            <ReturnForm
              key={openForm}
              token={token}
              kind={openForm}
              lines={after.lines}
              onCancel={() => setOpenForm(undefined)}
              onSent={(next) => {
                setChanged(next);
                setOpenForm(undefined);
                setIsDone(true);
              }}
            />
          )}
        </section>
      )}
    </>
  );
};
