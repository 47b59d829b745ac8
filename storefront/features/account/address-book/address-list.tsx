import { useState } from 'react';
import type { SavedAddress } from '#storefront/platform/address/address-book.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { AddressCard } from './address-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './address-book.module.css';

type Props = { addresses: readonly SavedAddress[]; onAdd: () => void; onEdit: (id: number) => void };

export const AddressList = ({ addresses, onAdd, onEdit }: Props) => {
  const t = useT();
  const [removed, setRemoved] = useState<SavedAddress>();
  if (!addresses.length)
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>{t('addresses.empty')}</h2>
        <p>{t('addresses.empty.text')}</p>
        <Button onClick={onAdd}>{t('addresses.add')}</Button>
      </div>
    );
  return (
    <>
      <div className={styles.bar}>
        <Button kind="secondary" size="medium" onClick={onAdd}>
          {t('addresses.add')}
        </Button>
      </div>
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => onEdit(address.id)} onRemove={() => setRemoved(address)} />
        ))}
      </ul>
      {removed && <RemoveDialog address={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
};
