import { dateFormat } from '#contract/date-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { ActivityList } from '../activity/activity-list.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { creditQuery, type CreditShown } from './company-queries.ts';
import lists from '../activity/activity.module.css';
import styles from './company.module.css';

const Shown = ({ credit }: { credit: CreditShown }) => {
  const t = useT();
  const money = useMoney();
  const { storeView } = usePlatform();
  const day = dateFormat(storeView.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' });
  const sums = [
    ['credit.limit', credit.credit_limit],
    ['credit.used', credit.outstanding_balance],
    ['credit.free', credit.available_credit],
  ] as const;
  return (
    <>
      <section className={lists.section} aria-labelledby="credit-title">
        <h2 id="credit-title" className={lists.title}>
          {t('credit.title')}
        </h2>
        <p className={lists.none}>{t('credit.text', { days: credit.terms_days })}</p>
        <dl className={styles.creditSums}>
          {sums.map(([name, amount]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
        {(credit.not_invoiced.value ?? 0) > 0 && (
          <p className={lists.none}>{t('credit.not_invoiced', { amount: money(credit.not_invoiced) })}</p>
        )}
      </section>
      <ActivityList title={t('credit.invoices')} none={t('credit.invoices.none')}>
        {credit.invoices.map((invoice) => (
          <li key={invoice.number}>
            <p className={lists.name}>
              {invoice.number} {invoice.is_overdue && <Badge tone="error">{t('credit.overdue')}</Badge>}
            </p>
            <p className={styles.amount}>{money(invoice.due)}</p>
            <p className={lists.facts}>
              {[
                t('credit.due', { day: day.format(new Date(invoice.due_on)) }),
                t('orders.number', { number: invoice.order_number }),
                ...(invoice.purchase_order_number
                  ? [t('credit.purchase_order', { number: invoice.purchase_order_number })]
                  : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ActivityList>
    </>
  );
};

/** Credit limit, amounts due and available, and open invoices; empty for companies without credit. */
export const Credit = () => {
  const t = useT();
  const platform = usePlatform();
  const query = useQuery({ ...creditQuery(platform), enabled: hasFeature(platform, 'companies') });
  if (!hasFeature(platform, 'companies')) return null;
  return (
    <>
      <AccountPart query={query}>{(credit) => credit && <Shown credit={credit} />}</AccountPart>
      <p>
        <Link className={lists.more} href="/account-company">
          {t('credit.company')}
        </Link>
      </p>
    </>
  );
};
