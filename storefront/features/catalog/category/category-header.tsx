import { useT } from '#storefront/platform/i18n/use-t.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { PHONE_SIZE } from '#storefront/ui/image/image-url.ts';
import { Image, type OtherCut } from '#storefront/ui/image/image.tsx';
import type { Category } from '../data/category-queries.ts';
import styles from './category-header.module.css';

const SIZES = '(min-width: 1440px) 800px, (min-width: 769px) 56vw, 100vw';
const NARROW: OtherCut = { media: '(max-width: 768px)', ratio: 16 / 10, maxWidth: 1280, sizes: PHONE_SIZE };

const Banner = ({ image }: { image: string }) => (
  <Image
    className={styles.banner}
    src={image}
    type="image-category"
    alt=""
    width={800}
    ratio={16 / 9}
    sizes={SIZES}
    otherCut={NARROW}
    isEager
  />
);

/** Breadcrumbs, name, introduction, picture and subcategories of a category. */
export const CategoryHeader = ({ category }: { category: Category }) => {
  const t = useT();
  const inView = useAddress();
  const crumbs = [
    { label: t('catalog.home'), href: inView('/') },
    ...category.trail.map(({ name, path }) => ({ label: name, href: inView(path) })),
    { label: category.name },
  ];
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
