import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { findContent, listContent, type StoredContent } from './admin-store.ts';

export type ContentKind = 'page' | 'block';

export const chosenContent = ({ db, storeView }: CommerceContext, kind: ContentKind, criteria: SearchCriteria) =>
  listContent(db.kysely, kind, storeView.id, criteria);

/** Throws for an unknown id. */
export const contentWithId = async (
  { db, storeView }: CommerceContext,
  kind: ContentKind,
  id: string,
): Promise<StoredContent> => {
  const found = /^\d{1,9}$/.test(id) ? await findContent(db.kysely, kind, storeView.id, Number(id)) : undefined;
  if (!found)
    throw new NoSuchEntityError(`The CMS ${kind} with the "%1" ID doesn't exist.`, { parameters: [id.slice(0, 40)] });
  return found;
};
