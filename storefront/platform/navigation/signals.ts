/** Thrown by loaders if there is no page. */
class NotFound extends Error {}

/** Thrown by loaders to redirect. */
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

/** `href` is a URL of the shop with the store view's prefix, or an absolute http(s) URL. */
export const redirect = ({ href, statusCode }: { href: string; statusCode: number }): Redirect => {
  // Other values could lead to another host or run code.
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(href)) throw new Error(`A redirect leads to ${href}`);
  return new Redirect(href, statusCode);
};
export const isRedirect = (value: unknown): value is Redirect => value instanceof Redirect;
