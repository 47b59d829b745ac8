/** A request for an email when a product is in stock again. */
export type StockAlert = {
  id: number;
  productId: number;
  storeViewId: number;
  email: string;
  token: string;
  requestedAt: Date;
  expiresAt: Date;
};

export type NewStockAlert = Omit<StockAlert, 'id'> & { customerId: number | null; consent: string };
