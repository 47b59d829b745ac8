/** A part of the shop, by the operations it sends. Each operation of the storefront belongs to one. */
export type Feature = {
  name: string;
  operations: readonly string[];
  /** Of some of them, the one that asks a plain Magento for the part that it has. */
  instead?: Readonly<Record<string, string>>;
  /** What shoppers see where the back end lacks an operation of it; only for what a plain Magento lacks. */
  without?: string;
  /** Fields of Magento's types that a merchant's attributes or our contract add, as `Type.field`. */
  fields?: readonly string[];
};
