import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import styles from '../forms/form-parts.module.css';

/** Told before the first step, since an order of files is refused to guests at the last. */
export default function FilesNotice() {
  const t = useT();
  return (
    <p className={styles.notice}>
      {t('files.account')} <Link href="#sign-in">{t('files.sign-in')}</Link>
    </p>
  );
}
