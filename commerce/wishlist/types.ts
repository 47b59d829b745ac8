import type { ProductModel } from '#commerce/catalog/types.ts';

export type ListRow = {
  id: number;
  /** What clients know it by. */
  number: number;
  isFirst: boolean;
  name: string | null;
  /** Null: nobody else may see it. */
  sharingCode: string | null;
  updatedAt: Date;
};

export type ItemRow = {
  id: number;
  listId: number;
  number: number;
  productId: number;
  variantId: number | null;
  quantity: number;
  note: string | null;
  addedAt: Date;
};

/** A product of a list with what the catalogue has of it now. */
export type WishlistItemModel = ItemRow & { product: ProductModel; variant: ProductModel | null };

/** A list with those of its products that can be opened, the latest first. */
export type WishlistModel = ListRow & { items: readonly WishlistItemModel[] };

/** What a request names: a product, or a variant of it. */
export type Choice = { productId: number; variantId: number | null };

export type ListProblem = { code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; message: string };

export type ItemChange = {
  number: number;
  quantity?: number | undefined;
  note?: string | null | undefined;
  selectedOptions?: readonly string[] | undefined;
};
