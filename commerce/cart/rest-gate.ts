import { CommerceError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import { findCartOfCustomer } from './store.ts';

/** What a route does with the cart of this masked id. */
export type CartHandler = (context: CommerceContext, maskedId: string, request: RestRequest) => Promise<unknown>;

const noSuchCart = (fieldName: string, fieldValue: number | null, error?: CommerceError): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    code: error?.code,
    parameters: { fieldName, fieldValue },
    cause: error,
  });

/** REST says of an unknown and of an ordered cart alike that there is none. */
const translated = (error: unknown): unknown =>
  error instanceof CommerceError && (error.code === 'CART_NOT_FOUND' || error.code === 'CART_NOT_ACTIVE')
    ? noSuchCart('cartId', null, error)
    : error;

const ofGuest =
  (handle: CartHandler): RestRoute['handle'] =>
  async (context, request) => {
    context.noStore();
    try {
      return await handle({ ...context, customer: null }, request.params.cartId ?? '', request);
    } catch (error) {
      throw translated(error);
    }
  };

const ofCustomer =
  (handle: CartHandler): RestRoute['handle'] =>
  async (context, request) => {
    context.noStore();
    const customerId = signedIn(context);
    const maskedId = await findCartOfCustomer(context.db.kysely, customerId);
    if (!maskedId) throw noSuchCart('customerId', customerId);
    return handle(context, maskedId, request);
  };

/** One route for a guest's cart, by its masked id, and one for the caller's own: `/V1/guest-carts/:cartId…` and `/V1/carts/mine…`. */
export const cartRoute = (method: RestRoute['method'], path: string, handle: CartHandler): RestRoute[] => [
  { method, path: `/V1/guest-carts/:cartId${path}`, handle: ofGuest(handle) },
  { method, path: `/V1/carts/mine${path}`, handle: ofCustomer(handle) },
];
