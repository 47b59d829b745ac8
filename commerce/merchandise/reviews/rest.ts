import { PHOTOS_PATH } from '#contract/reviews.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { uploadPhoto } from './service.ts';

/** An extension of this shop: the request body is the file, not a form. The file name is ignored. */
export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: PHOTOS_PATH,
    takesBytes: true,
    handle: (context, { body }) => {
      if (!(body instanceof Uint8Array)) throw new InputError('The body must be application/octet-stream.');
      return uploadPhoto(context, body);
    },
  },
];
