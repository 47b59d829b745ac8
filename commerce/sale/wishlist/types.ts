import type { AreaUnit } from '#contract/area-price.ts';
import type { Choice as Made, Given } from '#commerce/merchandise/catalog/composition-types.ts';
import type { ProductModel } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export type ListRow = {
  id: number;
  customerId: number;
  /** What clients know it by. */
  number: number;
  isFirst: boolean;
  name: string | null;
  /** Null: nobody else may see it. */
  sharingCode: string | null;
  updatedAt: Date;
  /** Minor units. */
  budgets: Readonly<Partial<Record<CurrencyCode, number>>>;
};

export type RoomRow = {
  id: number;
  listId: number;
  /** What clients know it by. */
  number: number;
  name: string;
};

/** An area to cover, and what is added to it for cuts. */
export type Area = { value: number; unit: AreaUnit; wastePercent: number };

export type ItemRow = {
  id: number;
  listId: number;
  number: number;
  productId: number;
  variantId: number | null;
  choice?: Made | null;
  quantity: number;
  note: string | null;
  roomId: number | null;
  area: Area | null;
  addedAt: Date;
};

/** A product of a list with what the catalogue has of it now. */
export type WishlistItemModel = ItemRow & {
  product: ProductModel;
  variant: ProductModel | null;
  /** Square feet of one selling unit, of what says so. */
  coverage: number | null;
  list: ListRow;
  room: RoomRow | null;
};

/** A list with those of its products that can be opened, the latest first. */
export type WishlistModel = ListRow & { items: readonly WishlistItemModel[]; rooms: readonly RoomRow[] };

/** What a request names: a product, or a variant of it. */
export type Choice = {
  productId: number;
  variantId: number | null;
  /** What was chosen of it. */ choice?: Made | null;
};

export type ListProblem = { code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; message: string };

export type ItemChange = {
  number: number;
  quantity?: number | undefined;
  note?: string | null | undefined;
  selectedOptions?: readonly string[] | undefined;
  /** What is chosen anew; absent leaves it. */
  given?: Given | undefined;
};
