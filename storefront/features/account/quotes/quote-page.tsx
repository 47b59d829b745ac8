import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { MAX_QUOTE_LINE_NOTE } from '#contract/quotes.ts';
import { AccountPart } from '../area/account-part.tsx';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { AcceptPriceQuoteDocument } from './accept-price-quote.graphql.ts';
import { DeclinePriceQuoteDocument } from './decline-price-quote.graphql.ts';
import type { PriceQuoteFragment } from './get-price-quote.graphql.ts';
import { QuoteLines } from './quote-lines.tsx';
import { quoteQuery, quoteRefusal, saveQuotePdf } from './quote-queries.ts';
import { QuoteBadge, STATES } from './quote-state.tsx';
import { useQuoteDay } from './use-quote-day.ts';
import { WithdrawPriceQuoteDocument } from './withdraw-price-quote.graphql.ts';
import styles from './quotes.module.css';

/** Labels of actors. Customers have none: in a company, any colleague may have requested or accepted the quote. */
const ACTORS = { CUSTOMER: undefined, STAFF: 'quotes.by.staff', SHOP: 'quotes.by.shop' } as const;
const EVENTS: Readonly<Record<string, MessageId>> = {
  ...STATES,
  REQUESTED: 'quotes.event.requested',
  ANSWERED: 'quotes.event.answered',
};

const History = ({ events }: Pick<PriceQuoteFragment, 'events'>) => {
  const t = useT();
  const date = useDate();
  return (
    <section className={styles.part} aria-labelledby="quotes-history">
      <h3 id="quotes-history">{t('quotes.history')}</h3>
      <ol className={styles.history}>
        {events.map(({ state, at, by, comment }, index) => (
          <li key={index}>
            {date(at)} · {t(EVENTS[state] ?? STATES[state])}
            {ACTORS[by] && ` ${t(ACTORS[by])}`}
            {comment && <blockquote>{comment}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
};

type Props = { number: string; openCart: () => Promise<void> };

const useActions = (number: string, openCart: Props['openCart']) => {
  const t = useT();
  const platform = usePlatform();
  const { commerce } = platform;
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'accept' | 'decline' | 'withdraw' | 'paper'>();
  const [problem, setProblem] = useState('');
  const run = async (what: NonNullable<typeof busy>, work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(what);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(quoteRefusal(error) ?? t('quotes.failed'));
    }
    if (what !== 'paper') await queries.invalidateQueries({ queryKey: quoteQuery(platform, number).queryKey });
    setBusy(undefined);
  };
  return {
    busy,
    problem,
    accept: () =>
      run('accept', async () => {
        await commerce.mutate(AcceptPriceQuoteDocument, { number }, { isIdempotent: true });
        await openCart();
      }),
    decline: (reason: string) =>
      run('decline', () => commerce.mutate(DeclinePriceQuoteDocument, { number, reason }, { isIdempotent: true })),
    withdraw: () =>
      run('withdraw', () => commerce.mutate(WithdrawPriceQuoteDocument, { number }, { isIdempotent: true })),
    paper: () => run('paper', () => saveQuotePdf(commerce, number)),
  };
};

const Actions = ({ quote, openCart }: { quote: PriceQuoteFragment; openCart: Props['openCart'] }) => {
  const t = useT();
  const { state, number, can_accept: canAccept } = quote;
  const { busy, problem, accept, decline, withdraw, paper } = useActions(number, openCart);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {canAccept && <p className={styles.hint}>{t('quotes.accept.hint')}</p>}
      <div className={styles.actions}>
        {canAccept && (
          <Button isBusy={busy === 'accept'} onClick={() => void accept()}>
            {t(state === 'ACCEPTED' ? 'quotes.to_cart' : 'quotes.accept')}
          </Button>
        )}
        <Button kind="secondary" isBusy={busy === 'paper'} onClick={() => void paper()}>
          {t('quotes.paper')}
        </Button>
        {state === 'ANSWERED' && !isDeclining && (
          <Button kind="link" onClick={() => setDeclining(true)}>
            {t('quotes.decline')}
          </Button>
        )}
        {state === 'REQUESTED' && (
          <Button kind="link" isBusy={busy === 'withdraw'} onClick={() => void withdraw()}>
            {t('quotes.withdraw')}
          </Button>
        )}
      </div>
      {state === 'ANSWERED' && isDeclining && (
        <form
          method="dialog"
          className={styles.decline}
          onSubmit={(event) => {
            event.preventDefault();
            const reason = new FormData(event.currentTarget).get('reason');
            void decline(typeof reason === 'string' ? reason : '');
          }}
        >
          <TextField label={t('quotes.decline.why')} name="reason" maxLength={MAX_QUOTE_LINE_NOTE} />
          <Button type="submit" kind="secondary" size="medium" isBusy={busy === 'decline'}>
            {t('quotes.decline.send')}
          </Button>
        </form>
      )}
    </>
  );
};

const Quote = ({ quote, openCart }: { quote: PriceQuoteFragment; openCart: Props['openCart'] }) => {
  const t = useT();
  const { tax } = useStoreView();
  const money = useMoney();
  const day = useQuoteDay();
  const { state, number, valid_until: until, total } = quote;
  const facts = [
    ...(quote.message ? [[t('quotes.message'), quote.message] as const] : []),
    ...(quote.shipping_note ? [[t('quotes.shipping'), quote.shipping_note] as const] : []),
    ...(quote.note ? [[t('quotes.note'), quote.note] as const] : []),
  ];
  return (
    <article className={styles.one} aria-labelledby="quote-title">
      <h2 id="quote-title" className={styles.title}>
        {t('quotes.number', { number })}
      </h2>
      <p className={styles.standing}>
        <QuoteBadge state={state} />
        {until && <span>{t(state === 'EXPIRED' ? 'quotes.ended' : 'quotes.until', { day: day(until) })}</span>}
      </p>
      {state === 'REQUESTED' && <p className={styles.hint}>{t('quotes.waiting')}</p>}
      <QuoteLines lines={quote.lines} isAnswered={until !== null} />
      {total && (
        <p className={styles.total}>
          <span>{t(tax === 'included' ? 'quotes.total.included' : 'quotes.total')}</span>{' '}
          <strong>{money(total)}</strong>
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Actions quote={quote} openCart={openCart} />
      <History events={quote.events} />
    </article>
  );
};

/** One quote with its available actions. */
export const QuotePage = ({ number, openCart }: Props) => {
  const t = useT();
  return (
    <>
      <Link className={styles.more} href="/account-quotes">
        {t('quotes.all')}
      </Link>
      <AccountPart query={useQuery(quoteQuery(usePlatform(), number))}>
        {(quote) => (quote !== 'none' ? <Quote quote={quote} openCart={openCart} /> : <p>{t('quotes.unknown')}</p>)}
      </AccountPart>
    </>
  );
};
