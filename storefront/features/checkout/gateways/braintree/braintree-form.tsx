import { useState, type SubmitEvent } from 'react';
import { BRAINTREE } from '#contract/gateways/braintree.ts';
import { problemMessage } from '#storefront/platform/forms/problem-message.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Field } from '#storefront/ui/field/field.tsx';
import { useCheckout, useCheckoutActions } from '../../checkout-context.tsx';
import { BRAINTREE_FIELDS, cardDataOf, fieldProblemsOf, markFields } from './braintree.ts';
import type { BraintreeField } from './braintree-library.ts';
import { useConfirmation } from './confirmation/use-confirmation.tsx';
import { Actions, ErrorCount } from '../../forms/form-parts.tsx';
import { withSaving, type SaveCard } from '../../forms/save-card.ts';
import frames from './braintree-form.module.css';
import styles from '../../steps/payment-step.module.css';
import { useCardFields } from './use-card-fields.ts';

const LABELS = {
  number: 'checkout.payment.number',
  expirationDate: 'checkout.payment.expiry',
  cvv: 'checkout.payment.code',
} as const;

/** Messages for invalid fields; an empty field is required. */
const INVALID = { number: 'card_number', expirationDate: 'expiry', cvv: 'security_code' } as const;

/** Card fields in frames by Braintree: only Braintree receives the card, checkout gets a nonce. */
export const BraintreeForm = ({ save }: { save?: SaveCard }) => {
  const t = useT();
  const { submitPaymentMethod } = useCheckoutActions();
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const { places, fields, client, state, again } = useCardFields();
  const { confirm, bankPage, problem: unconfirmed } = useConfirmation();
  const [isReading, setIsReading] = useState(false);
  const [errors, setErrors] = useState<Readonly<Partial<Record<BraintreeField, string>>>>({});
  const [isRefused, setIsRefused] = useState(false);

  const read = async (): Promise<void> => {
    const open = fields.current;
    if (!open) return;
    try {
      const card = await open.tokenize();
      setErrors({});
      const nonce = await confirm(client.current, card);
      if (nonce)
        await submitPaymentMethod(BRAINTREE.code, withSaving(cardDataOf({ ...card, nonce }), save)).catch(
          () => undefined,
        );
    } catch (error) {
      const problems = fieldProblemsOf(error);
      const reported = BRAINTREE_FIELDS.flatMap((field) => {
        const problem = problems?.[field];
        return problem ? [[field, problemMessage(t, { code: problem === 'required' ? problem : INVALID[field] })]] : [];
      });
      setIsRefused(!problems);
      setErrors(Object.fromEntries(reported));
      markFields(open, problems ?? {});
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isReading) return;
    setIsReading(true);
    setIsRefused(false);
    void read().finally(() => setIsReading(false));
  };

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      <ErrorCount errors={errors as Readonly<Record<string, string>>} />
      <div role="alert">
        {state === 'failed' && t('checkout.payment.unreachable')}
        {isRefused && t('checkout.payment.refused')}
        {!isReading && unconfirmed}
      </div>
      <div className={classNames(styles.fields, frames.frames)} aria-busy={state === 'loading'}>
        {BRAINTREE_FIELDS.map((name) => (
          <Field
            key={name}
            className={name === 'number' ? styles.wide : undefined}
            label={t(LABELS[name])}
            hint={name === 'number' ? t('checkout.payment.gateway') : undefined}
            error={errors[name]}
          >
            {({ id, className }) => (
              <div
                ref={(place) => {
                  places.current[name] = place;
                }}
                id={id}
                className={classNames(className, frames.frame)}
              />
            )}
          </Field>
        ))}
      </div>
      {bankPage}
      {save?.box}
      <Actions>
        {state === 'failed' ? (
          <Button type="button" onClick={again}>
            {t('checkout.payment.again')}
          </Button>
        ) : (
          <Button type="submit" isBusy={isSubmitting || isReading} disabled={state === 'loading'}>
            {t('checkout.continue.review')}
          </Button>
        )}
      </Actions>
    </form>
  );
};
