import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import styles from '../forms/form-parts.module.css';

/** Shown before the first step, because guests cannot order files. */
export default function FilesNotice() {
  const t = useT();
  return (
    <p className={styles.notice}>
      {t('files.account')} <Link href="#sign-in">{t('files.sign-in')}</Link>
    </p>
  );
}
