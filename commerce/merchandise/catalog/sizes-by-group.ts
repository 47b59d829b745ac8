import { factsOf, SIZE_GROUP } from '#contract/variant-choice.ts';
import { allAttributes } from '#commerce/merchandise/attributes/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { buyableOf } from './row-values.ts';
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
  const attributes = await allAttributes(context);
  const groups = attributes.find(({ code }) => code === SIZE_GROUP);
  const sizes = attributes.find(({ code }) => code === 'size');
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
