import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { CmsBlocksDocument } from './get-blocks.graphql.ts';
import type { Blocks } from './parse-blocks.ts';

/** Simple content blocks as rich text, by identifier; unknown ones are absent. */
export const blocksQuery = (
  platform: Platform,
  identifiers: readonly string[],
  { isStatic = false }: { isStatic?: boolean } = {},
) =>
  queryOptionsFor(
    platform,
    CmsBlocksDocument,
    { identifiers: [...identifiers] },
    {
      isPartial: true,
      isStatic,
      select: async (response): Promise<Blocks> => (await import('./parse-blocks.ts')).blocksOf(response, platform),
    },
  );
