import { useQuery } from '@tanstack/react-query';
import { blocksQuery } from '#storefront/platform/content/blocks.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import styles from './cms-block-group.module.css';

/** Content blocks one below the other, with their loading, failed and empty states. */
export const CmsBlockGroup = ({ identifiers }: { identifiers: readonly string[] }) => {
  const t = useT();
  const { data, error, isPending } = useQuery(blocksQuery(usePlatform(), identifiers));
  if (isPending) return <Skeleton className={styles.placeholder} />;
  if (error) return <p className={styles.message}>{error.message || t('common.blocks.failed')}</p>;
  const blocks = identifiers.flatMap((identifier) => (data[identifier] ? [{ identifier, text: data[identifier] }] : []));
  if (!blocks.length) return <p className={styles.message}>{t('common.blocks.empty')}</p>;
  return blocks.map(({ identifier, text }) => (
    <div key={identifier} className={styles.block}>
      <RichTextView content={text} />
    </div>
  ));
};
