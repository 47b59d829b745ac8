import { languageName } from '#contract/languages.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { REVIEW_SORTS } from '#contract/reviews.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { SelectField } from '#storefront/ui/field/text-field.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { Pagination } from '#storefront/ui/pagination/pagination.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewForm } from './review-form.tsx';
import { addressOf, overviewQuery, reviewedProductQuery, type ReviewFilter, type Overview } from './reviews-query.ts';
import { Summary } from './summary.tsx';
import styles from './reviews.module.css';

const SORTS = {
  newest: 'reviews.sort.newest',
  highest: 'reviews.sort.highest',
  lowest: 'reviews.sort.lowest',
} as const;

type ListProps = { sku: string; overview: Overview; filter: ReviewFilter };

/** Links to the reviews in other languages, or back. */
const Languages = ({ sku, overview, filter }: ListProps) => {
  const t = useT();
  const { language: own } = usePlatform().storeView;
  const name = (language: string): string => languageName(language, own);
  if (filter.language)
    return (
      <p className={styles.languages}>
        {t('reviews.in_language', { language: name(filter.language) })}{' '}
        <Link href={addressOf(sku, {})}>{t('reviews.own_language', { language: name(own) })}</Link>
      </p>
    );
  return overview.other_languages.map(({ language, count }) => (
    <p key={language} className={styles.languages}>
      <Link href={addressOf(sku, { language })}>
        {t('reviews.other_language', { count, language: name(language) })}
      </Link>
    </p>
  ));
};

const List = ({ sku, overview, filter }: ListProps) => {
  const t = useT();
  const inView = useAddress();
  const router = useRouter();
  const { items, page_info: page, total_count: count } = overview;
  return (
    <section aria-labelledby="reviews-list">
      <div className={styles.head}>
        <h2 id="reviews-list" role="status">
          {filter.stars ? t('reviews.list.stars', { count, stars: filter.stars }) : t('reviews.list', { count })}
        </h2>
        {filter.stars && (
          <Link href={addressOf(sku, { ...filter, page: 1, stars: undefined })}>{t('reviews.all')}</Link>
        )}
        {overview.stars.length > 0 && count > 1 && (
          <SelectField
            label={t('reviews.sort')}
            name="sort"
            value={filter.sort}
            onChange={({ target: { value } }) => {
              const sort = REVIEW_SORTS.find((each) => each === value) ?? 'newest';
              void router.navigate(inView(addressOf(sku, { ...filter, page: 1, sort })), { keepsScroll: true });
            }}
          >
            {REVIEW_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(SORTS[sort])}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {items.map((review) => (
        <ReviewCard key={review.number} review={review} />
      ))}
      <Pagination
        current={page.current_page ?? 1}
        total={page.total_pages ?? 1}
        hrefOf={(number) => inView(addressOf(sku, { ...filter, page: number }))}
        labels={{
          nav: t('reviews.pages'),
          previous: t('reviews.pages.previous'),
          next: t('reviews.pages.next'),
          page: (number) => t('reviews.pages.page', { page: number }),
        }}
      />
    </section>
  );
};

const Samples = ({ samples }: { samples: Overview['samples'] }) => {
  const t = useT();
  return (
    <section className={styles.samples} aria-labelledby="reviews-samples">
      <h2 id="reviews-samples">{t('reviews.samples')}</h2>
      <p className={styles.note}>{t('reviews.samples.note')}</p>
      {samples.map((review) => (
        <ReviewCard key={review.number} review={review} isSample />
      ))}
    </section>
  );
};

/** The reviews of a product: summary, list and form (RT-43). */
export const ReviewsPage = ({ sku, filter }: { sku: string; filter: ReviewFilter }) => {
  const t = useT();
  const platform = usePlatform();
  const inView = useAddress();
  const { data } = useSuspenseQuery(reviewedProductQuery(platform, sku));
  const { data: overview } = useSuspenseQuery(overviewQuery(platform, sku, filter));
  if (!data || !overview) return null;
  const { product, criteria, isOpen, guestsMayWrite } = data;
  const address = `/${product.url_key}${product.url_suffix ?? ''}`;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={t('reviews.breadcrumbs')}
        crumbs={[
          { label: t('reviews.home'), href: inView('/') },
          { label: product.name ?? sku, href: inView(address) },
          { label: t('reviews.crumb') },
        ]}
      />
      <header className={styles.product}>
        {product.small_image?.url && <Image src={product.small_image.url} alt="" width={160} isEager />}
        <div>
          <h1>{t('reviews.title', { product: product.name ?? sku })}</h1>
          <p>
            <Link href={address}>{t('reviews.to_product')}</Link>
          </p>
          {isOpen && (
            <a href="#write" className={buttonClass({ kind: 'secondary', size: 'medium' })}>
              {t('reviews.write')}
            </a>
          )}
        </div>
      </header>
      <div className={styles.layout}>
        {overview.count > 0 ? (
          <Summary sku={sku} overview={overview} filter={filter} />
        ) : (
          <p className={styles.none}>{t('reviews.none')}</p>
        )}
        <div>
          <Languages sku={sku} overview={overview} filter={filter} />
          {overview.count > 0 && <List sku={sku} overview={overview} filter={filter} />}
          {overview.samples.length > 0 && <Samples samples={overview.samples} />}
          {isOpen && (
            <ReviewForm key={sku} sku={product.sku ?? sku} criteria={criteria} guestsMayWrite={guestsMayWrite} />
          )}
        </div>
      </div>
    </div>
  );
};
