import { useContactPage } from '#storefront/platform/content/linked-content.ts';
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
  quoteRequest?: QuoteRequest | undefined;
  openQuote: (number: string) => void;
  openCart: () => Promise<void>;
  /** Sign-in form for guests. */
  signIn?: ReactNode;
};

const Closed = () => {
  const t = useT();
  const contact = useContactPage();
  return (
    <p>
      {t('quotes.ask.closed')} {contact && <Link href={contact}>{t('quotes.ask.write')}</Link>}
    </p>
  );
};

const RequestForm = ({
  quoteRequest,
  openQuote,
  signIn,
}: Pick<Props, 'openQuote' | 'signIn'> & { quoteRequest: QuoteRequest }) => {
  const t = useT();
  if (quoteRequest.lines.length === 0) return <p>{t('quotes.ask.nothing')}</p>;
  return <RequestQuoteForm {...quoteRequest} done={openQuote} signIn={signIn} />;
};

const Lists = ({ quoteRequest, openQuote }: Pick<Props, 'quoteRequest' | 'openQuote'>) => (
  <AccountPart query={useQuery(quotesQuery(usePlatform()))}>
    {(quotes) => (
      <>
        {quoteRequest &&
          (quotes?.is_open ? <RequestForm quoteRequest={quoteRequest} openQuote={openQuote} /> : <Closed />)}
        {!quoteRequest && <QuoteList quotes={quotes?.items ?? []} />}
      </>
    )}
  </AccountPart>
);

/** The customer's quotes: the list, one quote, or the request form, which guests can see too. */
export const Quotes = ({ number, quoteRequest, openQuote, openCart, signIn }: Props) => {
  const isThere = hasFeature(usePlatform(), 'quotes');
  if (!isThere) return <Closed />;
  return (
    <div className={styles.quotes}>
      {signIn ? (
        quoteRequest ? (
          <RequestForm quoteRequest={quoteRequest} openQuote={openQuote} signIn={signIn} />
        ) : (
          signIn
        )
      ) : number ? (
        <QuotePage number={number} openCart={openCart} />
      ) : (
        <Lists quoteRequest={quoteRequest} openQuote={openQuote} />
      )}
    </div>
  );
};
