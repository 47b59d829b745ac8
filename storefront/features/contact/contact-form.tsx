import { useEffect, useRef } from 'react';
import { CONTACT_TOPICS, MAX_CONTACT_MESSAGE, MAX_SKU_LENGTH } from '#contract/contact.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { Honeypot } from '#storefront/platform/forms/honeypot.tsx';
import { PrivacyPolicyLink } from '#storefront/platform/forms/privacy-policy-link.tsx';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField, TextArea, TextField } from '#storefront/ui/field/text-field.tsx';
import styles from './contact-form.module.css';
import { ABOUT_ORDER, ABOUT_PRODUCT, isOffered, TOPICS } from './topics.ts';
import { useContact } from './use-contact.ts';

const FAILURES = {
  offline: 'contact.failed.offline',
  'too-many': 'contact.failed.too_many',
  failed: 'contact.failed',
  'captcha.failed': 'captcha.failed',
  'captcha.refused': 'captcha.refused',
} as const;

/** Includes spaces and the # that people copy. */
const MAX_TYPED_NUMBER = 20;

const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        {t('contact.sent')}
      </h3>
      <p>{t('contact.sent.text', { email })}</p>
      <Button kind="secondary" size="medium" onClick={onAgain}>
        {t('contact.sent.again')}
      </Button>
    </div>
  );
};

export type QuestionProduct = { sku: string; name: string };

type Props = {
  /** Name of the draft. */
  name: string;
  /** The product of the question; then the form asks for neither topic nor order number. */
  product?: QuestionProduct;
  /** Initial values of fields. */
  given: FormValues;
};

/** Message to the shop. Typed values survive errors, Back and reloads. */
export const ContactForm = ({ name, product, given }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const { topic, sentTo, failure, isBusy, errors, again, formProps } = useContact(name, given);
  if (sentTo) return <Sent email={sentTo} onAgain={again} />;
  const wrong = Object.values(errors).filter(Boolean).length;
  return (
    // Before hydration, method `dialog` keeps the browser from sending the form.
    <form className={styles.form} {...formProps} aria-label={t('contact.title')}>
      <div className={styles.alert} role="alert">
        {wrong > 0 && <p className={styles.problem}>{t('contact.errors', { count: wrong })}</p>}
      </div>
      {product ? (
        <>
          <input type="hidden" name="topic" value="advice" />
          <input type="hidden" name="sku" value={product.sku} />
        </>
      ) : (
        <>
          <SelectField label={t('contact.topic')} name="topic" defaultValue="" error={errors['topic']} required>
            <option value="" disabled>
              {t('contact.topic.choose')}
            </option>
            {CONTACT_TOPICS.filter((one) => isOffered(platform, one)).map((one) => (
              <option key={one} value={one}>
                {t(TOPICS[one])}
              </option>
            ))}
          </SelectField>
          {ABOUT_ORDER.has(topic) && (
            <TextField
              label={t('contact.order_number')}
              optional={t('field.optional')}
              hint={t('contact.order_number.hint')}
              name="order_number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_TYPED_NUMBER}
              defaultValue={given['order_number']}
              error={errors['order_number']}
            />
          )}
          {ABOUT_PRODUCT.has(topic) && (
            <TextField
              label={t('contact.sku')}
              optional={t('field.optional')}
              hint={t('contact.sku.hint')}
              name="sku"
              autoComplete="off"
              maxLength={MAX_SKU_LENGTH}
              defaultValue={given['sku']}
              error={errors['sku']}
            />
          )}
        </>
      )}
      <TextArea
        label={product ? t('contact.question') : t('contact.comment')}
        hint={t(product ? 'contact.question.hint' : 'contact.comment.hint')}
        name="comment"
        rows={6}
        maxLength={MAX_CONTACT_MESSAGE}
        error={errors['comment']}
        required
      />
      <ContactField kind="full_name" errors={errors} />
      <ContactField kind="email" hint={t('contact.email.hint')} errors={errors} />
      <ContactField kind="telephone" hint={t('contact.telephone.hint')} errors={errors} isOptional />
      <Honeypot />
      <p className={styles.privacy}>
        {t('contact.privacy')} <PrivacyPolicyLink />
      </p>
      <div className={styles.alert} role="alert">
        {failure && <p className={styles.problem}>{t(FAILURES[failure])}</p>}
      </div>
      <CaptchaNote form="CONTACT" />
      <Button type="submit" size="big" className={styles.submit} isBusy={isBusy}>
        {t('contact.submit')}
      </Button>
    </form>
  );
};
