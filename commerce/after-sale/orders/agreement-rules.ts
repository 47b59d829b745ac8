import type { OrderLine } from './types.ts';

/** Names of the lines sold as final sale. */
export const finalNames = (lines: readonly Pick<OrderLine, 'name' | 'parent' | 'isFinalSale'>[]): string =>
  [...new Set(lines.filter(({ isFinalSale }) => isFinalSale).map(({ name, parent }) => parent?.name ?? name))].join(
    ', ',
  );
