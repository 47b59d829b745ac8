import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { useSending } from './use-sending.ts';
import styles from './account-panel.module.css';

export const SignedInPanel = ({ signOut }: { signOut: () => Promise<void> }) => {
  const t = useT();
  const customer = useSignedInCustomer();
  const { isBusy, send } = useSending();
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>{customer ? t('shell.account.greeting', { name: customer.firstname }) : t('shell.account')}</h2>
      {customer && <p className={styles.who}>{t('account.signed_in_as', { email: customer.email })}</p>}
      <Button kind="secondary" isWide isBusy={isBusy} onClick={() => void send(signOut)}>
        {t('account.sign_out')}
      </Button>
    </div>
  );
};
