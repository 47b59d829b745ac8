import type { EntityAddress, Resolution, Rewrite } from './types.ts';

const MAX_HOPS = 10;

/** Magento's internal path of an entity, which is resolved as a URL too. */
export const internalPath = ({ entityType, entityId }: Pick<EntityAddress, 'entityType' | 'entityId'>): string =>
  ({
    product: `catalog/product/view/id/${entityId}`,
    category: `catalog/category/view/id/${entityId}`,
    'cms-page': `cms/page/view/page_id/${entityId}`,
  })[entityType];

/** The path without leading slashes, and the query string with its question mark; the origin is dropped. */
export const splitAddress = (address: string, homePage: string): { path: string; query: string } => {
  const withoutOrigin = address.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(withoutOrigin) ?? [];
  const path = rawPath.replace(/^\/+/, '');
  return { path: path || homePage, query };
};

/** Follows redirects from `first` and returns the code of the first one, as in Magento. `find` looks up a path. */
export const resolveRewrite = async (
  first: Rewrite,
  find: (path: string) => Promise<Rewrite | undefined>,
): Promise<Omit<Resolution, 'relativeUrl'> & { path: string }> => {
  let row = first;
  for (let hop = 0; row.redirectType !== 0 && hop < MAX_HOPS; hop++) {
    const next = await find(row.targetPath);
    if (!next) return { entityType: null, entityId: null, path: row.targetPath, redirectCode: first.redirectType };
    row = next;
  }
  const isLoop = row.redirectType !== 0;
  const entityType = row.entityType === 'custom' || isLoop ? null : row.entityType;
  return {
    entityType,
    entityId: entityType ? row.entityId : null,
    path: row.requestPath,
    redirectCode: first.redirectType,
  };
};
