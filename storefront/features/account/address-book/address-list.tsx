import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '#storefront/platform/address/address-book.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { AddressCard } from './address-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './address-book.module.css';

type Props = {
  addresses: readonly SavedAddress[];
  onAdd: () => void;
  onEdit: (id: number) => void;
  /** The form that was just closed, by the id of its address, to restore the focus. */
  left: number | 'new' | undefined;
};

export const AddressList = ({ addresses, onAdd, onEdit, left }: Props) => {
  const t = useT();
  const [removed, setRemoved] = useState<SavedAddress>();
  const list = useRef<HTMLDivElement>(null);
  const mayHaveLost = useRef(left !== undefined);

  // The focused element may be gone: a form, a removed card, or the button of the empty list.
  useEffect(() => {
    if (removed) mayHaveLost.current = true;
    else if (mayHaveLost.current && document.activeElement === document.body)
      (
        list.current?.querySelector<HTMLElement>(`[data-edits="${left}"]`) ?? list.current?.querySelector('button')
      )?.focus();
  }, [removed, addresses, left]);

  if (!addresses.length)
    return (
      <div ref={list} className={styles.empty}>
        <h2 className={styles.title}>{t('addresses.empty')}</h2>
        <p>{t('addresses.empty.text')}</p>
        <Button onClick={onAdd}>{t('addresses.add')}</Button>
      </div>
    );
  return (
    <div ref={list}>
      <div className={styles.bar}>
        <Button kind="secondary" size="medium" onClick={onAdd}>
          {t('addresses.add')}
        </Button>
      </div>
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onEdit(address.id)}
            onRemove={() => setRemoved(address)}
          />
        ))}
      </ul>
      {removed && <RemoveDialog address={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
};
