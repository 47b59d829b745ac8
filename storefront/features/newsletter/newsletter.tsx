import type { ReactNode } from 'react';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { contactInput } from '#storefront/platform/forms/contact-field.tsx';
import { PrivacyPolicyLink } from '#storefront/platform/forms/privacy-policy-link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useNewsletterOffer, useSender, useShopName } from '#storefront/platform/store-view/shop.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './newsletter.module.css';

const OfferText = () => {
  const t = useT();
  const offer = useNewsletterOffer();
  if (!offer) return null;
  const { label, valid_days: validDays } = offer;
  return (
    <p className={styles.description} data-offer="">
      {validDays === null
        ? t('newsletter.offer', { offer: label })
        : t('newsletter.offer.days', { offer: label, days: validDays })}
    </p>
  );
};

/**
 * `invitation` is the shop's own content, a heading and a text. Server-rendered without hydration; `waitForSubscriber` attaches the form's behaviour. Until then, method `dialog`
 * keeps the browser from sending the form.
 */
export const Newsletter = ({ invitation }: { invitation?: ReactNode }) => {
  const t = useT();
  return (
    <section className={styles.newsletter} aria-label={t('newsletter.title')}>
      <div>
        <div className={styles.invitation}>
          {invitation ?? (
            <>
              <h2>{t('newsletter.title')}</h2>
              <p>{t('newsletter.description')}</p>
            </>
          )}
        </div>
        <OfferText />
      </div>
      <form className={styles.form} method="dialog" noValidate data-newsletter="">
        <div className={styles.row}>
          <input
            className={styles.input}
            {...contactInput('email')}
            required
            aria-label={t('field.email')}
            placeholder={t('field.email')}
            aria-describedby="newsletter-email-error"
          />
          <button type="submit" className={styles.submit}>
            <span>{t('newsletter.submit')}</span>
            <Icon name="arrow-right" size={18} className={styles.arrow} />
          </button>
        </div>
        <p id="newsletter-email-error" className={styles.error} data-error="email" hidden />
        <label className={styles.consent}>
          <input
            className={styles.box}
            type="checkbox"
            name="consent"
            required
            aria-describedby="newsletter-consent-error newsletter-terms"
          />
          <span>{t('newsletter.consent', { shop: useShopName() })}</span>
        </label>
        <p id="newsletter-consent-error" className={styles.error} data-error="consent" hidden />
        <p id="newsletter-terms" className={styles.terms}>
          {t('newsletter.terms', { sender: useSender() })} <PrivacyPolicyLink />
        </p>
        <CaptchaNote form="NEWSLETTER" />
        <p className={styles.status} role="status" data-status="" />
      </form>
    </section>
  );
};
