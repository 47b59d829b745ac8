import { givenAddressOfRest } from '#commerce/people/address/wire.ts';
import type { GivenAddress } from '#commerce/people/address/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { givenAddress } from './given-address.ts';
import type { ShippingInformation } from './service.ts';

/** The content of a shipping-information body. */
export const informationOf = async (context: CommerceContext, fields: RestFields): Promise<ShippingInformation> => {
  const addressIn = (name: string): GivenAddress | undefined => {
    const given = fields.object(name);
    return given && givenAddressOfRest(given);
  };
  const [shipping, billing] = [addressIn('shippingAddress'), addressIn('billingAddress')];
  return {
    shipping: shipping && (await givenAddress(context, shipping)),
    isSaved: shipping?.isSaved,
    pickupLocationCode: fields.object('extensionAttributes')?.text('pickupLocationCode'),
    billing: billing && (await givenAddress(context, billing)),
    method: { carrierCode: fields.text('shippingCarrierCode'), methodCode: fields.text('shippingMethodCode') },
  };
};

const isAddressError = ({ errors, code }: CommerceError): boolean =>
  errors.length > 0 || String(code).startsWith('ADDRESS_');

/** Wraps address errors as Magento does, and no others; the parts keep their own messages. */
export const wrapAddressError = (error: unknown): unknown => {
  if (!(error instanceof CommerceError) || !isAddressError(error)) return error;
  const parts = error.errors.length > 0 ? error.errors : [error];
  return new InputError('The shipping information was unable to be saved. Error: "%message"', {
    code: error.code,
    parameters: { message: parts.map(({ message }) => message).join(' ') },
    errors: parts,
    cause: error,
  });
};
