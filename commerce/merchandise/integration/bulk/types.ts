/** Magento's numbers of how an operation stands. */
export const STATUS = { complete: 1, triedAgain: 2, failed: 3, open: 4 } as const;

/** A call that was given to be done later. */
export type LaterCall = {
  method: string;
  /** Of the route: `/V1/products/:sku`. */
  route: string;
  scope: string;
  /** Values of the path; those that each entry of a bulk brings begin with a colon. */
  params: Readonly<Record<string, string>>;
  body: unknown;
  isBulk: boolean;
  /** As it came, below `/rest`. */
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
