import type { ClearCartError } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import { readCart, updateItems } from './service.ts';
import type { CartModel } from './types.ts';

const KINDS: readonly (readonly [RegExp, ClearCartError['type']])[] = [
  [/^Could not find a cart/, 'NOT_FOUND'],
  [/^The current user cannot/, 'UNAUTHORISED'],
  [/isn't active/, 'INACTIVE'],
];

/** Takes every line out of a cart; what forbids it is data, as in Magento. */
export const clearedCart = async (
  context: CommerceContext,
  maskedId: string,
): Promise<{ cart: CartModel | null; errors: ClearCartError[] }> => {
  try {
    const { lines } = await (await readCart(context, maskedId)).detail();
    await updateItems(
      context,
      maskedId,
      lines.map(({ id }) => ({ itemId: id, quantity: 0 })),
    );
    return { cart: await readCart(context, maskedId), errors: [] };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    const type = KINDS.find(([words]) => words.test(error.message))?.[1] ?? 'UNDEFINED';
    return { cart: null, errors: [{ type, message: error.message }] };
  }
};
