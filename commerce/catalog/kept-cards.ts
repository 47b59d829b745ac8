import { productOfTag, tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { KeptList } from '#commerce/platform/graphql/kept-list.ts';
import { addEntities, entitiesIn } from './answer-budget.ts';
import { peekSnapshot } from './snapshot.ts';

/** Without variants whose parent is tagged: what is in memory of a variant never changes without its parent's tag. */
const withoutVariants = (tags: ReadonlySet<string>, context: CommerceContext): readonly string[] =>
  [...tags].filter((each) => {
    const id = productOfTag(each);
    const parent = id === null ? null : peekSnapshot(context)?.products.get(id)?.parent;
    return !parent || !tags.has(tag.product(parent.id));
  });

/**
 * Products of a list, kept as text until the catalogue in memory is replaced: every write of the merchant does so, and every
 * sale that changes what is shown of stock.
 */
export const keptCards: KeptList = {
  field: 'products',
  items: 'items',
  type: 'ProductInterface',
  sourceIn: peekSnapshot,
  tagsOf: withoutVariants,
  entitiesIn,
  addEntities,
};
