import type { CommerceContext } from '#commerce/platform/context.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { attributeSet } from '../service.ts';
import type { Attribute } from '../types.ts';
import { listCodes, listSets } from './admin-store.ts';

/** A page of the merchant's attributes by criteria, and how many there are. */
export const chosenAttributes = async (
  context: CommerceContext,
  criteria: SearchCriteria,
): Promise<{ attributes: readonly Attribute[]; total: number }> => {
  const { codes, total } = await listCodes(context.db.kysely, criteria);
  const { byCode } = await attributeSet(context);
  return { attributes: codes.flatMap((code) => byCode.get(code) ?? []), total };
};

/** Attribute sets that match criteria, always on one page. */
export const chosenSets = (context: CommerceContext, criteria: SearchCriteria): ReturnType<typeof listSets> =>
  listSets(context.db.kysely, criteria);
