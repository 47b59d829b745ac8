import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { ALERT_CONSENT, ALERT_DAYS } from '#contract/stock-alert.ts';
import { email as emailRule, MAX_EMAIL_LENGTH } from '#contract/validation.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { RequestStockAlertDocument } from './request-stock-alert.graphql.ts';
import styles from './supply.module.css';

type State = 'closed' | 'open' | 'busy' | 'done';

/** Request for an email when a product is in stock again. */
const AlertForm = ({ sku }: { sku: string }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const id = useId();
  const [state, setState] = useState<State>('closed');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isOpen = state === 'open';
  // The pressed button was replaced by the form.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!email || emailRule(email)) {
      setProblem(t('product.alert.email.wrong'));
      return;
    }
    setState('busy');
    setProblem('');
    try {
      await commerce.mutate(
        RequestStockAlertDocument,
        { input: { sku, email, consent: ALERT_CONSENT } },
        { isIdempotent: true },
      );
      setState('done');
    } catch (error) {
      setProblem(error instanceof GraphqlError && error.message ? error.message : t('product.alert.failed'));
      setState('open');
    }
  };
  if (state === 'done') return <p role="status">{t('product.alert.done')}</p>;
  if (state === 'closed')
    return (
      <Button kind="secondary" size="medium" onClick={() => setState('open')}>
        {t('product.alert.open')}
      </Button>
    );
  return (
    <form method="dialog" className={styles.alert} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        id={id}
        label={t('product.alert.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        error={problem || undefined}
        ref={field}
      />
      <p>{t('product.alert.consent', { days: ALERT_DAYS })}</p>
      <Button type="submit" size="medium" isBusy={state === 'busy'}>
        {t('product.alert.send')}
      </Button>
    </form>
  );
};

export default AlertForm;
