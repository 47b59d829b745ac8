import { resolvers as analytics } from './merchandise/analytics/graphql.ts';
import { routes as attributeAdminRoutes } from './merchandise/attributes/admin/rest.ts';
import { resolvers as approval } from './after-sale/approval/graphql.ts';
import { resolvers as attributes } from './merchandise/attributes/graphql.ts';
import { routes as authoringRoutes } from './merchandise/authoring/rest.ts';
import { resolvers as careers } from './people/careers/graphql.ts';
import { routes as importRoutes } from './import/upload/rest.ts';
import { startImports } from './import/upload/service.ts';
import { routes as careersRoutes } from './people/careers/rest.ts';
import { startCareers } from './people/careers/service.ts';
import { resolvers as cart } from './sale/cart/graphql.ts';
import { routes as cartRoutes } from './sale/cart/rest.ts';
import { scheduleCartCleanUp } from './sale/cart/service.ts';
import { routes as catalogAdminRoutes } from './merchandise/catalog/admin/rest.ts';
import { resolvers as catalog } from './merchandise/catalog/graphql.ts';
import { routes as catalogRoutes } from './merchandise/catalog/rest.ts';
import { routes as staffCartRoutes } from './sale/checkout/admin/rest.ts';
import { attributeExtensions, startScheduledPrices, warmCatalog } from './merchandise/catalog/service.ts';
import { resolvers as checkout } from './sale/checkout/graphql.ts';
import { routes as checkoutRoutes } from './sale/checkout/rest.ts';
import { routes as cmsAdminRoutes } from './merchandise/cms/admin/rest.ts';
import { resolvers as cms } from './merchandise/cms/graphql.ts';
import { startDrafts } from './merchandise/drafts/service.ts';
import { routes as draftRoutes } from './merchandise/drafts/rest.ts';
import { resolvers as company } from './people/company/graphql.ts';
import { startCompanies } from './people/company/service.ts';
import { resolvers as compare } from './sale/compare/graphql.ts';
import { startCompareLists } from './sale/compare/service.ts';
import { resolvers as contact } from './people/contact/graphql.ts';
import { startContact } from './people/contact/service.ts';
import { routes as contactAdminRoutes } from './people/contact/admin/rest.ts';
import { routes as feedbackAdminRoutes } from './people/feedback/admin/rest.ts';
import { routes as careersAdminRoutes } from './people/careers/admin/rest.ts';
import { routes as newsletterAdminRoutes } from './people/newsletter/admin/rest.ts';
import { routes as reservationAdminRoutes } from './people/reservation/admin/rest.ts';
import { routes as reviewAdminRoutes } from './merchandise/reviews/admin/rest.ts';
import { routes as tradeAdminRoutes } from './sale/trade/admin/rest.ts';
import { routes as searchAdminRoutes } from './merchandise/search/admin/rest.ts';
import { routes as customerDeskRoutes } from './after-sale/customer-desk/rest.ts';
import { routes as customerAdminRoutes } from './people/customer/admin/rest.ts';
import { resolvers as customer } from './people/customer/graphql.ts';
import { routes as customerRoutes } from './people/customer/rest.ts';
import { startCustomers } from './people/customer/service.ts';
import { routes as salesRuleRoutes } from './sale/discount/admin/rest.ts';
import { resolvers as discount } from './sale/discount/graphql.ts';
import { resolvers as downloads } from './after-sale/downloads/graphql.ts';
import { resolvers as feedback } from './people/feedback/graphql.ts';
import { startFeedback } from './people/feedback/service.ts';
import { routes as integrationRoutes } from './merchandise/integration/rest.ts';
import { startIntegrations } from './merchandise/integration/service.ts';
import { resolvers as menu } from './merchandise/menu/graphql.ts';
import { resolvers as newsletter } from './people/newsletter/graphql.ts';
import { routes as newsletterRoutes } from './people/newsletter/rest.ts';
import { startNewsletter } from './people/newsletter/service.ts';
import { resolvers as orders } from './after-sale/orders/graphql.ts';
import { routes as orderAdminRoutes } from './after-sale/orders/admin/rest.ts';
import { routes as orderRoutes } from './after-sale/orders/rest.ts';
import { startOrders } from './after-sale/orders/service.ts';
import { gatewayResolvers } from './sale/payment/gateways/graphql.ts';
import { resolvers as payment } from './sale/payment/graphql.ts';
import { schedulePaymentSweeps } from './sale/payment/service.ts';
import type { Platform } from './platform/context.ts';
import type { SchemaExtensions } from './platform/graphql/live-schema.ts';
import type { ResolverMap } from './platform/graphql/types.ts';
import type { RestRoute } from './platform/rest/types.ts';
import { resolvers as quotes } from './sale/quotes/graphql.ts';
import { routes as quoteRoutes } from './sale/quotes/rest.ts';
import { startQuotes } from './sale/quotes/service.ts';
import { resolvers as reservation } from './people/reservation/graphql.ts';
import { startReservations } from './people/reservation/service.ts';
import { resolvers as reviews } from './merchandise/reviews/graphql.ts';
import { routes as reviewRoutes } from './merchandise/reviews/rest.ts';
import { startReviews } from './merchandise/reviews/service.ts';
import { resolvers as samples } from './merchandise/samples/graphql.ts';
import { startSamples } from './merchandise/samples/service.ts';
import { resolvers as search } from './merchandise/search/graphql.ts';
import { startSearch } from './merchandise/search/service.ts';
import { resolvers as showroom } from './merchandise/showroom/graphql.ts';
import { resolvers as slabs } from './merchandise/slabs/graphql.ts';
import { routes as slabRoutes } from './merchandise/slabs/rest.ts';
import { startSlabs } from './merchandise/slabs/service.ts';
import { routes as staffRoutes } from './people/staff/rest.ts';
import { startStaff } from './people/staff/service.ts';
import { resolvers as stockAlerts } from './people/stock-alert/graphql.ts';
import { routes as stockAlertRoutes } from './people/stock-alert/rest.ts';
import { startStockAlerts } from './people/stock-alert/service.ts';
import { resolvers as stores } from './merchandise/stores/graphql.ts';
import { routes as storeRoutes } from './merchandise/stores/rest.ts';
import { resolvers as trade } from './sale/trade/graphql.ts';
import { routes as todayRoutes } from './after-sale/today/rest.ts';
import { routes as taxRoutes } from './sale/tax/admin/rest.ts';
import { routes as tradeRoutes } from './sale/trade/rest.ts';
import { startTrade } from './sale/trade/service.ts';
import { resolvers as tracking } from './after-sale/tracking/graphql.ts';
import { resolvers as url } from './merchandise/url/graphql.ts';
import { resolvers as wishlist } from './sale/wishlist/graphql.ts';

