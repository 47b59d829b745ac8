import { useMemo, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useTakenQuery } from '#storefront/platform/page/use-taken-query.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { useVisitor } from '../area/use-visitor.ts';
import { CreateAccountForm } from '../create-account-form.tsx';
import type { NewAccount } from '../api/account-api.ts';
import type { AccountActions } from '../state/account-actions.ts';
import styles from '../area/lone-form.module.css';

type Props = {
  createAccount: AccountActions['createAccount'];
  /** Navigates to a page of the account. */
  go: (path: string) => void;
};

/**
 * Account creation (RT-12). The parameters `email`, `firstName` and `lastName` prefill the form (RT-13) and are
 * removed from the URL (RT-15).
 */
export const CreateAccountPage = ({ createAccount, go }: Props) => {
  const t = useT();
  const visitor = useVisitor();
  const taken = useTakenQuery();
  const known = useMemo(
    () =>
      Object.fromEntries(
        Object.entries({
          email: taken?.['email'],
          firstname: taken?.['firstName'],
          lastname: taken?.['lastName'],
        }).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    [taken],
  );
  const [isBusy, setIsBusy] = useState(false);

  if (visitor === 'customer' && !isBusy)
    return (
      <div className={styles.page}>
        <h1>{t('account.create.title')}</h1>
        <p className={styles.lead}>{t('create.here')}</p>
        <Link className={buttonClass()} href="/account-information">
          {t('create.go')}
        </Link>
      </div>
    );

  const create = async (account: NewAccount): Promise<void> => {
    setIsBusy(true);
    try {
      const isSignedIn = await createAccount(account);
      addToast({ type: 'success', message: t(isSignedIn ? 'account.create.done' : 'account.create.done_only') });
      go('/account-information');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.page}>
      <h1>{t('account.create.title')}</h1>
      <p className={styles.lead}>{t('create.lead')}</p>
      <div className={styles.sheet}>
        <CreateAccountForm isPage known={known} createAccount={create} onOther={() => go('/account-information')} />
      </div>
    </div>
  );
};
