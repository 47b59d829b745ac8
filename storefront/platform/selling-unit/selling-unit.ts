import type { MessageId } from '#storefront/generated/message-id.ts';

const PRICES: readonly (readonly [pattern: RegExp, message: MessageId])[] = [
  [/^bo[xîi]/, 'unit_price.per_box'],
  [/^(slab|tranche)/, 'unit_price.per_slab'],
  [/^(sheet|feuille)/, 'unit_price.per_sheet'],
  [/^(piece|pièce)/, 'unit_price.per_piece'],
];

/** The message for the price of one selling unit, by its code or its label in any store view. */
export const unitPriceMessage = (sellingUnit: string | null | undefined): MessageId =>
  PRICES.find(([pattern]) => pattern.test(sellingUnit?.toLowerCase() ?? ''))?.[1] ?? 'unit_price.each';
