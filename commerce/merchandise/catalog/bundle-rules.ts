import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import type { BundleChoice, BundleItem, BundlePart, BundleSpec, GivenSelection } from './bundle-types.ts';
import { extra, REQUIRED, titleIn } from './composition-rules.ts';
import { currenciesOf } from './currency-rules.ts';
import type { Sellable } from './types.ts';

const UNKNOWN = 'The options you selected are not available.';
const WRONG_QUANTITY = 'The quantity of a part of the bundle must be a whole number from 1.';

export const isSingle = ({ kind }: Pick<BundleItem, 'kind'>): boolean => kind === 'select' || kind === 'radio';

/** A shopper's selections in a bundle, in the bundle's order. */
export const readBundle = (
  { items }: Pick<BundleSpec, 'items'>,
  given: readonly GivenSelection[],
): { bundle: BundleChoice } | { problem: string } => {
  const isKnown = ({ itemId, selectionId }: GivenSelection): boolean =>
    items.some(({ id, selections }) => id === itemId && selections.some((one) => one.id === selectionId));
  if (!given.every(isKnown)) return { problem: UNKNOWN };
  const bundle: BundleChoice[number][] = [];
  for (const item of items) {
    const chosen = item.selections.flatMap((selection) => {
      const last = given.findLast(({ itemId, selectionId }) => itemId === item.id && selectionId === selection.id);
      if (!last) return [];
      const quantity = selection.canChangeQuantity ? (last.quantity ?? selection.quantity) : selection.quantity;
      return [{ id: selection.id, quantity }];
    });
    if (chosen.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY))
      return { problem: WRONG_QUANTITY };
    if (isSingle(item) && chosen.length > 1) return { problem: UNKNOWN };
    if (item.isRequired && chosen.length === 0) return { problem: REQUIRED };
    if (chosen.length > 0) bundle.push({ id: item.id, selections: chosen });
  }
  return bundle.length > 0 ? { bundle } : { problem: REQUIRED };
};

/** The parts of a configured bundle; null if one of them no longer exists. */
export const partsOf = (
  { composition, children, prices }: Sellable,
  choice: BundleChoice,
  storeViewId: number,
): readonly BundlePart[] | null => {
  const spec = composition?.bundle;
  const parts = choice.flatMap(({ id, selections }) =>
    selections.map((chosen): BundlePart | null => {
      const item = spec?.items.find((each) => each.id === id);
      const selection = item?.selections.find((each) => each.id === chosen.id);
      const child = selection && children?.get(selection.productId);
      if (!item || !selection || !child) return null;
      const { price } = selection;
      return {
        itemId: id,
        kind: item.kind,
        label: titleIn(item.titles, storeViewId),
        selectionId: selection.id,
        productId: child.productId,
        sku: child.sku,
        name: child.name,
        quantity: chosen.quantity,
        prices: price
          ? Object.fromEntries(
              Object.entries(prices).map(([currency, { final }]) => {
                const amount = extra(price, currency, final);
                return [currency, { regular: amount, final: amount }];
              }),
            )
          : child.prices,
      };
    }),
  );
  return parts.includes(null) ? null : (parts as BundlePart[]);
};

/** A configured bundle: its price, stock, weight, and whether it can be bought. */
export const withParts = (sellable: Sellable, choice: BundleChoice | undefined, storeViewId: number): Sellable => {
  const spec = sellable.composition?.bundle;
  if (!spec) return sellable;
  const isMissing = spec.items.some(({ id, isRequired }) => isRequired && !choice?.some((each) => each.id === id));
  const parts = isMissing || !choice ? null : partsOf(sellable, choice, storeViewId);
  if (!parts) return { ...sellable, isEnabled: false };
  const kids = parts.map((part) => ({ part, child: sellable.children!.get(part.productId)! }));
  const priced = spec.isPriceDynamic ? parts.map((part) => part.prices) : [sellable.prices];
  const prices = currenciesOf(priced).flatMap((currency) => {
    const own = spec.isPriceDynamic ? { regular: 0, final: 0 } : sellable.prices[currency];
    if (!own || parts.some((part) => !part.prices[currency])) return [];
    const sum = (kind: 'regular' | 'final') =>
      parts.reduce((total, part) => total + part.prices[currency]![kind] * part.quantity, own[kind]);
    return [[currency, { regular: sum('regular'), final: sum('final') }] as const];
  });
  // The same product may be chosen twice.
  const needs = needsOf(parts);
  const hidden = [sellable, ...kids.map(({ child }) => child)].find(({ isPriceHidden }) => isPriceHidden);
  return {
    ...sellable,
    parts,
    prices: Object.fromEntries(prices),
    isEnabled: sellable.isEnabled && kids.every(({ child }) => child.isEnabled),
    isPriceHidden: hidden !== undefined,
    ...(hidden?.hiddenPrice && { hiddenPrice: hidden.hiddenPrice }),
    weightGrams: spec.isWeightDynamic
      ? kids.reduce((sum, { part, child }) => sum + child.weightGrams * part.quantity, 0)
      : sellable.weightGrams,
    available: Math.min(
      ...[...needs].map(([productId, quantity]) =>
        Math.floor((sellable.children!.get(productId)?.available ?? 0) / quantity),
      ),
    ),
  };
};

/** Quantity of each product in one bundle. */
export const needsOf = (parts: readonly Pick<BundlePart, 'productId' | 'quantity'>[]): ReadonlyMap<number, number> => {
  const needs = new Map<number, number>();
  for (const { productId, quantity } of parts) needs.set(productId, (needs.get(productId) ?? 0) + quantity);
  return needs;
};
