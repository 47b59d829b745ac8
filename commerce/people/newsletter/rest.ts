import { restFields } from '#commerce/platform/rest/input.ts';
import { SeeOther, type RestRoute } from '#commerce/platform/rest/types.ts';
import { endPage } from './links.ts';
import { unsubscribeFromNewsletter } from './service.ts';

export const routes: readonly RestRoute[] = [
  // Target of `List-Unsubscribe`: mail programs post a form without cookies and expect only a 200 (RFC 8058).
  {
    method: 'POST',
    path: '/V1/newsletter/unsubscribe/:token',
    handle: async (context, { params, body }) => {
      const isLink = body !== undefined && restFields(body).text('source') === 'link';
      return { status: await unsubscribeFromNewsletter(context, params['token'] ?? '', isLink ? 'link' : 'one-click') };
    },
  },
  // Mail programs without RFC 8058 open the same address in a browser. GET ends nothing, because mail scanners follow
  // links.
  {
    method: 'GET',
    path: '/V1/newsletter/unsubscribe/:token',
    handle: async ({ settings: { publicUrl }, storeView: view }, { params }) =>
      new SeeOther(endPage({ publicUrl, view, token: encodeURIComponent(params['token'] ?? '') })),
  },
];
