import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { CommerceError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { signedIn } from '#commerce/platform/rest/signed-in.ts';
import { asCustomerOfCart } from './by-staff.ts';
import { customersOpenCart } from './service.ts';

/** Handles a route for the cart with this masked id. */
export type CartHandler = (context: CommerceContext, maskedId: string, request: RestRequest) => Promise<unknown>;

const noSuchCart = (fieldName: string, fieldValue: number | null, error?: CommerceError): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    code: error?.code,
    parameters: { fieldName, fieldValue },
    cause: error,
  });

/** REST gives the same error for an unknown and an ordered cart. */
export const unknownCart = (error: unknown): unknown =>
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
      throw unknownCart(error);
    }
  };

const ofCustomer =
  (handle: CartHandler): RestRoute['handle'] =>
  async (context, request) => {
    context.noStore();
    const customerId = signedIn(context);
    const maskedId = await customersOpenCart(context, customerId);
    if (!maskedId) throw noSuchCart('customerId', context.customer?.number ?? null);
    return handle(context, maskedId, request);
  };

/** A pair of routes: `/V1/guest-carts/:cartId…` for a guest's cart and `/V1/carts/mine…` for the caller's. */
export const cartRoute = (
  method: RestRoute['method'],
  path: string,
  handle: CartHandler,
  version: 'V1' | 'V2' = 'V1',
): RestRoute[] => [
  { method, path: `/${version}/guest-carts/:cartId${path}`, handle: ofGuest(handle) },
  { method, path: `/${version}/carts/mine${path}`, handle: ofCustomer(handle) },
];

type StaffCartHandler = (
  context: CommerceContext,
  maskedId: string,
  request: RestRequest,
  caller: Caller,
) => Promise<unknown>;

/** A route for carts of staff. `handle` gets the context of the cart's customer. */
export const staffCartRoute = (
  method: RestRoute['method'],
  path: string,
  handle: StaffCartHandler,
  options?: { isFresh: boolean },
): RestRoute =>
  adminRoute(
    method,
    path,
    'orders:write',
    async (context, request, caller) => {
      context.noStore();
      const { maskedId, asCustomer } = await asCustomerOfCart(context, request.params.cartId ?? '');
      try {
        return await handle(asCustomer, maskedId, request, caller);
      } catch (error) {
        throw unknownCart(error);
      }
    },
    options,
  );

/** Like {@link cartRoute}, and `/V1/carts/:cartId…` for carts of staff. */
export const anyCartRoute = (method: RestRoute['method'], path: string, handle: CartHandler): RestRoute[] => [
  ...cartRoute(method, path, handle),
  staffCartRoute(method, `/V1/carts/:cartId${path}`, handle),
];

/** A route that only a signed-in customer has, for their own cart. */
export const ownCartRoute = (method: RestRoute['method'], path: string, handle: CartHandler): RestRoute => ({
  method,
  path: `/V1/carts/mine${path}`,
  handle: ofCustomer(handle),
});
