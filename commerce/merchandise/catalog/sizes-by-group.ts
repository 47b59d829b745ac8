import { factsOf } from '#contract/variant-choice.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { buyableOf } from './row-values.ts';
import { SIZE_GROUP } from './size-groups.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { taggedCatalog } from './tagged-catalog.ts';

const optionsOf = ({ options }: ProductRecord, attribute: number): readonly number[] =>
  options.flatMap(([attributeId, optionId]) => (attributeId === attribute ? [optionId] : []));

/**
 * The groups of sizes with the sizes of their products, in the order of the merchant. A size of tiles and of trims is
 * listed with the tiles only.
 */
export const sizesByGroup = async (context: CommerceContext) => {
  const catalog = await taggedCatalog(context);
  context.tags.add(tag.attribute);
  const groups = catalog.attributes.byCode.get(SIZE_GROUP);
  const sizes = catalog.attributes.byCode.get('size');
  if (!groups || !sizes) return [];
  const groupsOf = new Map<number, Set<number>>();
  for (const product of catalog.openProducts().flatMap(buyableOf)) {
    const ofProduct = optionsOf(product, groups.id);
    for (const size of factsOf(optionsOf(product, sizes.id), product.parent ? optionsOf(product.parent, sizes.id) : []))
      groupsOf.set(size, new Set([...(groupsOf.get(size) ?? []), ...ofProduct]));
  }
  const tilesFirst = groups.options.toSorted(
    (one, other) => Number(!!one.group?.isTrim) - Number(!!other.group?.isTrim),
  );
  return groups.options.map(({ id }) => ({
    value: String(id),
    sizes: sizes.options
      .filter((size) => tilesFirst.find((group) => groupsOf.get(size.id)?.has(group.id))?.id === id)
      .map((size) => String(size.id)),
  }));
};
