import { addressOfRest } from '#commerce/people/address/wire.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeShippingAddress } from '../life/change-address.ts';
import { change } from './rest-change.ts';
import { addressOf } from './order-wire.ts';

/** Magento's route for an address of an order. Only the shipping address can be changed. */
export const addressRoutes: readonly RestRoute[] = [
  change('PUT', '/V1/orders/:id', 'orders:write', async (context, order, fields, hand) => {
    const entity = fields.neededObject('entity');
    if ((entity.text('addressType') ?? 'shipping') !== 'shipping')
      throw new InputError('Only the shipping address of an order can be changed.', { code: 'ADDRESS_BILLING' });
    const address = await changeShippingAddress(context, { ...hand, address: addressOfRest(entity) });
    return addressOf(address, order, 'shipping');
  }),
];
