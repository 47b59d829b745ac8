import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { viewHistory } from '#storefront/platform/browser-storage/histories.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { ImageType } from '#storefront/ui/image/image-url.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import styles from './ways-on.module.css';
import { seenProductsQuery, topCategoriesQuery, type Way } from './ways-on-queries.ts';

const MOST_SEEN = 6;

const Ways = ({ title, ways, type }: { title: string; ways: readonly Way[]; type: ImageType }) => {
  const id = useId();
  return (
    ways.length > 0 && (
      <nav aria-labelledby={id}>
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
                    sizes="(min-width: 768px) 220px, 46vw"
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

/** The ways on from a page that has nothing to show: the collections, and products somebody looked at on this device. */
export const WaysOn = () => {
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
      <Ways title={t('ways-on.collections')} ways={categories} type="image-category" />
      {/* Not before what stands above it, which would push it down. */}
      {!isPending && <Ways title={t('ways-on.seen')} ways={products} type="image-product" />}
    </>
  );
};
