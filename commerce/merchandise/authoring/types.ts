export type Kind = 'product' | 'category' | 'attribute' | 'option' | 'page' | 'block';

/** One thing that a program of the merchant wrote over REST; `removed` of what it took away. */
export type OwnField = {
  kind: Kind;
  /** The sku, the id of a category (of a removed one the folder's name), the code, the identifier. */
  key: string;
  field: string;
  /** 0: all views. */
  storeViewId: number;
};

export const REMOVED = 'removed';
