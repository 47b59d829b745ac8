import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS } from '#storefront/platform/commerce/query-options.ts';
import { CmsBlocksDocument } from '#storefront/platform/content/get-blocks.graphql.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import type { PageTree } from './page-tree.ts';

export type BlockTrees = Readonly<Record<string, PageTree>>;

/**
 * Content blocks, parsed like pages, by identifier; unknown ones are absent. Simple blocks have a separate query and
 * key.
 */
export const blockTreesQuery = (
  { commerce, storeView, currency, readMarkup, origin }: Platform,
  identifiers: readonly string[],
) =>
  queryOptions({
    queryKey: [storeView.code, currency, 'cmsBlockTrees', { identifiers }] as const,
    queryFn: async ({ signal }): Promise<BlockTrees> => {
      const [{ cmsBlocks }, { parseContent }] = await Promise.all([
        commerce.query(CmsBlocksDocument, { identifiers: [...identifiers] }, { isPartial: true, signal }),
        import('./parse/parse-content.ts'),
      ]);
      return Object.fromEntries(
        (cmsBlocks?.items ?? []).flatMap((block) =>
          block?.identifier && block.content
            ? [[block.identifier, parseContent(block.content, { readMarkup, origins: [origin] })]]
            : [],
        ),
      );
    },
    staleTime: FRESH_MS,
  });
