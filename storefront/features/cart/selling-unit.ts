import type { MessageId } from '#storefront/generated/message-id.ts';

const PRICES: readonly (readonly [pattern: RegExp, message: MessageId])[] = [
  [/^bo[xîi]/, 'cart.line.per_box'],
  [/^(slab|tranche)/, 'cart.line.per_slab'],
  [/^(sheet|feuille)/, 'cart.line.per_sheet'],
  [/^(piece|pièce)/, 'cart.line.per_piece'],
];

/** The message for the price of one selling unit, whose label depends on the store view. */
export const unitPriceMessage = (sellingUnit: string): MessageId =>
  PRICES.find(([pattern]) => pattern.test(sellingUnit))?.[1] ?? 'cart.line.each';
