/** Facts of a payment gateway that back end, server and storefront share. */
export type Gateway = {
  /** Code of its payment method. */
  code: string;
  /** Name in the history of orders. */
  name: string;
  /** Code of the method that charges a card saved at the gateway; absent if it saves none. */
  vaultCode?: string;
  /** Absent if it sends no webhooks. */
  notices?: {
    /** Endpoint below `/rest`. */
    path: string;
    /** Query parameter by which the gateway verifies the endpoint. */
    challenge?: string;
    /** Request header with its signature. */
    header?: string;
  };
};
