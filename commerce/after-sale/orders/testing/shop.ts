import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { routes as cartRoutes } from '#commerce/sale/cart/rest.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { routes as checkoutRoutes } from '#commerce/sale/checkout/rest.ts';
import { resolvers as customer } from '#commerce/people/customer/graphql.ts';
import { routes as customerRoutes } from '#commerce/people/customer/rest.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { gatewayResolvers } from '#commerce/sale/payment/gateways/graphql.ts';
import { resolvers as payment } from '#commerce/sale/payment/graphql.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { resolvers as tracking } from '#commerce/after-sale/tracking/graphql.ts';
import { resolvers as orders } from '../graphql.ts';
import { routes as integrationRoutes } from '#commerce/merchandise/integration/rest.ts';
import { routes as adminRoutes } from '../admin/rest.ts';
import { routes as orderRoutes } from '../rest.ts';
import { saveTestProducts } from './test-products.ts';

/** A test shop with products, showrooms, rates and all modules required for orders. */
export const openShop = (
  database: Database,
  log = silentLog,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestShop> =>
  openTestShop(database, {
    resolvers: [stores, cart, customer, checkout, orders, payment, ...gatewayResolvers, tracking],
    routes: [...customerRoutes, ...cartRoutes, ...checkoutRoutes, ...orderRoutes, ...adminRoutes, ...integrationRoutes],
    fill: saveTestProducts,
    log,
    settings,
  });
