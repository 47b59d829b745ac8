import { useT } from '#storefront/platform/i18n/use-t.ts';
import { HeartIcon } from '#storefront/ui/icon/heart-icon.tsx';
import type { WishState } from './types.ts';

type Props = { name: string; state: WishState; hasWords: boolean; onPress: () => void };

/** Puts a product on the wish list and takes it off. */
export const Heart = ({ name, state, hasWords, onPress }: Props) => {
  const t = useT();
  const isIn = state === 'IN_WISHLIST';
  const words = t(isIn ? 'wishlist.in' : 'wishlist.add');
  return (
    <button
      type="button"
      className="wish-heart"
      data-words={hasWords || undefined}
      aria-pressed={isIn}
      aria-busy={state === 'LOADING' || undefined}
      aria-label={t('wishlist.heart', { name })}
      title={hasWords ? undefined : words}
      onClick={onPress}
    >
      <HeartIcon size={22} />
      {hasWords && <span>{words}</span>}
    </button>
  );
};
