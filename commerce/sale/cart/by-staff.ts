import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { findBuyer, findBuyerNumbered, findCartByStaff } from './staff-store.ts';
import { insertCart } from './store.ts';

const noSuch = (fieldName: 'cartId' | 'customerId', given: string): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName, fieldValue: given.slice(0, 20) },
  });

const numberOf = (given: string): number => (/^\d{1,10}$/.test(given) ? Number(given) : 0);

/** The caller of an administration route, as changes name them. */
export const nameOfCaller = ({ name, staff }: Caller): string => staff?.email ?? name;

export const channelOfCaller = ({ staff }: Caller): 'counter' | 'program' => (staff ? 'counter' : 'program');

/** Creates a cart in the store view of the request, for a customer with a REST id or a guest. Returns its number. */
export const createCartByStaff = async (
  context: CommerceContext,
  { customerId, email }: { customerId?: string; email?: string | undefined },
  caller: Caller,
): Promise<number> => {
  const { storeView, currency, clock, db, random } = context;
  const account = customerId === undefined ? undefined : await findBuyerNumbered(db.kysely, numberOf(customerId));
  if (customerId !== undefined && !account) throw noSuch('customerId', customerId);
  if (account && account.websiteId !== storeView.websiteId)
    throw new InputError("Can't assign cart to store in different website.");
  const cart = await insertCart(db.kysely, {
    maskedId: random.token(32),
    storeViewId: storeView.id,
    currency,
    customerId: account?.id ?? null,
    email: account?.email ?? email ?? null,
    madeBy: nameOfCaller(caller),
    madeIn: channelOfCaller(caller),
    createdAt: clock.now(),
  });
  if (!cart) throw new Error('The number of a new cart is taken.');
  return cart.number;
};

/**
 * A cart of staff, and the request as its customer would send it: with their prices, in the store view of the cart, and
 * without cookies for the browser of staff.
 */
export const asCustomerOfCart = async (
  context: CommerceContext,
  number: string,
): Promise<{ maskedId: string; asCustomer: CommerceContext }> => {
  const cart = await findCartByStaff(context.db.kysely, numberOf(number));
  const view = cart && (await listStoreViews(context)).find(({ id }) => id === cart.storeViewId);
  if (!cart || !view) throw noSuch('cartId', number);
  const account = cart.customerId === null ? undefined : await findBuyer(context.db.kysely, cart.customerId);
  return {
    maskedId: cart.maskedId,
    asCustomer: {
      ...context,
      storeView: view,
      currency: cart.currency,
      customer: account ?? null,
      cartOfStaff: cart.maskedId,
      header: (name) => (name === 'store' ? undefined : context.header(name)),
      cookie: () => undefined,
      setCookie: () => {},
    },
  };
};
