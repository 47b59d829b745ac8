import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { OnwardLinks } from '#storefront/shell/onward-links.tsx';
import styles from './errors.module.css';

/** Shown in place of a page that failed to load or render. */
export const ErrorPage = () => {
  const t = useT();
  const router = useRouter();
  return (
    <>
      <section className={styles.page} role="alert">
        <h1 className={styles.title}>{t('errors.internal.title')}</h1>
        <p>{t('errors.internal.text')}</p>
        <div className={styles.actions}>
          <Button onClick={() => void router.reload()}>{t('errors.internal.retry')}</Button>
          <Link href="/" className={styles.link}>
            {t('errors.not_found.home')}
          </Link>
        </div>
      </section>
      <OnwardLinks isLate />
    </>
  );
};
