import { useRef, useState } from 'react';
import { HOLD_RULES, type HoldField } from '#contract/slabs.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { Honeypot } from '#storefront/platform/forms/honeypot.tsx';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { forgetValues, useStoredValues } from '#storefront/platform/forms/use-stored-values.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { HeldSlabFragment } from './api/get-hold.graphql.ts';
import type { Slab } from './measures.ts';
import { sendHold, type Failure } from './send-hold.ts';
import styles from './slabs.module.css';

const FAILURES: Readonly<Record<Failure, 'slabs.failed.offline' | 'slabs.failed.too_many' | 'slabs.failed'>> = {
  offline: 'slabs.failed.offline',
  'too-many': 'slabs.failed.too_many',
  failed: 'slabs.failed',
};

const rules = () => HOLD_RULES;
const DRAFT = 'hold';

type Props = {
  slab: Slab;
  hours: number;
  onHeld: (hold: HeldSlabFragment) => void;
  /** Called if another customer was faster. */
  onTaken: (message: string) => void;
};

/** Form for holding a slab: customers press a button, guests enter name and email. Typed values stay after an error. */
export const HoldForm = ({ slab, hours, onHeld, onTaken }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const customer = useSignedInCustomer();
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<Readonly<Partial<Record<HoldField, string>>>>({});
  const last = useRef({ content: '', id: '' });

  const send = async (values: FormValues): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    setRefused({});
    const content = JSON.stringify([slab.sku, values]);
    if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
    const outcome = await sendHold(commerce, {
      request_id: last.current.id,
      sku: slab.sku,
      fullname: values['fullname'] ?? '',
      email: values['email'] ?? '',
      website: values['website'] || null,
    });
    setIsBusy(false);
    if ('hold' in outcome) {
      forgetValues(DRAFT);
      return onHeld(outcome.hold);
    }
    // The next attempt needs a new request id.
    last.current = { content: '', id: '' };
    if ('problems' in outcome) return setRefused(outcome.problems);
    if ('failure' in outcome) return setProblem(t(FAILURES[outcome.failure]));
    if (outcome.isTaken) onTaken(outcome.refusal);
    else setProblem(outcome.refusal);
  };
  const { errors, formProps } = useForm(rules, send);
  useStoredValues(formProps.ref, DRAFT, !customer && isFormOpen);
  const alertBox = <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>;
  const words = t('slabs.hold', { hours });
  if (customer || !isFormOpen)
    return (
      <div className={styles.stack}>
        <Button
          kind="secondary"
          isWide
          isBusy={isBusy}
          onClick={() =>
            customer
              ? void send({ fullname: `${customer.firstname} ${customer.lastname}`.trim(), email: customer.email })
              : setIsFormOpen(true)
          }
        >
          {words}
        </Button>
        <p className={styles.note}>{t('slabs.hold.note', { hours })}</p>
        {alertBox}
      </div>
    );
  const all = { ...refused, ...errors };
  return (
    <form className={styles.stack} {...formProps} aria-label={words}>
      <ContactField
        kind="full_name"
        name="fullname"
        errors={all}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing the button opened the form
        autoFocus
      />
      <ContactField kind="email" hint={t('slabs.email.hint')} errors={all} />
      <Honeypot />
      {alertBox}
      <Button type="submit" isWide isBusy={isBusy}>
        {words}
      </Button>
      <p className={styles.note}>{t('slabs.consent')}</p>
    </form>
  );
};
