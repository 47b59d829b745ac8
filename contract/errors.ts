/** `extensions.category` of a GraphQL error, as Magento names it. */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists'
  /** Added by our back end: a rate limit was exceeded. */
  | 'graphql-too-many-requests';

/** One entry of `errors` in a GraphQL response, with the fields that clients may rely on. */
export type GraphqlProblem = {
  message: string;
  path?: readonly (string | number)[] | undefined;
  /** `extensions.category`; absent for an unknown category, an invalid query and an internal error. */
  category?: ErrorCategory | undefined;
  /** `extensions.error_code`, since Magento 2.4.8. */
  code?: string | undefined;
};

const INVALID_CART_FRAGMENTS = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
];
const INVALID_CART_CODES = ['CART_NOT_FOUND', 'CART_NOT_ACTIVE'];
/** Categories for a missing cart, line or product, or one that belongs to another customer. */
export const INVALID_CART_CATEGORIES: readonly ErrorCategory[] = ['graphql-no-such-entity', 'graphql-authorization'];
const CART_FIELDS = ['cart', 'customerCart'];

/**
 * Returns whether the cart of the problem is missing, was ordered, or belongs to another customer. A back end in
 * another language is recognised by its codes, because the message fragments are English. Cart mutations report the
 * same categories for a missing product or line; therefore a category only counts for a problem of the cart field
 * itself.
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

/** Messages hidden by clients, because the cart lines already show them as out of stock. */
export const SILENT_MESSAGES: readonly string[] = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
];
