import { configured, findSellableById, productPath, wordsOfChoice } from '#commerce/merchandise/catalog/service.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import type { Quote, QuoteLine } from './types.ts';

/** A line with its product as the store view calls it; null: the product is gone. */
export type LineWithProduct = QuoteLine & { sellable: Sellable | null };
export type QuoteWithProducts = Omit<Quote, 'lines'> & { lines: readonly LineWithProduct[] };

/** Quotes with their products in the words of a store view. */
export const withProducts = async (
  db: Db,
  quotes: readonly Quote[],
  storeView: StoreView,
): Promise<readonly QuoteWithProducts[]> => {
  const ids = [...new Set(quotes.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  const found = await findSellableById({ storeView }, db, ids);
  return quotes.map((quote) => ({
    ...quote,
    lines: quote.lines.map((line) => {
      const sellable = found.get(line.productId);
      return { ...line, sellable: sellable ? configured(sellable, line.choice ?? null, storeView.id) : null };
    }),
  }));
};

export const pathsOf = async (
  context: CommerceContext,
  lines: readonly LineWithProduct[],
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await Promise.all(
        lines.map(async ({ id, sellable }) => {
          const path = sellable && (await productPath(context, sellable.parent?.productId ?? sellable.productId));
          return path ? [[id, path] as const] : [];
        }),
      )
    ).flat(),
  );

export const nameOfLine = ({ sellable, name }: LineWithProduct): string =>
  sellable ? (sellable.parent?.name ?? sellable.name) : name;

/** Chosen options and the requested finish. */
export const choicesOf = ({ sellable, finish }: LineWithProduct): readonly string[] => [
  ...(sellable ? wordsOfChoice(sellable) : []),
  ...(finish ? [finish] : []),
];
