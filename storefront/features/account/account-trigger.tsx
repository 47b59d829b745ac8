import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './account-menu.module.css';

type Props = {
  /** First name of whoever is signed in; undefined for a guest. */
  name: string | undefined;
  /** Somebody is signed in and the name is on its way. */
  isLoading: boolean;
};

/** What the header's account button shows. */
export const AccountTrigger = ({ name, isLoading }: Props) => {
  const t = useT();
  return (
    <>
      {isLoading ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name="user" size={22} />}
      <span className={styles.text}>{name ? t('shell.account.greeting', { name }) : t('shell.account')}</span>
    </>
  );
};
