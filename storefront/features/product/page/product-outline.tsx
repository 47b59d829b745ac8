import type { ReactNode } from 'react';
import { Image } from '#storefront/ui/image/image.tsx';
import { GALLERY_SIZES, GALLERY_WIDTH, SLAB_RATIO } from '../gallery/gallery-sizes.ts';
import gallery from '../gallery/gallery.module.css';
import styles from './product-page.module.css';

type Props = {
  name: string;
  picture: { url: string; label: string } | undefined;
  /** True if the page shows thumbnails below the picture. */
  hasMore: boolean;
  isSlab: boolean;
  price: ReactNode;
};

/** Outline of a product page from the data of a card, shown until the page has loaded. */
export const ProductOutline = ({ name, picture, hasMore, isSlab, price }: Props) => {
  const ratio = isSlab ? SLAB_RATIO : undefined;
  return (
    <div className={styles.outline} aria-busy="true">
      <div className={styles.top}>
        <div className={styles.gallery}>
          <div className={isSlab ? gallery.ofSlab : gallery.gallery}>
            <div className={gallery.track}>
              <div className={gallery.slide}>
                {picture && (
                  <Image
                    src={picture.url}
                    alt={picture.label}
                    width={GALLERY_WIDTH}
                    ratio={ratio}
                    sizes={GALLERY_SIZES}
                    isEager
                  />
                )}
              </div>
            </div>
            {picture && hasMore && (
              <div className={gallery.thumbnails}>
                <div className={gallery.thumbnail}>
                  <Image src={picture.url} alt="" width={80} ratio={ratio} />
                </div>
              </div>
            )}
          </div>
        </div>
        <div className={styles.panel}>
          <header className={styles.heading}>
            <h1>{name}</h1>
          </header>
          <div className={styles.known}>{price}</div>
        </div>
      </div>
    </div>
  );
};
