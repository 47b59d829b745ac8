import { useT } from '#storefront/platform/i18n/use-t.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { imageUrl } from '#storefront/platform/image/image-url.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { usePictureFailure } from '#storefront/ui/image/use-picture-failure.ts';
import type { Category } from '../data/category-queries.ts';
import styles from './category-header.module.css';

type Picture = { media: string; widths: readonly number[]; ratio: number };

const NARROW: Picture = { media: '(max-width: 768px)', widths: [320, 640, 960, 1280], ratio: 16 / 10 };
const WIDE: Picture = { media: '(min-width: 769px)', widths: [640, 960, 1280, 1600], ratio: 16 / 9 };

const sourcesOf = (image: string, { widths, ratio }: Picture): string =>
  widths.map((width) => `${imageUrl(image, { type: 'image-category', width, height: Math.round(width / ratio) })} ${width}w`).join(', ');

const SIZES = '(min-width: 1440px) 800px, (min-width: 769px) 56vw, 100vw';

const Banner = ({ image }: { image: string }) => {
  const { ref, onError, hasFailed } = usePictureFailure();
  return (
  <picture className={styles.banner} data-failed={hasFailed || undefined}>
    <source media={NARROW.media} srcSet={sourcesOf(image, NARROW)} sizes="100vw" width={640} height={400} />
    <img
      ref={ref}
      onError={onError}
      src={imageUrl(image, { type: 'image-category', width: 1280, height: 720 })}
      srcSet={sourcesOf(image, WIDE)}
      sizes={SIZES}
      width={1280}
      height={720}
      alt=""
      fetchPriority="high"
    />
  </picture>
  );
};

/** Breadcrumbs, name, introduction and picture of a category, and the categories below it. */
export const CategoryHeader = ({ category }: { category: Category }) => {
  const t = useT();
  const inView = useAddress();
  const crumbs = [{ label: t('catalog.home'), href: inView('/') }, ...category.trail.map(({ name, path }) => ({ label: name, href: inView(path) })), { label: category.name }];
  return (
    <header className={styles.header} data-with-banner={category.image ? '' : undefined}>
      <div className={styles.text}>
        <Breadcrumbs label={t('catalog.breadcrumbs')} crumbs={crumbs} />
        <h1 className={styles.title}>{category.name}</h1>
        {category.description.length > 0 && (
          <div className={styles.description}>
            <RichTextView content={category.description} />
          </div>
        )}
      </div>
      {category.image && <Banner image={category.image} />}
      {category.children.length > 0 && (
        <nav className={styles.children} aria-label={t('catalog.subcategories')}>
          <ul>
            {category.children.map(({ uid, name, path }) => (
              <li key={uid}>
                <Link href={path} className={styles.child}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
};
