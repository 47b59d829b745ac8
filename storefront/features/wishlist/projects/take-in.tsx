import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { ProjectItem } from './project-queries.ts';
import styles from '../wishlist.module.css';

type Props = {
  items: readonly ProjectItem[];
  nameOf: (item: ProjectItem) => string;
  isBusy: boolean;
  take: (item: ProjectItem) => void;
};

/** Products of the wish list missing from the project. */
export const TakeIn = ({ items, nameOf, isBusy, take }: Props) => {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <section className={styles.actions} aria-labelledby="wish-take">
      <h3 id="wish-take">{t('wishlist.project.take')}</h3>
      {items.map((item) => (
        <Button key={item.itemId} kind="secondary" size="small" isBusy={isBusy} onClick={() => take(item)}>
          {t('wishlist.project.take.one', { name: [nameOf(item), ...(item.choices ?? [])].join(' · ') })}
        </Button>
      ))}
    </section>
  );
};
