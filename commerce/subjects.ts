import { resolvers as analytics } from './analytics/graphql.ts';
import { routes as attributeAdminRoutes } from './attributes/admin/rest.ts';
import { resolvers as approval } from './approval/graphql.ts';
import { resolvers as attributes } from './attributes/graphql.ts';
import { routes as authoringRoutes } from './authoring/rest.ts';
import { resolvers as careers } from './careers/graphql.ts';
import { routes as careersRoutes } from './careers/rest.ts';
import { startCareers } from './careers/service.ts';
import { resolvers as cart } from './cart/graphql.ts';
import { routes as cartRoutes } from './cart/rest.ts';
import { scheduleCartCleanUp } from './cart/service.ts';
import { routes as catalogAdminRoutes } from './catalog/admin/rest.ts';
import { resolvers as catalog } from './catalog/graphql.ts';
import { routes as catalogRoutes } from './catalog/rest.ts';
import { attributeExtensions, warmCatalog } from './catalog/service.ts';
import { resolvers as checkout } from './checkout/graphql.ts';
import { routes as checkoutRoutes } from './checkout/rest.ts';
import { routes as cmsAdminRoutes } from './cms/admin/rest.ts';
import { resolvers as cms } from './cms/graphql.ts';
import { resolvers as company } from './company/graphql.ts';
import { startCompanies } from './company/service.ts';
import { resolvers as compare } from './compare/graphql.ts';
import { startCompareLists } from './compare/service.ts';
import { resolvers as contact } from './contact/graphql.ts';
import { startContact } from './contact/service.ts';
import { routes as customerAdminRoutes } from './customer/admin/rest.ts';
import { resolvers as customer } from './customer/graphql.ts';
import { routes as customerRoutes } from './customer/rest.ts';
import { startCustomers } from './customer/service.ts';
import { routes as salesRuleRoutes } from './discount/admin/rest.ts';
import { resolvers as downloads } from './downloads/graphql.ts';
import { resolvers as feedback } from './feedback/graphql.ts';
import { startFeedback } from './feedback/service.ts';
import { routes as integrationRoutes } from './integration/rest.ts';
import { startIntegrations } from './integration/service.ts';
import { resolvers as menu } from './menu/graphql.ts';
import { resolvers as newsletter } from './newsletter/graphql.ts';
import { routes as newsletterRoutes } from './newsletter/rest.ts';
import { startNewsletter } from './newsletter/service.ts';
import { resolvers as orders } from './orders/graphql.ts';
import { routes as orderAdminRoutes } from './orders/admin/rest.ts';
import { routes as orderRoutes } from './orders/rest.ts';
import { startOrders } from './orders/service.ts';
import { resolvers as payment } from './payment/graphql.ts';
import { schedulePaymentSweeps } from './payment/service.ts';
import type { Platform } from './platform/context.ts';
import type { SchemaExtensions } from './platform/graphql/live-schema.ts';
import type { ResolverMap } from './platform/graphql/types.ts';
import type { RestRoute } from './platform/rest/types.ts';
import { resolvers as quotes } from './quotes/graphql.ts';
import { routes as quoteRoutes } from './quotes/rest.ts';
import { startQuotes } from './quotes/service.ts';
import { resolvers as reservation } from './reservation/graphql.ts';
import { startReservations } from './reservation/service.ts';
import { resolvers as reviews } from './reviews/graphql.ts';
import { routes as reviewRoutes } from './reviews/rest.ts';
import { startReviews } from './reviews/service.ts';
import { resolvers as samples } from './samples/graphql.ts';
import { startSamples } from './samples/service.ts';
import { resolvers as search } from './search/graphql.ts';
import { resolvers as showroom } from './showroom/graphql.ts';
import { resolvers as slabs } from './slabs/graphql.ts';
import { startSlabs } from './slabs/service.ts';
import { resolvers as stores } from './stores/graphql.ts';
import { routes as storeRoutes } from './stores/rest.ts';
import { resolvers as trade } from './trade/graphql.ts';
import { routes as tradeRoutes } from './trade/rest.ts';
import { startTrade } from './trade/service.ts';
import { resolvers as tracking } from './tracking/graphql.ts';
import { resolvers as url } from './url/graphql.ts';
import { resolvers as wishlist } from './wishlist/graphql.ts';

/** Every subject's GraphQL half. */
export const resolverMaps: readonly ResolverMap[] = [
  stores,
  attributes,
  catalog,
  url,
  cms,
  menu,
  customer,
  cart,
  checkout,
  orders,
  payment,
  tracking,
  newsletter,
  feedback,
  contact,
  careers,
  showroom,
  reservation,
  samples,
  reviews,
  slabs,
  analytics,
  search,
  wishlist,
  downloads,
  compare,
  company,
  approval,
  trade,
  quotes,
];

/** Every subject's REST half. */
export const restRoutes: readonly RestRoute[] = [
  ...storeRoutes,
  ...customerRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...orderAdminRoutes,
  ...catalogRoutes,
  ...catalogAdminRoutes,
  ...salesRuleRoutes,
  ...attributeAdminRoutes,
  ...authoringRoutes,
  ...customerAdminRoutes,
  ...cmsAdminRoutes,
  ...integrationRoutes,
  ...newsletterRoutes,
  ...careersRoutes,
  ...reviewRoutes,
  ...tradeRoutes,
  ...quoteRoutes,
];

/** Schema additions from data: the merchant's attributes as list filters, list orders and product fields. */
export const schemaExtensions: (platform: Platform) => Promise<SchemaExtensions> = attributeExtensions;

/** Starts what subjects run for the life of the process: snapshots, clean-up jobs. */
export const startSubjects = async (platform: Platform): Promise<void> => {
  await warmCatalog(platform);
  startCustomers(platform);
  startFeedback(platform);
  scheduleCartCleanUp(platform);
  startCompareLists(platform);
  startCompanies(platform);
  schedulePaymentSweeps(platform);
  startOrders(platform);
  startReservations(platform);
  startContact(platform);
  startNewsletter(platform);
  startSamples(platform);
  startSlabs(platform);
  startCareers(platform);
  startReviews(platform);
  startIntegrations(platform);
  startTrade(platform);
  startQuotes(platform);
};
