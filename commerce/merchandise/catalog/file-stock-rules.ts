import type { Lot } from './lot-rules.ts';

/** Stock of a product in the catalogue files. */
export type FileStock = { quantity: number; lots: readonly Lot[] };

/** Stock of a product, and its figure in the catalogue files at their last load. */
export type ShopStock = FileStock & {
  reserved: number;
  isOfProgram: boolean;
  /** Null before the first load that recorded it. */
  lastFile: FileStock | null;
};

const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, { quantity }) => sum + quantity, 0);

const isSame = (one: readonly Lot[], other: readonly Lot[]): boolean =>
  one.length === other.length &&
  one.every(({ code, quantity }) => other.some((lot) => lot.code === code && lot.quantity === quantity));

/**
 * Stock after a load: the shop's own figure, unless the product is new or its figure in the files has changed since the
 * last load. Lots follow the same rule, and never hold more than is in stock.
 */
export const stockAfterLoad = (file: FileStock, shop: ShopStock | undefined, isReset: boolean): FileStock => {
  if (!shop) return file;
  if (shop.isOfProgram) return shop;
  if (isReset) return { quantity: Math.max(file.quantity, shop.reserved), lots: file.lots };
  const { lastFile } = shop;
  const isNewQuantity = lastFile !== null && lastFile.quantity !== file.quantity;
  const quantity = isNewQuantity ? Math.max(file.quantity, shop.reserved) : shop.quantity;
  const hasNewLots = lastFile !== null && !isSame(lastFile.lots, file.lots);
  const candidates = hasNewLots ? [file.lots, shop.lots] : isNewQuantity ? [shop.lots, file.lots] : [shop.lots];
  return { quantity, lots: candidates.find((lots) => sumOf(lots) <= quantity) ?? [] };
};

/** True if the shop's figure differs from the file's and was not overwritten. */
export const isLeftAlone = (file: FileStock, shop: ShopStock | undefined, after: FileStock): boolean =>
  shop !== undefined &&
  !shop.isOfProgram &&
  after.quantity === shop.quantity &&
  after.quantity !== Math.max(file.quantity, shop.reserved);
