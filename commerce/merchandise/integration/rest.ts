import { requireFields, restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { bulkRoutes } from './bulk/rest.ts';
import { webhookRoutes } from './webhooks/rest.ts';
import { routes as shopRoutes } from './shop/rest.ts';
import { shortToken } from './service.ts';

export const routes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/V1/integration/admin/token',
    handle: async (context, { body }) => {
      const fields = restFields(body);
      requireFields(fields, ['username', 'password']);
      return shortToken(context, fields.text('username') ?? '', fields.text('password') ?? '');
    },
  },
  ...shopRoutes,
  ...webhookRoutes,
  ...bulkRoutes,
];
