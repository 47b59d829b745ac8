import { useMemo, useSyncExternalStore } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';

const GIVEN = ['topic', 'order_number', 'sku'] as const;
const nothing = (): (() => void) => () => undefined;

/** The form as part of a page. The URL can prefill it: `?topic=order&order_number=…`, `?sku=…`. */
export const ContactSection = () => {
  const t = useT();
  // Read in the browser, because pages are cached without their query.
  const search = useSyncExternalStore(
    nothing,
    () => location.search,
    () => '',
  );
  const hasUnits = useFeature('units of area');
  const given = useMemo(() => {
    const requested = new URLSearchParams(search);
    const values = GIVEN.map((name) => [name, requested.get(name) ?? ''] as const);
    return {
      ...Object.fromEntries(values),
      ...(requested.has('sku') && !requested.has('topic') ? { topic: 'advice' } : {}),
    };
  }, [search]);
  return (
    <section className={styles.section} id="write" aria-labelledby="write-title">
      <div className={styles.pitch}>
        <h2 id="write-title">{t('contact.title')}</h2>
        <p>{t(hasUnits ? 'contact.intro.room' : 'contact.intro')}</p>
      </div>
      <ContactForm name="page" given={given} />
    </section>
  );
};
