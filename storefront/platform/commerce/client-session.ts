/** The part of a session that requests to the back end need. */
export type ClientSession = {
  token(): string | undefined;
  /** The back end refused a request of the customer: the token may have been revoked. */
  doubt?(): void;
};
