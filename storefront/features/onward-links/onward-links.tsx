import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { viewHistory } from '#storefront/platform/browser-storage/histories.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { HALF_PHONE_SIZE, type ImageType } from '#storefront/ui/image/image-url.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import styles from './onward-links.module.css';
import { seenProductsQuery, topCategoriesQuery, type Way } from './onward-links-queries.ts';

const MOST_SEEN = 6;

const Ways = ({ title, ways, type }: { title: string; ways: readonly Way[]; type: ImageType }) => {
  const id = useId();
  return (
    ways.length > 0 && (
      <nav aria-labelledby={id} className={styles.ways}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {ways.map((way) => (
            <li key={way.id}>
              <Link href={way.path}>
                {way.picture && (
                  <Image
                    src={way.picture}
                    type={type}
                    alt=""
                    width={320}
                    ratio={4 / 3}
                    sizes={`(min-width: 768px) 220px, ${HALF_PHONE_SIZE}`}
                  />
                )}
                {way.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};

/** Links onward from an empty page: collections, and products recently viewed on this device. */
export const OnwardLinks = () => {
  const t = useT();
  const platform = usePlatform();
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(
    () =>
      setSeen(
        viewHistory()
          .slice(0, MOST_SEEN)
          .map(({ sku }) => sku),
      ),
    [],
  );
  const { data: categories = [], isPending } = useQuery(topCategoriesQuery(platform));
  const { data: products = [] } = useQuery({ ...seenProductsQuery(platform, seen), enabled: seen.length > 0 });
  return (
    <>
      <Ways title={t('onward-links.collections')} ways={categories} type="image-category" />
      {/* Not before what stands above it, which would push it down. */}
      {!isPending && <Ways title={t('onward-links.seen')} ways={products} type="image-product" />}
    </>
  );
};
