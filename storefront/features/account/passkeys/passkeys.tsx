import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from '../information/editable.module.css';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { GetPasskeysDocument } from './get-passkeys.graphql.ts';
import { PasskeyRow } from './passkey-row.tsx';

const passkeysQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetPasskeysDocument,
    {},
    { noCache: true, staleTime: 0, select: ({ customerPasskeys }) => customerPasskeys ?? [] },
  );

/** The customer's passkeys: list, add, rename and remove. */
export default function Passkeys() {
  const t = useT();
  const { data: passkeys } = useQuery(passkeysQuery(usePlatform()));
  const [isAdding, setIsAdding] = useState(false);
  const canAdd = 'PublicKeyCredential' in window;
  if (!passkeys || (!canAdd && passkeys.length === 0)) return null;
  return (
    <section className={styles.card} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className={styles.title}>
        {t('passkeys.title')}
      </h2>
      <p className={styles.value}>{t('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskeyForm onClose={() => setIsAdding(false)} />
      ) : (
        canAdd && (
          <div>
            <Button kind="secondary" size="medium" onClick={() => setIsAdding(true)}>
              {t('passkeys.add')}
            </Button>
          </div>
        )
      )}
    </section>
  );
}
