import type { ProductModel } from '#commerce/merchandise/catalog/types.ts';

export type CompareRow = { id: number; uid: string; customerId: number | null; productIds: readonly number[] };

/** A list with its products that have a page, in the order in which they were added. */
export type CompareListModel = { uid: string; products: readonly ProductModel[] };
