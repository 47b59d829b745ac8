import { RestError } from '../rest.ts';

/** Message ids for refusals of the catalogue by the server's message. Parameters are %1, %2. */
const TEXTS: Readonly<Record<string, string>> = {
  'URL key for specified store already exists.': 'counter.product.refused.url_key_taken',
  'Invalid value of "%1" provided for the %2 field.': 'counter.product.refused.value',
  'The "%1" attribute value is empty. Set the attribute and try again.': 'counter.product.refused.empty',
  'The address "%1" belongs to the shop itself: choose another one.': 'counter.product.refused.url_key_reserved',
  'More of a product is set aside for customers than that.': 'counter.product.refused.reserved',
  'The image MIME type is not valid or not supported.': 'counter.product.refused.picture',
  'The picture is larger than %1 MB.': 'counter.product.refused.picture_size',
  'A product without a price cannot be reduced.': 'counter.product.refused.no_price',
  'A category of the product does not exist.': 'counter.product.refused.category',
  'A scheduled price must start in the future.': 'counter.product.refused.past',
  'This scheduled price was applied or canceled already.': 'counter.product.refused.schedule_ended',
};

/** Message id for a failed request, or the server's message if there is none. */
export const refusalText = (error: RestError): string => {
  if (error.status === 0) return error.message;
  if (error.status === 401) return 'counter.error.session';
  if (error.status === 429) return 'counter.error.too_many';
  if (error.status === 413) return 'counter.product.refused.picture_size';
  if (error.status >= 500) return 'counter.error.server';
  return TEXTS[error.template] ?? error.message;
};
