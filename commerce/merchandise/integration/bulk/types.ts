/** Magento's numbers of operation states. */
export const STATUS = { complete: 1, triedAgain: 2, failed: 3, open: 4 } as const;

/** An asynchronous call. */
export type LaterCall = {
  method: string;
  /** Path of the route: `/V1/products/:sku`. */
  route: string;
  scope: string;
  /** Values of path parameters; a value that each entry of a bulk request supplies begins with a colon. */
  params: Readonly<Record<string, string>>;
  body: unknown;
  isBulk: boolean;
  /** The requested URL below `/rest`, unchanged. */
  path: string;
};

export type Bulk = {
  uuid: string;
  integrationId: number;
  method: string;
  route: string;
  storeViewCode: string;
  currency: string;
  startedAt: Date;
};

export type Operation = {
  place: number;
  params: Readonly<Record<string, string>>;
  body: unknown;
  status: number;
  appliedAt: Date | null;
  message: string | null;
  errorCode: number | null;
};
