import { addressOfRest } from '#commerce/address/wire.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { ShippingInformation } from './service.ts';

/** The content of a shipping-information body. */
export const informationOf = (fields: RestFields): ShippingInformation => {
  const shipping = fields.object('shippingAddress');
  const billing = fields.object('billingAddress');
  return {
    shipping: shipping && addressOfRest(shipping),
    billing: billing && addressOfRest(billing),
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
