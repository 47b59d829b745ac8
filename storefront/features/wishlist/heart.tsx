import { useT } from '#storefront/platform/i18n/use-t.ts';
import { HeartIcon } from '#storefront/ui/icon/heart-icon.tsx';
import styles from './heart.module.css';

type Props = { name: string; isIn: boolean; isBusy: boolean; hasWords: boolean; onPress: () => void };

/** Puts a product on the wishlist and takes it off. */
export const Heart = ({ name, isIn, isBusy, hasWords, onPress }: Props) => {
  const t = useT();
  const words = t(isIn ? 'wishlist.in' : 'wishlist.add');
  return (
    <button
      type="button"
      className={styles.heart}
      data-words={hasWords || undefined}
      aria-pressed={isIn}
      aria-busy={isBusy || undefined}
      aria-label={t('wishlist.heart', { name })}
      title={hasWords ? undefined : words}
      onClick={onPress}
    >
      <HeartIcon size={22} />
      {hasWords && <span>{words}</span>}
    </button>
  );
};
