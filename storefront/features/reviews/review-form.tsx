import { useEffect, useRef, useState } from 'react';
import { MAX_REVIEW_NICKNAME, MAX_REVIEW_SUMMARY, MAX_REVIEW_TEXT } from '#contract/reviews.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { Honeypot } from '#storefront/platform/forms/honeypot.tsx';
import { PrivacyPolicyLink } from '#storefront/platform/forms/privacy-policy-link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextArea, TextField } from '#storefront/ui/field/text-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { Criterion } from './reviews-query.ts';
import { fieldOf, useReview } from './use-review.ts';
import styles from './reviews.module.css';

const FAILURES = {
  offline: 'reviews.failed.offline',
  'too-many': 'reviews.failed.too_many',
  failed: 'reviews.failed',
  'captcha.failed': 'captcha.failed',
  'captcha.refused': 'captcha.refused',
} as const;

const Rating = ({ criterion, error }: { criterion: Criterion; error: string | undefined }) => {
  const t = useT();
  const name = fieldOf(criterion);
  return (
    <fieldset
      className={styles.rating}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{criterion.name}</legend>
      <div className={styles.choices}>
        {criterion.values.map(({ value, value_id: id }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} required />
            <span aria-hidden="true">{value} ★</span>
            <span className={styles.hidden}>{t('reviews.stars', { stars: Number(value) })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

const Sent = () => {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section id="write" className={styles.write}>
      <h2 ref={heading} tabIndex={-1}>
        {t('reviews.sent')}
      </h2>
      <p>{t('reviews.sent.text')}</p>
    </section>
  );
};

type Props = { sku: string; criteria: readonly Criterion[]; guestsMayWrite: boolean };

/** Form for a product review with photographs. Typed values survive errors, Back and reloads. */
export const ReviewForm = ({ sku, criteria, guestsMayWrite }: Props) => {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const [isUploading, setIsUploading] = useState(false);
  const { photos, addPhoto, removePhoto, errors, refusal, failure, isBusy, isSent, formProps } = useReview(
    sku,
    criteria,
  );
  if (isSent) return <Sent />;
  const isClosed = !guestsMayWrite && !isSignedIn;
  const problem = refusal ?? (failure && t(FAILURES[failure]));
  return (
    <section id="write" className={styles.write} aria-labelledby="write-title">
      <h2 id="write-title">{t('reviews.write')}</h2>
      <p className={styles.note}>{t('reviews.write.note')}</p>
      {isClosed ? (
        <p>
          <a href="#sign-in">{t('reviews.sign_in')}</a>
        </p>
      ) : (
        // Before hydration, method `dialog` keeps the browser from sending the form.
        <form className={styles.form} aria-labelledby="write-title" {...formProps}>
          {criteria.map((criterion) => (
            <Rating key={criterion.id} criterion={criterion} error={errors[fieldOf(criterion)]} />
          ))}
          {errors['ratings'] && <p className={styles.problem}>{errors['ratings']}</p>}
          <TextField
            label={t('reviews.summary')}
            name="summary"
            autoComplete="off"
            maxLength={MAX_REVIEW_SUMMARY}
            error={errors['summary']}
            required
          />
          <TextArea
            label={t('reviews.text')}
            hint={t('reviews.text.hint')}
            name="text"
            rows={6}
            maxLength={MAX_REVIEW_TEXT}
            error={errors['text']}
            required
          />
          <PhotoField
            photos={photos}
            error={errors['photos']}
            onAdd={addPhoto}
            onRemove={removePhoto}
            onBusy={setIsUploading}
          />
          <TextField
            label={t('reviews.nickname')}
            hint={t('reviews.nickname.hint')}
            name="nickname"
            autoComplete="nickname"
            maxLength={MAX_REVIEW_NICKNAME}
            error={errors['nickname']}
            required
          />
          <Honeypot />
          <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
          <p className={styles.hint}>
            {t('reviews.privacy')} <PrivacyPolicyLink />
          </p>
          <CaptchaNote form="PRODUCT_REVIEW" />
          <Button type="submit" isBusy={isBusy || isUploading}>
            {t('reviews.send')}
          </Button>
        </form>
      )}
    </section>
  );
};
