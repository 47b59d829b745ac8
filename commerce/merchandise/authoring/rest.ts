import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { attributeRoutes } from './rest-attributes.ts';
import { categoryRoutes } from './rest-categories.ts';
import { contentRoutes } from './rest-content.ts';
import { linkRoutes } from './rest-links.ts';
import { mediaRoutes } from './rest-media.ts';
import { productRoutes } from './rest-products.ts';

/** Routes with which programs of the merchant write catalogue and content. */
export const routes: readonly RestRoute[] = [
  ...productRoutes,
  ...mediaRoutes,
  ...linkRoutes,
  ...categoryRoutes,
  ...attributeRoutes,
  ...contentRoutes,
];
