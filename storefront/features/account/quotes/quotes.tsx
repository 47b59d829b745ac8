import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { RequestQuoteForm } from './request-quote-form.tsx';
import type { Wanted } from './request-values.ts';
import { QuoteList } from './quote-list.tsx';
import { QuotePage } from './quote-page.tsx';
import { quotesQuery } from './quote-queries.ts';
import type { PriceQuoteSource } from './request-price-quote.graphql.ts';
import styles from './quotes.module.css';

export type QuoteRequest = { source: PriceQuoteSource; lines: readonly Wanted[] };

type Props = {
  /** Number of the displayed quote. */
  number?: string | undefined;
  /** Products of a new quote request; undefined without one. */
  asking?: QuoteRequest | undefined;
  openQuote: (number: string) => void;
  openCart: () => Promise<void>;
  /** Sign-in form for guests. */
  signIn?: ReactNode;
};

const Closed = () => {
  const t = useT();
  return (
    <p>
      {t('quotes.ask.closed')} <Link href="/contact-us">{t('quotes.ask.write')}</Link>
    </p>
  );
};

const RequestForm = ({ asking, openQuote, signIn }: Pick<Props, 'openQuote' | 'signIn'> & { asking: QuoteRequest }) => {
  const t = useT();
  if (asking.lines.length === 0) return <p>{t('quotes.ask.nothing')}</p>;
  return <RequestQuoteForm {...asking} done={openQuote} signIn={signIn} />;
};

const Lists = ({ asking, openQuote }: Pick<Props, 'asking' | 'openQuote'>) => (
  <AccountPart query={useQuery(quotesQuery(usePlatform()))}>
    {(quotes) => (
      <>
        {asking && (quotes?.is_open ? <RequestForm asking={asking} openQuote={openQuote} /> : <Closed />)}
        {!asking && <QuoteList quotes={quotes?.items ?? []} />}
      </>
    )}
  </AccountPart>
);

/** The customer's quotes: the list, one quote, or the request form, which guests can see too. */
export const Quotes = ({ number, asking, openQuote, openCart, signIn }: Props) => {
  const isThere = hasFeature(usePlatform(), 'quotes');
  if (!isThere) return <Closed />;
  return (
    <div className={styles.quotes}>
      {signIn ? (
        asking ? (
          <RequestForm asking={asking} openQuote={openQuote} signIn={signIn} />
        ) : (
          signIn
        )
      ) : number ? (
        <QuotePage number={number} openCart={openCart} />
      ) : (
        <Lists asking={asking} openQuote={openQuote} />
      )}
    </div>
  );
};
