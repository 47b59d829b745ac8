import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RichText } from '#storefront/platform/content/rich-text.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useShopName } from '#storefront/platform/store-view/shop.ts';
import { copyrightQuery, footerBlocksQuery } from './footer-queries.ts';
import styles from './footer.module.css';

const COLUMNS = ['footer-help', 'footer-company', 'footer-account'] as const;
const LABELS = {
  'footer-help': 'shell.footer.help',
  'footer-company': 'shell.footer.company',
  'footer-account': 'shell.footer.account',
} as const;

/** An editor may leave a block empty. */
const hasWords = (block: readonly RichText[] | undefined): boolean =>
  block?.some((part) => typeof part !== 'string' || part.trim() !== '') ?? false;

/**
 * The newsletter, links by subject, contacts and small print; all links are content blocks, and a missing or empty one
 * leaves no gap. On phones each group of links is folded; wide screens show all of them.
 */
export const Footer = ({ newsletter }: { newsletter?: (invitation: ReactNode) => ReactNode }) => {
  const t = useT();
  const platform = usePlatform();
  const { data: blocks } = useQuery(footerBlocksQuery(platform));
  const { data: copyright } = useQuery(copyrightQuery(platform));
  const written = (identifier: string) => (hasWords(blocks?.[identifier]) ? blocks?.[identifier] : undefined);
  const support = written('footer-support');
  const social = written('footer-social-links');
  const legal = written('footer-links');
  const about = written('footer-about');
  const invitation = written('footer-newsletter');
  return (
    <footer className={styles.footer} data-below="">
      {newsletter && (
        <div className={styles.newsletter}>{newsletter(invitation && <RichTextView content={invitation} />)}</div>
      )}
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{useShopName()}</p>
          {about && (
            <div className={styles.line}>
              <RichTextView content={about} />
            </div>
          )}
          {social && (
            <nav className={styles.social} aria-label={t('shell.footer.social')}>
              <RichTextView content={social} />
            </nav>
          )}
        </div>
        {COLUMNS.map((identifier) => {
          const block = written(identifier);
          return (
            block && (
              <nav key={identifier} className={styles.column} aria-label={t(LABELS[identifier])}>
                <details className={styles.fold}>
                  <summary>{t(LABELS[identifier])}</summary>
                  <RichTextView content={block} />
                </details>
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
        {platform.analyticsUrl && (
          <div className={styles.row}>
            <ul>
              <li>
                <a href="#privacy-choices">{t('privacy.choices')}</a>
              </li>
              <li data-refused-by-browser hidden>
                {t('privacy.honoured')}
              </li>
            </ul>
          </div>
        )}
        {legal && (
          <nav className={styles.row} aria-label={t('shell.footer.legal')}>
            <RichTextView content={legal} />
          </nav>
        )}
      </div>
    </footer>
  );
};
