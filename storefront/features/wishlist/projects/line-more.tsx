import { useState } from 'react';
import { MAX_WISHLIST_NOTE } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField, TextArea } from '#storefront/ui/field/text-field.tsx';
import type { ProjectItem, Room } from './project-queries.ts';
import styles from '../wishlist.module.css';

export type LineChange = { quantity?: number; note?: string };

export type LineMoreProps = {
  item: ProjectItem;
  name: string;
  rooms: readonly Room[];
  /** The customer's other lists. */
  others: readonly { id: string; name: string }[];
  change: (change: LineChange) => void;
  /** Moves the line to a room, or out of its room if null. */
  place: (roomId: string | null) => void;
  carry: (to: string, isMove: boolean) => void;
  remove: () => void;
};

/** Less common actions for a product of a project: room, note, other lists. */
export const LineMore = ({ item, name, rooms, others, change, place, carry, remove }: LineMoreProps) => {
  const t = useT();
  const [to, setTo] = useState(others[0]?.id ?? '');
  return (
    <details className={styles.more}>
      <summary aria-label={t('wishlist.line.more.of', { name })}>{t('wishlist.line.more')}</summary>
      <div>
        {rooms.length > 0 && (
          <SelectField
            label={t('wishlist.line.room')}
            value={item.roomId ?? ''}
            onChange={({ currentTarget: { value } }) => place(value || null)}
          >
            <option value="">{t('wishlist.room.none')}</option>
            {rooms.map(({ id, name: room }) => (
              <option key={id} value={id}>
                {room}
              </option>
            ))}
          </SelectField>
        )}
        <TextArea
          label={t('wishlist.project.note')}
          aria-label={t('wishlist.project.note.of', { name })}
          name={`note-${item.itemId}`}
          rows={2}
          maxLength={MAX_WISHLIST_NOTE}
          defaultValue={item.note}
          onBlur={({ currentTarget: { value } }) => value.trim() !== item.note && change({ note: value })}
        />
        {others.length > 0 && (
          <div className={styles.actions}>
            <SelectField
              label={t('wishlist.line.list')}
              value={to}
              onChange={({ currentTarget: { value } }) => setTo(value)}
            >
              {others.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.name}
                </option>
              ))}
            </SelectField>
            <Button kind="link" size="small" onClick={() => carry(to, false)}>
              {t('wishlist.line.copy')}
            </Button>
            <Button kind="link" size="small" onClick={() => carry(to, true)}>
              {t('wishlist.line.move')}
            </Button>
          </div>
        )}
        <Button kind="link" size="small" aria-label={t('wishlist.remove.from', { name })} onClick={remove}>
          {t('wishlist.remove')}
        </Button>
      </div>
    </details>
  );
};
