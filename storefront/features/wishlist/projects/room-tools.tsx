import { useState, type FormEvent, type MouseEvent } from 'react';
import { MAX_WISHLIST_NAME } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import type { Room } from './project-queries.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from '../wishlist.module.css';

export type RoomChange = {
  add?: string;
  rename?: { id: string; name: string };
  order?: string[];
  remove?: string;
};
type Props = { room: Room; rooms: readonly Room[]; isBusy: boolean; change: (change: RoomChange) => Promise<boolean> };

/** Renames a room, moves it among the others, and removes it. */
export const RoomTools = ({ room, rooms, isBusy, change }: Props) => {
  const t = useT();
  const [isNaming, setIsNaming] = useState(false);
  const place = rooms.indexOf(room);
  const { id, name } = room;
  const move = async ({ currentTarget }: MouseEvent<HTMLButtonElement>, by: number): Promise<void> => {
    const order = rooms.map((each) => each.id).filter((each) => each !== id);
    order.splice(place + by, 0, id);
    await change({ order });
    // The button moves with its room.
    currentTarget.focus();
  };
  const rename = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('room')).trim();
    if (!next || next === name || (await change({ rename: { id, name: next } }))) setIsNaming(false);
  };
  if (isNaming)
    return (
      <form method="dialog" className={styles.actions} onSubmit={(event) => void rename(event)}>
        <TextField
          label={t('wishlist.room.name')}
          name="room"
          required
          maxLength={MAX_WISHLIST_NAME}
          defaultValue={name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
          autoFocus
        />
        <Button type="submit" size="medium" isBusy={isBusy}>
          {t('wishlist.project.rename')}
        </Button>
      </form>
    );
  return (
    <div className={classNames(styles.actions, styles.tools)}>
      <Button
        kind="link"
        size="small"
        aria-label={t('wishlist.room.rename', { name })}
        onClick={() => setIsNaming(true)}
      >
        {t('wishlist.project.rename')}
      </Button>
      {place > 0 && (
        <Button
          kind="link"
          size="small"
          aria-label={t('wishlist.room.up.of', { name })}
          onClick={(event) => void move(event, -1)}
        >
          {t('wishlist.room.up')}
        </Button>
      )}
      {place < rooms.length - 1 && (
        <Button
          kind="link"
          size="small"
          aria-label={t('wishlist.room.down.of', { name })}
          onClick={(event) => void move(event, 1)}
        >
          {t('wishlist.room.down')}
        </Button>
      )}
      <Button
        kind="link"
        size="small"
        aria-label={t('wishlist.room.remove.of', { name })}
        title={t('wishlist.room.remove.what')}
        onClick={() => void change({ remove: id })}
      >
        {t('wishlist.room.remove')}
      </Button>
    </div>
  );
};
