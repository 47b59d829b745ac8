/** `extensions.category` of a GraphQL error, as Magento names it. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'
  /** Ours: a rate limit was exceeded. */
  | 'graphql-too-many-requests';

/** One entry of `errors` in a GraphQL answer, with the fields a client may rely on. */
export type GraphqlProblem = {
  message: string;
  path?: readonly (string | number)[] | undefined;
  /** `extensions.category`, as far as we know it; absent on a fault of the query text and on an internal error. */
  category?: ErrorCategory | undefined;
  /** `extensions.error_code`, from Magento 2.4.8 on. */
  code?: string | undefined;
};

const INVALID_CART_FRAGMENTS = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
];
const INVALID_CART_CODES = ['CART_NOT_FOUND', 'CART_NOT_ACTIVE'];
/** Categories in which a back end reports a cart, or a line or product of it, that does not exist or is not the caller's. */
export const INVALID_CART_CATEGORIES: readonly ErrorCategory[] = ['graphql-no-such-entity', 'graphql-authorization'];
const CART_FIELDS = ['cart', 'customerCart'];

/**
 * Whether the problem means that the cart is gone, was ordered, or is somebody else's. A back end in another language
 * is recognised by its codes: the message fragments are English. Adding to or changing a cart reports the same
 * categories for a missing product or line, so there only a problem of the cart's own field counts.
 */
export const isInvalidCartProblem = ({ message, category, code, path }: GraphqlProblem): boolean => {
  if (INVALID_CART_FRAGMENTS.some((fragment) => message.includes(fragment))) return true;
  if (code !== undefined && INVALID_CART_CODES.includes(code)) return true;
  return (
    path?.length === 1 &&
    CART_FIELDS.includes(String(path[0])) &&
    category !== undefined &&
    INVALID_CART_CATEGORIES.includes(category)
  );
};

/** Messages that a client removes from an answer: the lines themselves show that they are out of stock. */
export const SILENT_MESSAGES: readonly string[] = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
];
