import type { SubmitEvent } from 'react';
import { useDeliveryPlace } from '#storefront/platform/delivery-place/delivery-place.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { NeededBy } from './needed-by.tsx';
import styles from './place-dialog.module.css';
import { usePlaceForm } from './use-place-form.ts';

/** Asks where, and by when, the shopper wants delivery. */
export const PlaceDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { countryId } = useStoreView();
  const [place, save] = useDeliveryPlace();
  const { input, isInvalid, read } = usePlaceForm(place);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = read();
    if (!next) return;
    save(next);
    onClose();
  };
  const forget = (): void => {
    save(undefined);
    onClose();
  };
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('estimate.title')} closeLabel={t('common.close')}>
      <form method="dialog" noValidate className={styles.form} onSubmit={submit}>
        <ContactField
          kind={countryId === 'US' ? 'zip' : 'postcode'}
          ref={input}
          name="delivery-postcode"
          error={isInvalid && t('estimate.invalid')}
        />
        <NeededBy />
        <p className={styles.note}>{t('estimate.saved')}</p>
        <div className={styles.buttons}>
          <Button type="submit" size="medium">
            {t('estimate.save')}
          </Button>
          {place && (
            <Button kind="link" size="small" onClick={forget}>
              {t('estimate.forget')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};
