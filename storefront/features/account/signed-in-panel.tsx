import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { SectionIcon } from './area/section-icon.tsx';
import { useSections } from './area/sections.ts';
import { useSending } from './use-sending.ts';
import styles from './account-panel.module.css';

export const SignedInPanel = ({ signOut, close }: { signOut: () => Promise<void>; close: () => void }) => {
  const t = useT();
  const customer = useSignedInCustomer();
  const { isBusy, send } = useSending();
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>
        {customer ? t('shell.account.greeting', { name: customer.firstname }) : t('shell.account')}
      </h2>
      {customer && <p className={styles.who}>{t('account.signed_in_as', { email: customer.email })}</p>}
      <nav aria-label={t('account.nav.label')}>
        <ul className={styles.pages}>
          {useSections().map(({ name, path, title, icon }) => (
            <li key={name}>
              <Link className={styles.page} href={path} onClick={close}>
                <SectionIcon icon={icon} />
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button kind="secondary" isWide isBusy={isBusy} onClick={() => void send(signOut)}>
        {t('account.sign_out')}
      </Button>
    </div>
  );
};
