import type { FormEvent } from 'react';
import { MAX_ROOMS, MAX_WISHLIST_NAME } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import type { RoomChange } from './room-tools.tsx';
import styles from '../wishlist.module.css';

type Props = { count: number; isBusy: boolean; change: (change: RoomChange) => Promise<boolean> };

/** Form that adds a room to a project. */
export const AddRoom = ({ count, isBusy, change }: Props) => {
  const t = useT();
  if (count >= MAX_ROOMS) return <p>{t('wishlist.room.many')}</p>;
  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('room')).trim();
    if (name && (await change({ add: name }))) form.reset();
  };
  return (
    <form method="dialog" className={styles.actions} onSubmit={(event) => void add(event)}>
      <TextField
        label={t('wishlist.room.new')}
        hint={t('wishlist.room.hint')}
        name="room"
        required
        maxLength={MAX_WISHLIST_NAME}
      />
      <Button kind="secondary" type="submit" size="medium" isBusy={isBusy}>
        {t('wishlist.room.add')}
      </Button>
    </form>
  );
};
