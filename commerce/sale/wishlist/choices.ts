import { isSameSku } from '#contract/sku.ts';
import type { Choice as Made, Given } from '#commerce/merchandise/catalog/composition-types.ts';
import { findSellable, findVariantSku, openProduct, readChoice } from '#commerce/merchandise/catalog/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { noSuchProduct, optionsMissing, wrongChoice } from './rules.ts';
import type { Choice, ListProblem } from './types.ts';

export type Wanted = {
  sku: string;
  parentSku?: string | null | undefined;
  selectedOptions?: readonly string[];
  given?: Given | undefined;
};

const isEmpty = ({ entered = [], bundle = [], links = [] }: Given): boolean =>
  entered.length + bundle.length + links.length === 0;

/** Chosen options of a product, which may also be chosen later. */
const madeOf = ({ composition }: Sellable, given: Given): { choice: Made | null } | ListProblem => {
  if (isEmpty(given)) return { choice: null };
  const read = readChoice(composition ?? { options: [] }, given);
  return 'problem' in read ? wrongChoice(read.problem) : { choice: read.choice };
};

const sellableBy = async (context: CommerceContext, db: Db, sku: string): Promise<Sellable | undefined> =>
  (await findSellable({ ...context, groupId: context.customer?.groupId ?? 0 }, db, [sku])).get(sku);

/** The product or variant of a request; only products with a page can be added. */
export const findChoice = async (
  context: CommerceContext,
  db: Db,
  { sku, parentSku, selectedOptions, given = {} }: Wanted,
): Promise<Choice | ListProblem> => {
  const named = await sellableBy(context, db, sku);
  const isOfParent = !parentSku || isSameSku(parentSku, sku) || isSameSku(named?.parent?.sku ?? '', parentSku);
  if (!named || !isOfParent) return noSuchProduct(sku);
  const made = madeOf(named, given);
  if ('code' in made) return made;
  const choice = named.parent
    ? { productId: named.parent.productId, variantId: named.productId, ...made }
    : { productId: named.productId, variantId: null, ...made };
  if (!(await openProduct(context, choice.productId))) return noSuchProduct(sku);
  if (named.type !== 'configurable' || !selectedOptions?.length) return choice;
  const variantSku = await findVariantSku(db, sku, selectedOptions);
  const variant = variantSku === null ? undefined : await sellableBy(context, db, variantSku);
  return variant ? { ...choice, variantId: variant.productId } : optionsMissing();
};
