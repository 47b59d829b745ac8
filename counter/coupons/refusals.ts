import { refusalText } from '../products/refusals.ts';
import type { RestError } from '../rest.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'A discount with this code already exists.': 'counter.coupon.refused.exists',
  'The label in the language "%1" is missing.': 'counter.coupon.refused.label',
  '"%fieldName" is required. Enter and try again.': 'counter.coupon.refused.required',
  'A category of the rule does not exist.': 'counter.product.refused.category',
  'The discount "%1" was changed meanwhile.': 'counter.coupon.refused.changed',
};

/** Message id for a failed request, or the server's message if there is none. */
export const couponRefusal = (error: RestError): string => TEXTS[error.template] ?? refusalText(error);
