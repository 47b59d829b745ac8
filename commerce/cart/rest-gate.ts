import { CommerceError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';

/** REST says of an unknown and of an ordered cart alike that there is none. */
const translated = (error: unknown): unknown =>
  error instanceof CommerceError && (error.code === 'CART_NOT_FOUND' || error.code === 'CART_NOT_ACTIVE')
    ? new NoSuchEntityError('No such entity with %fieldName = %fieldValue', { code: error.code, parameters: { fieldName: 'cartId', fieldValue: null }, cause: error })
    : error;

/** A guest's cart route: behind REST the gate speaks with other words than behind GraphQL. */
export const inRest =
  (handle: (context: CommerceContext, maskedId: string, request: RestRequest) => Promise<unknown>): RestRoute['handle'] =>
  async (context, request) => {
    context.noStore();
    try {
      return await handle(context, request.params.cartId ?? '', request);
    } catch (error) {
      throw translated(error);
    }
  };
