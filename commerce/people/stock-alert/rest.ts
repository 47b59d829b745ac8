import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { SeeOther, type RestRoute } from '#commerce/platform/rest/types.ts';
import { cancelAlert, requestAlert } from './service.ts';

const PATH = '/V1/stock-alerts/unsubscribe/:token';

export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/stock-alerts',
    handle: async (context, { body }) => {
      const fields = restFields(body);
      const [sku = '', email = '', consent = ''] = ['sku', 'email', 'consent'].map((name) => fields.text(name));
      await requestAlert(context, { sku, email, consent });
      return true;
    },
  },
  // Target of `List-Unsubscribe` (RFC 8058), and of the page.
  {
    method: 'POST',
    path: PATH,
    handle: async (context, { params }) => {
      if (!(await cancelAlert(context, params['token'] ?? '')))
        throw new NoSuchEntityError('This is not a valid request.', { code: 'ALERT' });
      return true;
    },
  },
  // GET ends nothing, because mail scanners follow links.
  {
    method: 'GET',
    path: PATH,
    handle: async ({ settings: { publicUrl }, storeView: view }, { params }) =>
      new SeeOther(
        `${publicUrl}${view.pathPrefix}/newsletter/unsubscribe?of=stock&token=${encodeURIComponent(params['token'] ?? '')}`,
      ),
  },
];
