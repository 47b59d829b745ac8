import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useSending } from '../use-sending.ts';
import { GetConfirmationDocument } from './get-confirmation.graphql.ts';
import { ResendConfirmationEmailDocument } from './resend-confirmation.graphql.ts';
import styles from './editable.module.css';

const confirmationQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetConfirmationDocument,
    {},
    { noCache: true, staleTime: 0, select: ({ customer }) => customer?.confirmation_status ?? null },
  );

/** Offers to confirm the email address; guest orders with it then appear in the account. */
export const Confirmation = ({ email }: { email: string }) => {
  const t = useT();
  const platform = usePlatform();
  const { data } = useQuery(confirmationQuery(platform));
  const [isSent, setIsSent] = useState(false);
  const { isBusy, refusal, send } = useSending();
  if (data !== 'ACCOUNT_CONFIRMATION_NOT_REQUIRED') return null;
  return (
    <section className={styles.card} aria-labelledby="confirmation-title">
      <h2 id="confirmation-title" className={styles.title}>
        {t('confirmation.title')}
      </h2>
      <p className={styles.value}>{t('confirmation.text', { email })}</p>
      <div role="status">{isSent && <p>{t('confirmation.sent', { email })}</p>}</div>
      {!isSent && (
        <div>
          <Button
            kind="secondary"
            size="medium"
            isBusy={isBusy}
            onClick={() =>
              void send(async () => {
                await platform.commerce.mutate(ResendConfirmationEmailDocument, { email });
                setIsSent(true);
              })
            }
          >
            {t('confirmation.send')}
          </Button>
        </div>
      )}
      <CaptchaNote form="RESEND_CONFIRMATION_EMAIL" />
      {refusal && <p role="alert">{t(refusal)}</p>}
    </section>
  );
};
