import { useState, type SubmitEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { telephoneLink } from '#contract/telephone-link.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { OrderResult } from './order-result.tsx';
import { orderNumberToLookUp } from './order-number.ts';
import { useLookup } from './use-lookup.ts';
import styles from './track-order-dialog.module.css';

/** Longer than a number, because spaces and other text are pasted with it. */
const MAX_TYPED_LENGTH = 40;

const Support = ({
  isFound,
  phone,
  email,
}: {
  isFound: boolean;
  phone: string | undefined;
  email: string | undefined;
}) => {
  const t = useT();
  return (
    <div className={styles.support}>
      <p>{t(isFound ? 'track.unsatisfied' : 'track.support.hint')}</p>
      <div className={styles.actions}>
        {email && (
          <a className={buttonClass({ kind: 'secondary', size: 'medium' })} href={`mailto:${email}`}>
            {t('track.support.email')}
          </a>
        )}
        {phone && (
          <a className={buttonClass({ kind: 'secondary', size: 'medium' })} href={telephoneLink(phone)}>
            {t('track.support.phone', { phone })}
          </a>
        )}
      </div>
    </div>
  );
};

/** On opening the dialog focuses the element with `autofocus`. */
const takeFocus = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '');

export type TrackOrderDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  /** The field's initial number. */
  number?: string | undefined;
  phone: string | undefined;
  email: string | undefined;
};

/** Track My Order: by number, without signing in. Input stays after any result. */
export const TrackOrderDialog = ({ isOpen, onClose, closeLabel, number, phone, email }: TrackOrderDialogProps) => {
  const t = useT();
  const { lookup, isLoading, lookUp } = useLookup();
  const [error, setError] = useState<string>();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('order_id') as HTMLInputElement;
    const typedNumber = orderNumberToLookUp(field.value);
    setError(typedNumber ? undefined : t('track.required'));
    if (typedNumber) void lookUp(typedNumber);
    else field.focus();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('track.title')}
      closeLabel={closeLabel}
      size="large"
      footer={<Support isFound={lookup.state === 'found'} phone={phone} email={email} />}
    >
      <p className={styles.intro}>{t('track.intro')}</p>
      <form method="dialog" className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          ref={takeFocus}
          className={styles.field}
          inputClassName={styles.input}
          label={t('track.order_id')}
          hint={t('track.order_id.hint')}
          name="order_id"
          defaultValue={number}
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_TYPED_LENGTH}
          error={error}
          required
        />
        <Button type="submit" size="medium" className={styles.submit} isBusy={isLoading}>
          {t('track.submit')}
        </Button>
      </form>
      <OrderResult lookup={lookup} isLoading={isLoading} />
    </Dialog>
  );
};
