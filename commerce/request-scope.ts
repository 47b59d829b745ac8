import { staffOf } from './people/staff/service.ts';
import { previewOf } from './merchandise/drafts/service.ts';
import { authenticate } from './people/customer/service.ts';
import type { Platform } from './platform/context.ts';
import type { RequestScope } from './platform/graphql/request-scope.ts';
import { listStoreViews } from './merchandise/stores/service.ts';

/** Resolves the caller and their store view. */
export const requestScope = (platform: Platform): RequestScope => ({
  storeViews: () => listStoreViews(platform),
  authenticate: (token) => authenticate(platform, token),
  staffOf: (cookie) => staffOf(platform, cookie),
  previewOf: (token) => previewOf(platform, token),
});
