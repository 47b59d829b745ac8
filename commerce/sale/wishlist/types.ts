import type { AreaUnit } from '#contract/area-price.ts';
import type { Choice as Made, Given } from '#commerce/merchandise/catalog/composition-types.ts';
import type { ProductModel } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export type ListRow = {
  id: number;
  customerId: number;
  /** Public id. */
  number: number;
  isFirst: boolean;
  name: string | null;
  /** Null: not shared. */
  sharingCode: string | null;
  updatedAt: Date;
  /** Minor units. */
  budgets: Readonly<Record<CurrencyCode, number>>;
};

export type RoomRow = {
  id: number;
  listId: number;
  /** Public id. */
  number: number;
  name: string;
};

/** An area to cover, and the surplus for cuts. */
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

/** An item with its current product. */
export type WishlistItemModel = ItemRow & {
  product: ProductModel;
  variant: ProductModel | null;
  /** Square feet per selling unit, for products with a coverage. */
  coverage: number | null;
  list: ListRow;
  room: RoomRow | null;
};

/** A list with its items for which a page exists, newest first. */
export type WishlistModel = ListRow & { items: readonly WishlistItemModel[]; rooms: readonly RoomRow[] };

/** A product of a request, or a variant of it. */
export type Choice = {
  productId: number;
  variantId: number | null;
  /** Chosen options. */
  choice?: Made | null;
};

export type ListProblem = { code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'; message: string };

export type ItemChange = {
  number: number;
  quantity?: number | undefined;
  note?: string | null | undefined;
  selectedOptions?: readonly string[] | undefined;
  /** New options; absent leaves them unchanged. */
  given?: Given | undefined;
};
