import { titleIn } from './composition-rules.ts';
import type { DownloadSpec } from './download-types.ts';
import type { Sellable } from './types.ts';

const NONE_CHOSEN = 'Please specify product link(s).';

/** A shopper's files, in the product's order; undefined if all are sold together. Unknown ones are ignored. */
export const readLinks = (
  { isBoughtSeparately, links }: DownloadSpec,
  given: readonly number[],
): { links: readonly number[] | undefined } | { problem: string } => {
  if (!isBoughtSeparately) return { links: undefined };
  const chosen = links.filter(({ id }) => given.includes(id)).map(({ id }) => id);
  return chosen.length > 0 ? { links: chosen } : { problem: NONE_CHOSEN };
};

/** A product with chosen files: its price, and whether it can be bought. */
export const withLinks = (sellable: Sellable, ids: readonly number[] | undefined, storeViewId: number): Sellable => {
  const spec = sellable.composition?.downloads;
  if (!spec) return sellable;
  const chosen = spec.isBoughtSeparately ? spec.links.filter(({ id }) => ids?.includes(id)) : spec.links;
  if (chosen.length === 0 || (spec.isBoughtSeparately && chosen.length < (ids?.length ?? 0)))
    return { ...sellable, isEnabled: false };
  return {
    ...sellable,
    linksLabel: titleIn(spec.titles, storeViewId),
    links: chosen.map(({ id, titles }) => ({
      id,
      title: titleIn(titles, storeViewId),
      position: spec.links.findIndex((link) => link.id === id),
    })),
    prices: spec.isBoughtSeparately
      ? Object.fromEntries(
          Object.entries(sellable.prices).map(([currency, { regular, final }]) => {
            const more = chosen.reduce((sum, { amounts }) => sum + (amounts[currency] ?? 0), 0);
            return [currency, { regular: regular + more, final: final + more }];
          }),
        )
      : sellable.prices,
  };
};
