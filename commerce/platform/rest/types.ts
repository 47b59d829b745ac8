import type { CommerceContext } from '../context.ts';

export type RestRequest = {
  method: string;
  /** The requested URL below `/rest`, with its query, unchanged. */
  path: string;
  /** Values of the path's `:names`, decoded. */
  params: Readonly<Record<string, string>>;
  /** Parsed JSON, undefined without a body; bytes if the route takes bytes. */
  body: unknown;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
};

/** A response that redirects to another URL. */
export class SeeOther {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
}

export type RestRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From `/V1`, with `:name` for a segment: `/V1/guest-carts/:cartId/payment-information`. */
  path: string;
  /** True for routes of the back office, which exist only where it is served. */
  isOfCounter?: true;
  /** The request body is a file. */
  takesBytes?: true;
  /** Returns the response as JSON (`null` becomes `[]`, as in Magento) or a {@link SeeOther}. Throws CommerceErrors. */
  handle(context: CommerceContext, request: RestRequest): Promise<unknown>;
  /** A program of the merchant may also call the route asynchronously, with its own rights. */
  later?: {
    scope: string;
    handle(context: CommerceContext, request: RestRequest, by: unknown): Promise<unknown>;
  };
};
