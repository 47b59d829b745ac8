import { CARD_INPUT_LENGTHS } from '#contract/card.ts';
import { useState, type ChangeEvent } from 'react';
import { brandOf, cardDigits, cardNumber, expiry, groupCardDigits, securityCodeLength } from '#contract/card.ts';
import { required, type Rule } from '#contract/validation.ts';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import type { Card } from '../payment/card.ts';
import type { CardData } from '../types.ts';
import { Actions, ErrorCount } from './form-parts.tsx';
import { withSaving, type SaveCard } from './save-card.ts';
import styles from '../steps/payment-step.module.css';

const securityCode =
  (number: string): Rule =>
  (value) =>
    new RegExp(`^\\d{${securityCodeLength(brandOf(number))}}$`).test(value.trim())
      ? undefined
      : { code: 'security_code' };

/** Two digits, or the four that autofill enters. */
const yearOf = (digits: string): string => digits.slice(0, digits.startsWith('20') ? 4 : 2);

/** Inserts the slash after two digits; a typed slash ends the month. */
const groupExpiry = (value: string): string => {
  const [month = '', year] = value.split('/').map(cardDigits);
  if (year !== undefined) return `${month}/${yearOf(year)}`;
  return month.length > 2 ? `${month.slice(0, 2)}/${yearOf(month.slice(2))}` : month;
};

const cardOf = ({ cardnumber: number = '', expiry: date = '', code = '' }: FormValues): Card => ({
  number,
  expiry: date,
  securityCode: code,
});

const rules = (values: FormValues) => ({
  cardnumber: [required, cardNumber],
  expiry: [required, expiry(new Date())],
  code: [required, securityCode(cardOf(values).number)],
});

type CardFormProps = {
  /** Code of the payment method. */
  code: string;
  /** Has the gateway make a token of the card. */
  read: (card: Card) => CardData | Promise<CardData>;
  note?: string | undefined;
  /** Explains who receives the card data. */
  hint: string;
  save?: SaveCard | undefined;
};

/** The card leaves this form for its gateway alone: checkout gets the gateway's token. */
export const CardForm = ({ code, read, note, hint, save }: CardFormProps) => {
  const t = useT();
  const { submitPaymentMethod } = useCheckoutActions();
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const [number, setNumber] = useState('');
  const [date, setDate] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const submit = async (values: FormValues): Promise<void> => {
    setIsReading(true);
    setIsRefused(false);
    try {
      const card = await read(cardOf(values));
      await submitPaymentMethod(code, withSaving(card, save)).catch(() => undefined);
    } catch (error) {
      console.warn('The card could not be read', error);
      setIsRefused(true);
    } finally {
      setIsReading(false);
    }
  };
  const { errors, formProps } = useForm(rules, submit);
  const onNumber = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    setNumber(/^[\d\s-]*$/.test(value) ? groupCardDigits(value) : value);
  };
  return (
    <form {...formProps}>
      {note && <p className={styles.note}>{note}</p>}
      <ErrorCount errors={errors} />
      <div role="alert">{isRefused && t('checkout.payment.refused')}</div>
      <div className={styles.fields}>
        <TextField
          className={styles.wide}
          label={t('checkout.payment.number')}
          hint={hint}
          name="cardnumber"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={CARD_INPUT_LENGTHS.number}
          value={number}
          onChange={onNumber}
          error={errors['cardnumber']}
          required
        />
        <TextField
          label={t('checkout.payment.expiry')}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={CARD_INPUT_LENGTHS.expiry}
          value={date}
          onChange={(event) => setDate(groupExpiry(event.currentTarget.value))}
          error={errors['expiry']}
          required
        />
        <TextField
          label={t('checkout.payment.code')}
          name="code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={CARD_INPUT_LENGTHS.securityCode}
          error={errors['code']}
          required
        />
      </div>
      {save?.box}
      <Actions>
        <Button type="submit" isBusy={isSubmitting || isReading}>
          {t('checkout.continue.review')}
        </Button>
      </Actions>
    </form>
  );
};
