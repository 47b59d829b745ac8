import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import type { Slab } from './measures.ts';
import { PHOTO_RATIO } from './slab-figure.tsx';
import styles from './slabs.module.css';

/** Two consecutive slabs opened like a book: the second is turned over, so that its veins are mirrored. */
export const BookMatch = ({ slab, other }: { slab: Slab; other: Slab }) => {
  const t = useT();
  return (
    <figure className={styles.figure}>
      <div className={styles.pair}>
        {[slab, other].map(
          (one, index) =>
            one.picture && (
              <div key={one.sku} className={index === 1 ? styles.mirrored : styles.leaf}>
                <Image
                  src={one.picture}
                  alt={t(index === 1 ? 'slabs.match.mirrored' : 'slabs.match.plain', { lot: one.lot ?? '' })}
                  width={640}
                  ratio={PHOTO_RATIO}
                  sizes="(min-width: 1024px) 28vw, 50vw"
                />
              </div>
            ),
        )}
      </div>
      <figcaption className={styles.caption}>
        {t('slabs.match.caption', { lot: slab.lot ?? '', other: other.lot ?? '' })}
      </figcaption>
    </figure>
  );
};
