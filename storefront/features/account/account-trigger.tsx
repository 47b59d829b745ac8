import { Fragment } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './account-menu.module.css';

type Props = {
  /** First name of the signed-in customer; undefined for a guest. */
  name: string | undefined;
  /** Signed in, but the name is still loading. */
  isLoading: boolean;
};

export const AccountTrigger = ({ name, isLoading }: Props) => {
  const t = useT();
  return (
    // The key remounts everything when the name arrives, instead of moving elements.
    <Fragment key={name}>
      {isLoading ? <span className={styles.spinner} aria-hidden="true" /> : <Icon name="user" size={22} />}
      <span className={styles.text}>{name ? t('shell.account.greeting', { name }) : t('shell.account')}</span>
    </Fragment>
  );
};
