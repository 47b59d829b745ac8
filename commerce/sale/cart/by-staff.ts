import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { accountWithId } from '#commerce/people/customer/admin/accounts.ts';
import { findCustomer } from '#commerce/people/customer/service.ts';
import type { CustomerRow } from '#commerce/people/customer/types.ts';
import type { CommerceContext, Customer } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { findCartByStaff, insertCart } from './store.ts';

const noSuchCart = (number: string): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName: 'cartId', fieldValue: number.slice(0, 20) },
  });

const customerOf = ({ id, number, groupId, email }: CustomerRow): Customer => ({ id, number, groupId, email });

/** The caller of an administration route, as changes name them. */
export const nameOfCaller = ({ name, staff }: Caller): string => staff?.email ?? name;

/** Creates a cart in the store view of the request, for a customer with a REST id or a guest. Returns its number. */
export const createCartByStaff = async (
  context: CommerceContext,
  { customerId, email }: { customerId?: string; email?: string | undefined },
  caller: Caller,
): Promise<number> => {
  const account = customerId === undefined ? undefined : await accountWithId(context, customerId);
  const { storeView, currency, clock, db, random } = context;
  if (account && account.websiteId !== storeView.websiteId)
    throw new InputError("Can't assign cart to store in different website.");
  const cart = await insertCart(db.kysely, {
    maskedId: random.token(32),
    storeViewId: storeView.id,
    currency,
    customerId: account?.id ?? null,
    email: account?.email ?? email ?? null,
    madeBy: nameOfCaller(caller),
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
  const cart = /^\d{1,15}$/.test(number) ? await findCartByStaff(context.db.kysely, Number(number)) : undefined;
  const view = cart && (await listStoreViews(context)).find(({ id }) => id === cart.storeViewId);
  if (!cart || !view) throw noSuchCart(number);
  const account = cart.customerId === null ? undefined : await findCustomer(context.db.kysely, cart.customerId);
  return {
    maskedId: cart.maskedId,
    asCustomer: {
      ...context,
      storeView: view,
      currency: cart.currency,
      customer: account ? customerOf(account) : null,
      header: (name) => (name === 'store' ? undefined : context.header(name)),
      cookie: () => undefined,
      setCookie: () => {},
    },
  };
};
