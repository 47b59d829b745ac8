import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import type { SavedAddress } from '#storefront/platform/address/address-book.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useSaving } from '../area/use-saving.ts';
import { UpdateCustomerAddressDocument } from './update-address.graphql.ts';
import styles from './address-book.module.css';

type Props = { address: SavedAddress; onEdit: () => void; onRemove: () => void };

export const AddressCard = ({ address, onEdit, onRemove }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const { id, isDefaultShipping, isDefaultBilling } = address;
  const street = address.street[0] ?? '';
  const makeDefault = (input: { default_shipping: true } | { default_billing: true }) =>
    save(
      () => commerce.mutate(UpdateCustomerAddressDocument, { id, input }, { isIdempotent: true }),
      'addresses.default.saved',
    );
  return (
    <li className={styles.card}>
      {(isDefaultShipping || isDefaultBilling) && (
        <p className={styles.badges}>
          {isDefaultShipping && <Badge tone="accent">{t('addresses.default_shipping')}</Badge>}
          {isDefaultBilling && <Badge tone="accent">{t('addresses.default_billing')}</Badge>}
        </p>
      )}
      <div>
        <AddressLines address={address} />
        <p className={styles.telephone}>{address.telephone}</p>
      </div>
      {!isDefaultShipping && (
        <Button kind="link" size="medium" isBusy={isBusy} onClick={() => void makeDefault({ default_shipping: true })}>
          {t('addresses.use_shipping')}
        </Button>
      )}
      {!isDefaultBilling && (
        <Button kind="link" size="medium" isBusy={isBusy} onClick={() => void makeDefault({ default_billing: true })}>
          {t('addresses.use_billing')}
        </Button>
      )}
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
      <div className={styles.actions}>
        <Button
          kind="default"
          size="medium"
          data-edits={id}
          aria-label={t('addresses.edit.label', { street })}
          onClick={onEdit}
        >
          {t('addresses.edit')}
        </Button>
        <Button kind="default" size="medium" aria-label={t('addresses.remove.label', { street })} onClick={onRemove}>
          {t('addresses.remove')}
        </Button>
      </div>
    </li>
  );
};
