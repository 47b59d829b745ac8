import type { CommerceContext } from '../context.ts';

export type RestRequest = {
  method: string;
  /** What was called below `/rest`, with its query, as it came. */
  path: string;
  /** Values of the path's `:names`, decoded. */
  params: Readonly<Record<string, string>>;
  /** Parsed JSON, undefined without a body; the bytes where the route takes those. */
  body: unknown;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
};

/** What a route answers where it is asked for stands at another address. */
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
  /** Its body is a file. */
  takesBytes?: true;
  /** The answer as JSON: scalars bare, `null` becomes `[]` as in Magento; or a {@link SeeOther}. Throws CommerceErrors. */
  handle(context: CommerceContext, request: RestRequest): Promise<unknown>;
  /** Of what a program of the merchant may also give to be done later, in its name. */
  later?: {
    scope: string;
    handle(context: CommerceContext, request: RestRequest, by: unknown): Promise<unknown>;
  };
};
