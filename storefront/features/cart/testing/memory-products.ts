/** `isOff`: disabled, whatever the stock. `coverage`: square feet per unit. */
export type MemoryProduct = {
  isOff?: boolean;
  coverage?: number;
  sku: string;
  parentSku?: string;
  size?: string;
  price: number;
  stock: number;
  hasPicture?: boolean;
};
export type MemoryLine = { uid: string; product: MemoryProduct; quantity: number };
export type MemoryCart = { id: string; owner: string | undefined; isOrdered: boolean; lines: MemoryLine[] };
