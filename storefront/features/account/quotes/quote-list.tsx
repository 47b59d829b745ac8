import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import type { GetPriceQuotesQuery } from './get-price-quotes.graphql.ts';
import { QuoteBadge } from './quote-state.tsx';
import { useQuoteDay } from './use-quote-day.ts';
import styles from './quotes.module.css';

type Quotes = NonNullable<GetPriceQuotesQuery['customerPriceQuotes']>['items'];

/** The customer's quotes, newest first. */
export const QuoteList = ({ quotes }: { quotes: Quotes }) => {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const day = useQuoteDay();
  if (quotes.length === 0)
    return (
      <>
        <h2 className={styles.title}>{t('quotes.none.title')}</h2>
        <p className={styles.none}>{t('quotes.none')}</p>
        <Link className={buttonClass()} href="/">
          {t('cart.continue')}
        </Link>
      </>
    );
  return (
    <section aria-labelledby="quotes-list">
      <h2 id="quotes-list" className={styles.title}>
        {t('quotes.list')}
      </h2>
      <ul className={styles.list}>
        {quotes.map(({ number, state, asked_at: at, valid_until: until, total, lines }) => (
          <li key={number}>
            <Link className={styles.name} href={`/account-quotes?quote=${number}`}>
              {t('quotes.number', { number })}
            </Link>
            <QuoteBadge state={state} />
            <p className={styles.hint}>{lines.map(({ name }) => name).join(', ')}</p>
            <p className={styles.hint}>
              {[
                t('quotes.asked', { day: date(at) }),
                ...(until ? [t(state === 'EXPIRED' ? 'quotes.ended' : 'quotes.until', { day: day(until) })] : []),
              ].join(' · ')}
            </p>
            {total && <p className={styles.amount}>{money(total)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
