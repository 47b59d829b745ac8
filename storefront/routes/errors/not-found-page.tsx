import { useContactPage } from '#storefront/platform/content/linked-content.ts';
import { SearchField } from '#storefront/features/header/search-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePageHydration } from '#storefront/platform/navigation/page-hydration.ts';
import { OnwardLinks } from '#storefront/shell/onward-links.tsx';
import styles from './errors.module.css';

export const NotFoundPage = () => {
  const t = useT();
  const contact = useContactPage();
  usePageHydration();
  return (
    <>
      <section className={styles.page}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{t('errors.not_found.title')}</h1>
        <p>{t('errors.not_found.text')}</p>
        <p className={styles.hint}>{t('errors.not_found.hint')}</p>
        <div className={styles.search}>
          <SearchField />
        </div>
        <div className={styles.actions}>
          <Link href="/" className={styles.link}>
            {t('errors.not_found.home')}
          </Link>
          {contact && (
            <Link href={contact} className={styles.link}>
              {t('errors.not_found.contact')}
            </Link>
          )}
        </div>
      </section>
      <OnwardLinks />
    </>
  );
};
