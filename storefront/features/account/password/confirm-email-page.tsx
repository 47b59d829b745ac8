import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshCustomerResponses } from '#storefront/platform/commerce/drop-responses.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useTakenQuery } from '#storefront/platform/page/use-taken-query.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { ConfirmEmailDocument } from './confirm-email.graphql.ts';
import styles from '../area/lone-form.module.css';

const TEXTS = {
  asking: 'confirm.asking',
  done: 'confirm.done',
  taken: 'confirm.taken',
  failed: 'confirm.failed',
} as const;

/** Target of the email confirmation link: removes the key from the URL at once and sends it. */
export const ConfirmEmailPage = () => {
  const t = useT();
  const { commerce } = usePlatform();
  const client = useQueryClient();
  const taken = useTakenQuery();
  const [state, setState] = useState<keyof typeof TEXTS>('asking');
  const { email = '', key = '' } = taken ?? {};

  useEffect(() => {
    if (taken === undefined) return;
    commerce.mutate(ConfirmEmailDocument, { input: { email, confirmation_key: key } }).then(
      () => {
        setState('done');
        void refreshCustomerResponses(client);
      },
      (error: { category?: string }) => setState(error.category === 'graphql-already-exists' ? 'taken' : 'failed'),
    );
  }, [commerce, client, taken, email, key]);

  return (
    <div className={styles.page}>
      <h1>{t('confirm.title')}</h1>
      <p className={styles.lead} role="status">
        {t(TEXTS[state], { email })}
      </p>
      {state !== 'asking' && (
        <div>
          <Link className={buttonClass()} href="/account-information">
            {t('create.go')}
          </Link>
        </div>
      )}
    </div>
  );
};
