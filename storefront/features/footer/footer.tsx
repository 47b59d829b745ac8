import { useQuery } from '@tanstack/react-query';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { copyrightQuery, footerBlocksQuery } from './footer-queries.ts';
import styles from './footer.module.css';

const COLUMNS = ['footer-help', 'footer-company', 'footer-account'] as const;

/** Links by subject, how to reach us, and the small print, all from content blocks; a block that is missing leaves no gap. */
export const Footer = () => {
  const t = useT();
  const platform = usePlatform();
  const { data: blocks = {} } = useQuery(footerBlocksQuery(platform));
  const { data: copyright } = useQuery(copyrightQuery(platform));
  const support = blocks['footer-support'];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>Tessera</p>
          <p className={styles.line}>{t('shell.footer.line')}</p>
        </div>
        {COLUMNS.map((identifier) => {
          const block = blocks[identifier];
          return (
            block && (
              <nav key={identifier} className={styles.column} aria-label={t(identifier === 'footer-help' ? 'shell.footer.help' : identifier === 'footer-company' ? 'shell.footer.company' : 'shell.footer.account')}>
                <RichTextView content={block} />
              </nav>
            )
          );
        })}
        {support && (
          <section className={styles.column} aria-label={t('shell.footer.support')}>
            <RichTextView content={support} />
          </section>
        )}
      </div>
      <div className={styles.base}>
        <p>{copyright}</p>
        {blocks['footer-social-links'] && (
          <div className={styles.row}>
            <RichTextView content={blocks['footer-social-links']} />
          </div>
        )}
        {blocks['footer-links'] && (
          <div className={styles.row}>
            <RichTextView content={blocks['footer-links']} />
          </div>
        )}
      </div>
    </footer>
  );
};
