import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MAX_QUOTE_NOTE } from '#contract/quotes.ts';
import { draftOf, saveDraft } from '#storefront/platform/forms/drafts.ts';
import { focusField, valuesOf } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextArea } from '#storefront/ui/field/text-field.tsx';
import { RequestedLine } from './requested-line.tsx';
import { lineInput, problemOf, type LineProblem, type Wanted } from './request-values.ts';
import { quoteRefusal } from './quote-queries.ts';
import { RequestPriceQuoteDocument, type PriceQuoteSource } from './request-price-quote.graphql.ts';
import styles from './quotes.module.css';

/** Owner of a guest's draft: whoever signs in next on this page. */
const OWNER = 'quote';
const FIELD: Readonly<Record<LineProblem, string>> = { need: 'quantity', quantity: 'quantity', area: 'area' };

type Props = {
  source: PriceQuoteSource;
  lines: readonly Wanted[];
  /** Opens the page of the new quote. */
  done: (number: string) => void;
  /** Sign-in form for guests, instead of the submit button. */
  signIn?: ReactNode;
};

/** Form for requesting a quote. Typed values survive errors and signing in. */
export const RequestQuoteForm = ({ source, lines, done, signIn }: Props) => {
  const t = useT();
  const { commerce, storeView } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const invitation = useRef<HTMLDivElement>(null);
  const name = `quote-${source}-${lines.map(({ sku }) => sku).join()}`;
  const [draft] = useState(() => draftOf(name, OWNER));
  const [requestId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<readonly (LineProblem | undefined)[]>([]);
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isRequested, setIsRequested] = useState(false);

  const keep = (): void => {
    if (form.current) saveDraft(name, OWNER, valuesOf(form.current));
  };
  useEffect(() => {
    if (isRequested) invitation.current?.focus();
  }, [isRequested]);

  const send = async (): Promise<void> => {
    if (!form.current || isBusy) return;
    const values = valuesOf(form.current);
    const found = lines.map((_line, index) => problemOf(values, index, storeView.languageTag));
    setProblems(found);
    const first = found.findIndex((problem) => problem !== undefined);
    if (first >= 0) {
      focusField(form.current, `${FIELD[found[first]!]}-${first}`);
      return;
    }
    keep();
    if (signIn) {
      setIsRequested(true);
      return;
    }
    setBusy(true);
    setRefusal('');
    try {
      const input = {
        request_id: requestId,
        source,
        note: values['note'] ?? '',
        lines: lines.map((line, index) => lineInput(line, values, index, storeView.languageTag)),
      };
      const { requestPriceQuote } = await commerce.mutate(RequestPriceQuoteDocument, { input }, { isIdempotent: true });
      if (requestPriceQuote) done(requestPriceQuote.number);
    } catch (error) {
      setRefusal(quoteRefusal(error) ?? t('quotes.failed'));
    }
    setBusy(false);
  };

  return (
    <>
      <form
        method="dialog"
        ref={form}
        className={styles.request}
        noValidate
        onInput={keep}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 className={styles.title}>{t('quotes.ask.title')}</h2>
        <p className={styles.hint}>{t('quotes.ask.intro')}</p>
        {lines.map((wanted, index) => (
          <RequestedLine
            key={`${wanted.sku}-${index}`}
            wanted={wanted}
            index={index}
            draft={draft}
            problem={problems[index]}
          />
        ))}
        <TextArea
          label={t('quotes.ask.note')}
          hint={t('quotes.ask.note.hint')}
          name="note"
          maxLength={MAX_QUOTE_NOTE}
          defaultValue={draft?.['note']}
        />
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
        <Button type="submit" isBusy={isBusy}>
          {t('quotes.ask.send')}
        </Button>
      </form>
      {signIn && isRequested && (
        <div ref={invitation} tabIndex={-1} className={styles.signIn}>
          <p>{t('quotes.ask.sign_in')}</p>
          {signIn}
        </div>
      )}
    </>
  );
};
