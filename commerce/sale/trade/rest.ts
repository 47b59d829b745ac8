import { TRADE_DOCUMENTS_PATH } from '#contract/trade.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { uploadDocument } from './service.ts';

/** An extension of this shop: an upload is a file as the body of a request, not a form; of signed-in customers alone. */
export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: TRADE_DOCUMENTS_PATH,
    takesBytes: true,
    handle: (context, { body, query }) => {
      if (!(body instanceof Uint8Array)) throw new InputError('The body must be application/octet-stream.');
      return uploadDocument(context, query.get('name') ?? '', body);
    },
  },
];
