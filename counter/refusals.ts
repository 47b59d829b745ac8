import { useTranslate } from 'react-admin';
import { ORDER_REFUSALS } from '#contract/order-refusals.ts';
import type { RestError } from './rest.ts';

/** Error codes of the server with a text of their own. */
export const KNOWN_REFUSALS = [
  ...ORDER_REFUSALS,
  'ADDRESS_POSTCODE_INVALID',
  'ADDRESS_POSTCODE_REGION',
  'ADDRESS_TELEPHONE_INVALID',
  'ADDRESS_REGION_REQUIRED',
  'ADDRESS_REGION_INVALID',
  'ADDRESS_TAX_DIFFERS',
  'ADDRESS_SHIPPING_DIFFERS',
  'ADDRESS_SHIPPED',
  'ADDRESS_ORDER_ENDED',
] as const;

const isKnown = (code: string): boolean => KNOWN_REFUSALS.some((one) => one === code);

/** Text of a refusal in the person's language, or the server's message if the counter has no text for it. */
export const useRefusalText = () => {
  const translate = useTranslate();
  return ({ status, codes, message, parameters }: RestError): string => {
    if (status === 401) return translate('counter.error.session');
    if (codes.length > 0 && codes.every(isKnown))
      return codes.map((code) => translate(`counter.refusal.${code}`, { detail: parameters[1] ?? '' })).join(' ');
    return translate(message, { _: message });
  };
};
