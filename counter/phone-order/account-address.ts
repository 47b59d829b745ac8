import type { Customer } from './types.ts';
import type { Send } from './use-cart.ts';

/** Sets the default address of an account, if any, in a staff cart. */
export const enterAccountAddress = async (
  send: Send,
  cart: number,
  { addresses }: Pick<Customer, 'addresses'>,
): Promise<void> => {
  const address = addresses.find((one) => one.default_shipping) ?? addresses[0];
  if (address)
    await send('POST', `/V1/carts/${cart}/billing-address`, {
      body: { address: { customer_address_id: address.id }, use_for_shipping: true },
    });
};
