import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useSaving } from '../area/use-saving.ts';
import { EndCustomerSubscriptionDocument } from './end-subscription.graphql.ts';
import styles from './communications.module.css';

export const UnsubscribeForm = ({ email }: { email: string }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{t('communications.on.title')}</h2>
      <p className={styles.text}>{t('communications.on.text', { email })}</p>
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
      <Button
        kind="secondary"
        isBusy={isBusy}
        onClick={() =>
          void save(
            () => commerce.mutate(EndCustomerSubscriptionDocument, {}, { isIdempotent: true }),
            'communications.unsubscribed',
          )
        }
      >
        {t('communications.unsubscribe')}
      </Button>
    </div>
  );
};
