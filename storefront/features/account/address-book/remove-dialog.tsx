import { AddressLines } from '#storefront/platform/address/address-lines.tsx';
import type { SavedAddress } from '#storefront/platform/address/address-book.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { useSaving } from '../area/use-saving.ts';
import { DeleteCustomerAddressDocument } from './delete-address.graphql.ts';
import { UpdateCustomerAddressDocument } from './update-address.graphql.ts';
import styles from './address-book.module.css';

export const RemoveDialog = ({ address, onClose }: { address: SavedAddress; onClose: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const { id } = address;
  const isDefault = address.isDefaultShipping || address.isDefaultBilling;
  const remove = async (): Promise<void> => {
    const send = async (): Promise<void> => {
      // Like Magento, a default address cannot be removed: first change it to a normal one.
      if (isDefault)
        await commerce.mutate(
          UpdateCustomerAddressDocument,
          { id, input: { default_shipping: false, default_billing: false } },
          { isIdempotent: true },
        );
      await commerce.mutate(DeleteCustomerAddressDocument, { id });
    };
    if (await save(send, 'addresses.removed')) onClose();
  };
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('addresses.remove.title')} closeLabel={t('common.close')}>
      <div className={styles.question}>
        <AddressLines address={address} />
        <p>{t('addresses.remove.text')}</p>
        {isDefault && <p>{t('addresses.remove.default')}</p>}
        <p className={styles.refusal} role="alert">
          {refusal && t(refusal)}
        </p>
        <div className={styles.actions}>
          <Button isBusy={isBusy} onClick={() => void remove()}>
            {t('addresses.remove')}
          </Button>
          <Button kind="default" onClick={onClose}>
            {t('addresses.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
