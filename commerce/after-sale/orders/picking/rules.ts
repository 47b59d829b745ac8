import { mergedLots } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { BoughtLine, BoughtOrder } from '../bought-types.ts';
import { inStock } from '../life/quantity-rules.ts';
import { lineWords } from '../line-words.ts';
import { lotsOfUnits } from '../lot-rules.ts';
import type { Pick } from './types.ts';

/** Units in stock, neither shipped nor packed. */
const toPack = (line: BoughtLine): number => (line.status === 'processing' ? inStock(line) : 0);

const picksOf = (order: BoughtOrder, line: BoughtLine, language: Language): readonly Pick[] => {
  const open = toPack(line);
  if (open === 0) return [];
  const lots = lotsOfUnits(line, line.shipped, line.shipped + open);
  const picked = { order: order.number, lineId: line.id };
  const lotsOf = (productId: number) => mergedLots(lots.filter((lot) => lot.productId === productId));
  if (line.made?.parts)
    return line.made.parts.map(({ productId, sku, name, quantity }) => ({
      ...picked,
      productId,
      sku,
      name,
      options: [],
      quantity: quantity * open,
      lots: lotsOf(productId),
      // A bundle is not sold beyond the stock.
      later: null,
    }));
  return [
    {
      ...picked,
      productId: line.productId,
      sku: line.sku,
      name: line.parent?.name ?? line.name,
      options: lineWords({ ...line, isVariant: line.parent !== null }, language),
      quantity: open,
      lots: lotsOf(line.productId),
      later: line.awaited && line.later ? { quantity: line.awaited, on: line.later.on } : null,
    },
  ];
};

/** Items to pick for an order. */
export const picksOfOrder = (order: BoughtOrder, language: Language): readonly Pick[] =>
  order.lines.flatMap((line) => picksOf(order, line, language));