/** GraphQL resolvers of every module. */
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
  ...gatewayResolvers,
  tracking,
  newsletter,
  stockAlerts,
  discount,
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

/** REST routes of every module. */
export const restRoutes: readonly RestRoute[] = [
  ...storeRoutes,
  ...customerRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...staffCartRoutes,
  ...orderRoutes,
  ...orderAdminRoutes,
  ...catalogRoutes,
  ...catalogAdminRoutes,
  ...salesRuleRoutes,
  ...importRoutes,
  ...taxRoutes,
  ...attributeAdminRoutes,
  ...authoringRoutes,
  ...customerAdminRoutes,
  ...customerDeskRoutes,
  ...searchAdminRoutes,
  ...contactAdminRoutes,
  ...feedbackAdminRoutes,
  ...careersAdminRoutes,
  ...newsletterAdminRoutes,
  ...reservationAdminRoutes,
  ...reviewAdminRoutes,
  ...tradeAdminRoutes,
  ...staffRoutes,
  ...todayRoutes,
  ...cmsAdminRoutes,
  ...draftRoutes,
  ...integrationRoutes,
  ...newsletterRoutes,
  ...stockAlertRoutes,
  ...careersRoutes,
  ...reviewRoutes,
  ...slabRoutes,
  ...tradeRoutes,
  ...quoteRoutes,
];

/** Schema additions from data: the merchant's attributes as list filters, list orders and product fields. */
export const schemaExtensions: (platform: Platform) => Promise<SchemaExtensions> = attributeExtensions;

/** Starts each module's background work: snapshots, clean-up jobs. */
export const startModules = async (platform: Platform): Promise<void> => {
  startSearch(platform);
  await warmCatalog(platform);
  startScheduledPrices(platform);
  startDrafts(platform);
  startImports(platform);
  startCustomers(platform);
  startStaff(platform);
  startFeedback(platform);
  scheduleCartCleanUp(platform);
  startCompareLists(platform);
  startCompanies(platform);
  schedulePaymentSweeps(platform);
  startOrders(platform);
  startReservations(platform);
  startContact(platform);
  startNewsletter(platform);
  startStockAlerts(platform);
  startSamples(platform);
  startSlabs(platform);
  startCareers(platform);
  startReviews(platform);
  startIntegrations(platform);
  startTrade(platform);
  startQuotes(platform);
};
