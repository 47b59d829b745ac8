import type { OrderLine } from './types.ts';

/** What of an order was sold for good, by name. */
export const finalNames = (lines: readonly Pick<OrderLine, 'name' | 'parent' | 'isFinalSale'>[]): string =>
  [...new Set(lines.filter(({ isFinalSale }) => isFinalSale).map(({ name, parent }) => parent?.name ?? name))].join(
    ', ',
  );
