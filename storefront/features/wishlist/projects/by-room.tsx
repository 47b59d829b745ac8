import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { ProjectItem, Room } from './project-queries.ts';
import styles from '../wishlist.module.css';

type Props = {
  rooms: readonly Room[];
  items: readonly ProjectItem[];
  line: (item: ProjectItem) => ReactNode;
  /** Actions for a room; absent if the list is read-only. */
  tools?: (room: Room) => ReactNode;
};

/** Products of a project by room; those without a room come last. */
export const ByRoom = ({ rooms, items, line, tools }: Props) => {
  const t = useT();
  const loose = items.filter(({ roomId }) => !rooms.some(({ id }) => id === roomId));
  return (
    <>
      {rooms.map((room) => {
        const own = items.filter(({ roomId }) => roomId === room.id);
        return (
          <section key={room.id} className={styles.room} aria-labelledby={`room-${room.id}`}>
            <h3 id={`room-${room.id}`}>{room.name}</h3>
            {tools?.(room)}
            {own.length > 0 ? <ul>{own.map(line)}</ul> : <p>{t('wishlist.room.empty')}</p>}
          </section>
        );
      })}
      {loose.length > 0 && (
        <section className={styles.room} aria-labelledby="room-none">
          <h3 id="room-none">{t(rooms.length > 0 ? 'wishlist.room.none' : 'wishlist.room.all')}</h3>
          <ul>{loose.map(line)}</ul>
        </section>
      )}
    </>
  );
};
