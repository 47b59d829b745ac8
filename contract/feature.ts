/** A part of the shop, defined by its GraphQL operations. Each operation of the storefront belongs to one feature. */
export type Feature = {
  name: string;
  operations: readonly string[];
  /** Replacement operations for a plain Magento, with only its own fields. */
  instead?: Readonly<Record<string, string>>;
  /** Effect for shoppers when the back end lacks the feature; only for features missing from a plain Magento. */
  without?: string;
  /** Fields that merchant attributes or our contract add to Magento's types, as `Type.field`. */
  fields?: readonly string[];
};
