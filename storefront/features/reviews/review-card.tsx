import { dateFormat } from '#contract/date-format.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import type { ShownReview } from './reviews-query.ts';
import { Stars } from './stars.tsx';
import styles from './reviews.module.css';

type Props = {
  review: ShownReview;
  /** Invented for the sample catalogue. */
  isSample?: boolean;
  /** Without ratings by criterion and photographs. */
  isShort?: boolean;
  Heading?: 'h3' | 'h4';
};

const THUMB = 160;

export const ReviewCard = ({ review, isSample = false, isShort = false, Heading = 'h3' }: Props) => {
  const t = useT();
  const { language, languageTag } = usePlatform().storeView;
  const written = dateFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.one} lang={review.language === language ? undefined : review.language.replace('_', '-')}>
      <p className={styles.marks}>
        <Stars stars={review.stars} />
        {isSample && <strong className={styles.sample}>{t('reviews.sample')}</strong>}
        {review.is_verified && <span className={styles.verified}>{t('reviews.verified')}</span>}
      </p>
      <Heading className={styles.title}>{review.summary}</Heading>
      <p className={styles.by}>
        {t('reviews.by', { name: review.nickname, date: written.format(new Date(review.created_at)) })}
      </p>
      {review.text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={styles.text}>
          {paragraph}
        </p>
      ))}
      {!isShort && review.photos.length > 0 && (
        <ul className={styles.photos}>
          {review.photos.map(({ url, width, height }, index) => (
            <li key={url}>
              <a href={imageUrl(url, { width: 1600, height: Math.round((1600 * height) / width) })}>
                <img
                  src={imageUrl(url, { width: THUMB, height: THUMB })}
                  width={THUMB}
                  height={THUMB}
                  alt={t('reviews.photo', { number: index + 1, name: review.nickname })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isShort && (
        <dl className={styles.ratings}>
          {review.ratings_breakdown.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{t('reviews.of_five', { value })}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
};
