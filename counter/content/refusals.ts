import type { RestError } from '../rest.ts';

/** Message ids for refusals of content by the server's message. Parameters are %1, %2. */
const TEXTS: Readonly<Record<string, string>> = {
  'Invalid value of "%1" provided for the %2 field.': 'counter.content.refused.value',
  'Invalid value of "%value" provided for the %fieldName field.': 'counter.content.refused.value',
  'URL key for specified store already exists.': 'counter.content.refused.address_taken',
  'The address "%1" belongs to the shop itself: choose another one.': 'counter.content.refused.address_reserved',
  'A page identifier with the same properties already exists in the selected store.':
    'counter.content.refused.address_taken',
  'A block identifier with the same properties already exists in the selected store.':
    'counter.content.refused.address_taken',
  'The image MIME type is not valid or not supported.': 'counter.product.refused.picture',
  'The picture is larger than %1 MB.': 'counter.product.refused.picture_size',
};

/** Error codes of content. */
const CODES: Readonly<Record<string, string>> = {
  CONTENT_TITLE: 'counter.content.refused.title',
  CONTENT_LINK: 'counter.content.refused.link',
  CONTENT_HOURS: 'counter.content.refused.hours',
  CONTENT_DAY: 'counter.content.refused.day',
  CONTENT_DAY_TWICE: 'counter.content.refused.day_twice',
  SHOWROOM_EXISTS: 'counter.content.refused.address_taken',
  SHOWROOM_CODE: 'counter.content.refused.code',
  CONTENT_DATES: 'counter.content.refused.dates',
};

/** Message id for a failed request, or the server's message if there is none. */
export const refusalText = (error: RestError): string => {
  if (error.status === 0) return error.message;
  if (error.status === 401) return 'counter.error.session';
  if (error.status === 429) return 'counter.error.too_many';
  if (error.status === 413) return 'counter.product.refused.picture_size';
  if (error.status >= 500) return 'counter.error.server';
  return CODES[error.code ?? ''] ?? TEXTS[error.template] ?? error.message;
};
