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
  'ADDRESS_COUNTRY_INVALID',
  'ADDRESS_COUNTRY_REQUIRED',
  'ADDRESS_REGION_AMBIGUOUS',
  'ADDRESS_STREET_LINES',
  'ADDRESS_BILLING',
  'ADDRESS_REQUIRED',
  'ADDRESS_TOO_LONG',
] as const;

/** Code of the message: required fields of an address share one, and so do fields that are too long. */
export const knownRefusal = (code: string): (typeof KNOWN_REFUSALS)[number] | undefined => {
  const general = code.replace(/^ADDRESS_\w+_(REQUIRED|TOO_LONG)$/, 'ADDRESS_$1');
  return KNOWN_REFUSALS.find((one) => one === code) ?? KNOWN_REFUSALS.find((one) => one === general);
};

/** Text of a refusal in the person's language, or the server's message if the counter has no text for it. */
export const useRefusalText = () => {
  const translate = useTranslate();
  return ({ status, codes, message, parameters }: RestError): string => {
    if (status === 401) return translate('counter.error.session');
    const known = codes.flatMap((code) => knownRefusal(code) ?? []);
    if (known.length > 0 && known.length === codes.length)
      return [...new Set(known)]
        .map((code) => translate(`counter.refusal.${code}`, { detail: parameters[1] ?? '' }))
        .join(' ');
    return translate(message, { _: message });
  };
};
