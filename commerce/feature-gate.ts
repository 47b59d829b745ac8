import { DOCUMENTS_PATH } from '#contract/careers.ts';
import { PHOTOS_PATH } from '#contract/reviews.ts';
import type { SwitchName } from '#contract/switches.ts';
import { TRADE_DOCUMENTS_PATH } from '#contract/trade.ts';
import type { CommerceContext } from './platform/context.ts';
import type { ResolverMap } from './platform/graphql/types.ts';
import type { RestRoute } from './platform/rest/types.ts';
import { checkFeature } from './platform/switches/check.ts';

/**
 * Mutations, and queries of one thing by its secret, that fail while their feature is off. A customer's own records stay
 * readable, and lists of switched-off features are empty.
 */
export const GATED_FIELDS: Readonly<Record<SwitchName, readonly `${'Mutation' | 'Query'}.${string}`[]>> = {
  // Their products are disabled.
  samples: [],
  slabs: ['Query.stockroom'],
  holds: ['Mutation.holdSlab'],
  showrooms: [],
  reservation: ['Query.showroomVisitTimes', 'Mutation.reserveShowroomVisit', 'Mutation.moveShowroomVisit'],
  careers: ['Mutation.applyForJob'],
  trade: ['Mutation.applyForTrade', 'Mutation.sendTaxCertificate'],
  quotes: ['Mutation.requestPriceQuote'],
  companies: [
    'Mutation.createCompanyUser',
    'Mutation.updateCompanyUser',
    'Mutation.acceptCompanyInvitation',
    'Query.companyInvitation',
  ],
  reviews: ['Mutation.createProductReview'],
  feedback: ['Mutation.submitFeedback'],
  newsletter: ['Mutation.subscribeEmailToNewsletter', 'Mutation.subscribeToNewsletter'],
  wishlist: [
    'Query.sharedWishlist',
    'Mutation.addProductsToWishlist',
    'Mutation.updateProductsInWishlist',
    'Mutation.createWishlist',
    'Mutation.updateWishlist',
    'Mutation.copyProductsBetweenWishlists',
    'Mutation.moveProductsBetweenWishlists',
    'Mutation.changeWishlistRooms',
    'Mutation.setWishlistBudget',
    'Mutation.planWishlistItems',
  ],
  compare: ['Mutation.createCompareList', 'Mutation.addProductsToCompareList'],
  tracking: ['Query.getOrderItemsByOrderNumber'],
  contact: ['Mutation.contactUs'],
  alerts: ['Mutation.requestStockAlert'],
  // Parts of the storefront without fields of their own.
  units: [],
  calculator: [],
  job: [],
  advice: [],
  estimate: [],
};

/** Routes of shoppers that fail while their feature is off. */
const GATED_PATHS: Readonly<Record<string, SwitchName>> = {
  [DOCUMENTS_PATH]: 'careers',
  [PHOTOS_PATH]: 'reviews',
  [TRADE_DOCUMENTS_PATH]: 'trade',
  '/V1/stock-alerts': 'alerts',
};

type Resolve = (parent: unknown, given: unknown, context: CommerceContext, info: unknown) => unknown;

const FEATURE_OF = new Map(
  (Object.keys(GATED_FIELDS) as SwitchName[]).flatMap((name) => GATED_FIELDS[name].map((field) => [field, name])),
) as ReadonlyMap<string, SwitchName>;

const gatedField = (name: SwitchName, resolver: Resolve | { resolve: Resolve }): Resolve => {
  const resolve = typeof resolver === 'function' ? resolver : resolver.resolve;
  return async (parent, given, context, info) => {
    await checkFeature(context, name);
    return resolve(parent, given, context, info);
  };
};

/** Resolvers whose gated fields check their feature first. */
export const withFeatureGate = (maps: readonly ResolverMap[]): readonly ResolverMap[] =>
  maps.map((map) =>
    Object.fromEntries(
      Object.entries(map).map(([type, fields]) => {
        if (type !== 'Query' && type !== 'Mutation') return [type, fields];
        const gated = Object.entries(fields ?? {}).map(([field, resolver]: [string, Resolve]) => {
          const name = FEATURE_OF.get(`${type}.${field}`);
          return [field, name ? gatedField(name, resolver) : resolver];
        });
        return [type, Object.fromEntries(gated)];
      }),
    ),
  );

/** Routes of shoppers, the gated ones with a check of their feature. */
export const withGatedRoutes = (routes: readonly RestRoute[]): readonly RestRoute[] =>
  routes.map((route) => {
    const name = GATED_PATHS[route.path];
    if (!name) return route;
    return {
      ...route,
      handle: async (context, request) => {
        await checkFeature(context, name);
        return route.handle(context, request);
      },
    };
  });
