import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { unsubscribeFromNewsletter } from './service.ts';

/** Target of `List-Unsubscribe`: mail programs post a form without cookies and expect only a 200 (RFC 8058). */
export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/newsletter/unsubscribe/:token',
    handle: async (context, { params, body }) => {
      const isLink = body !== undefined && restFields(body).text('source') === 'link';
      return { status: await unsubscribeFromNewsletter(context, params['token'] ?? '', isLink ? 'link' : 'one-click') };
    },
  },
];
