import { useQuery } from '@tanstack/react-query';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { blockTreesQuery } from './block-trees-query.ts';
import styles from './cms-block-group.module.css';
import type { PageComposition } from './composition.ts';
import { PageContent } from './render/page-content.tsx';

/**
 * A sequence of content blocks with loading, error and empty states. GraphQL errors show the shop's message; a network
 * error has none.
 */
export const CmsBlockGroup = ({
  identifiers,
  composition,
}: {
  identifiers: readonly string[];
  composition: PageComposition;
}) => {
  const t = useT();
  const { data, error, isPending } = useQuery(blockTreesQuery(usePlatform(), identifiers));
  if (isPending) return <Skeleton className={styles.placeholder} />;
  if (error)
    return (
      <p className={styles.message}>{(error instanceof GraphqlError && error.message) || t('common.blocks.failed')}</p>
    );
  const blocks = identifiers.flatMap((identifier) =>
    data[identifier] ? [{ identifier, tree: data[identifier] }] : [],
  );
  if (!blocks.length) return <p className={styles.message}>{t('common.blocks.empty')}</p>;
  return blocks.map(({ identifier, tree }) => (
    <div key={identifier} className={styles.block}>
      <PageContent tree={tree} composition={composition} />
    </div>
  ));
};
