import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { attributeSet } from '../service.ts';
import type { Attribute } from '../types.ts';
import { listCodes } from './admin-store.ts';

/** A page of the merchant's attributes by criteria, and how many there are. */
export const chosenAttributes = async (
  context: CommerceContext,
  criteria: SearchCriteria,
): Promise<{ attributes: readonly Attribute[]; total: number }> => {
  const { codes, total } = await listCodes(context.db.kysely, criteria);
  const { byCode } = await attributeSet(context);
  return { attributes: codes.flatMap((code) => byCode.get(code) ?? []), total };
};

/** By its code or its id. Throws for one that there is not. */
export const attributeNamed = async (context: CommerceContext, name: string): Promise<Attribute> => {
  const { byCode, byId } = await attributeSet(context);
  const found = byCode.get(name) ?? (/^\d{1,9}$/.test(name) ? byId.get(Number(name)) : undefined);
  if (!found)
    throw new NoSuchEntityError(
      'The attribute with a "%1" attributeCode doesn\'t exist. Verify the attribute and try again.',
      { parameters: [name] },
    );
  return found;
};
