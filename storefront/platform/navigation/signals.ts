/** Thrown by loaders: nothing stands at the address. */
class NotFound extends Error {}

/** Thrown by loaders: what was asked for stands elsewhere. */
class Redirect extends Error {
  readonly href: string;
  readonly status: number;
  constructor(href: string, status: number) {
    super(`Redirected to ${href}`);
    this.href = href;
    this.status = status;
  }
}

export type { Redirect };

export const notFound = (): NotFound => new NotFound('Not found');
export const isNotFound = (value: unknown): value is NotFound => value instanceof NotFound;

/** `href` is an address of the shop with the store view's prefix, or of another site with its protocol. */
export const redirect = ({ href, statusCode }: { href: string; statusCode: number }): Redirect => {
  // Anything else could lead to another host, or run code.
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(href)) throw new Error(`A redirect leads to ${href}`);
  return new Redirect(href, statusCode);
};
export const isRedirect = (value: unknown): value is Redirect => value instanceof Redirect;
