import type { CartItemInput } from '#contract/generated/schema-types.ts';

/** A product as the shopper chose it. */
export type ChosenItem = {
  /** SKU of the simple product or of the chosen variant. */
  sku: string;
  /** SKU of the configurable product, when a variant was chosen. */
  parentSku?: string | undefined;
  quantity: number;
  /** Uids of chosen values. */
  selected?: readonly string[] | undefined;
  /** Entered values by option uid; quantities for parts of a bundle. */
  entered?: readonly { uid: string; value: string }[] | undefined;
};

/** The item as the back end takes it, for carts and for delivery. */
export const cartItemInput = ({
  sku,
  parentSku,
  quantity,
  selected = [],
  entered = [],
}: ChosenItem): CartItemInput => ({
  sku,
  quantity,
  parent_sku: parentSku ?? null,
  selected_options: [...selected],
  entered_options: entered.map(({ uid, value }) => ({ uid, value })),
});
