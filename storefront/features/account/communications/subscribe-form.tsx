import { useState, type SubmitEvent } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { PrivacyPolicyLink } from '#storefront/platform/forms/privacy-policy-link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSender, useShopName } from '#storefront/platform/store-view/shop.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { useSaving } from '../area/use-saving.ts';
import styles from './communications.module.css';

/** Subscribes an address with the consent shown; implemented by the newsletter feature, passed in by the route. */
export type Subscribe = (email: string) => Promise<string | null | undefined>;

const isAlready = (error: unknown): boolean =>
  error instanceof GraphqlError && error.category === 'graphql-already-exists';

export const SubscribeForm = ({ email, subscribe }: { email: string; subscribe: Subscribe }) => {
  const t = useT();
  const { isBusy, refusal, save } = useSaving();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsMissing(!isAgreed);
    if (!isAgreed) return event.currentTarget.querySelector('input')?.focus();
    const join = () =>
      subscribe(email).catch((error: unknown) => {
        // Already subscribed, which is the desired result.
        if (!isAlready(error)) throw error;
        return 'SUBSCRIBED';
      });
    void save(join, (status) => (status === 'SUBSCRIBED' ? 'communications.subscribed' : 'newsletter.confirm'));
  };

  return (
    <form method="dialog" className={styles.card} onSubmit={submit} noValidate>
      <h2 className={styles.title}>{t('communications.off.title')}</h2>
      <p className={styles.text}>{t('communications.off.text', { email })}</p>
      <Checkbox
        label={t('newsletter.consent', { shop: useShopName() })}
        name="consent"
        checked={isAgreed}
        onChange={() => {
          setIsAgreed(!isAgreed);
          setIsMissing(false);
        }}
        error={isMissing ? t('newsletter.consent.required') : undefined}
        required
      />
      <p className={styles.terms}>
        {t('newsletter.terms', { sender: useSender() })} <PrivacyPolicyLink />
      </p>
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
      <Button type="submit" isBusy={isBusy}>
        {t('communications.subscribe')}
      </Button>
    </form>
  );
};
