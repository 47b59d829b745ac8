import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { cardsOf } from '#storefront/platform/saved-cards/saved-cards.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetOwnDataDocument } from './get-own-data.graphql.ts';
import { GetOwnDealingsDocument } from './get-own-dealings.graphql.ts';
import { GetOwnListsDocument } from './get-own-lists.graphql.ts';
import { GetOwnLotsDocument, type GetOwnLotsQuery } from './get-own-lots.graphql.ts';
import { GetOwnOrdersDocument, type GetOwnOrdersQuery } from './get-own-orders.graphql.ts';
import { GetOwnRecordsDocument } from './get-own-records.graphql.ts';

/**
 * Undefined if the back end lacks the extension. Other errors are rethrown, so that incomplete data is not presented as
 * complete.
 */
const orAbsent = (error: unknown): undefined => {
  if (error instanceof GraphqlError) return undefined;
  throw error;
};

type Orders<Response extends { customer?: { orders?: { items: readonly unknown[] } | null } | null }> = NonNullable<
  NonNullable<NonNullable<Response['customer']>['orders']>['items'][number]
>;
type OwnOrder = Orders<GetOwnOrdersQuery>;

/** Adds production lots to the lines of an order, if the back end has them. */
const withLots = (order: OwnOrder, responses: readonly (Orders<GetOwnLotsQuery> | null)[]) => {
  const lines = responses.find((one) => one?.number === order.number)?.items;
  return {
    ...order,
    items: order.items?.map((line, index) => {
      const lots = lines?.[index]?.lots;
      return { ...line, ...(lots && { lots }) };
    }),
  };
};

/** All orders of all store views, newest first, page by page. */
const everyOrder = async ({ commerce }: Platform): Promise<readonly ReturnType<typeof withLots>[]> => {
  const found: ReturnType<typeof withLots>[] = [];
  for (let page = 1; ; page++) {
    const [{ customer }, lots] = await Promise.all([
      commerce.query(GetOwnOrdersDocument, { page }, { noCache: true }),
      commerce.query(GetOwnLotsDocument, { page }, { noCache: true }).catch(orAbsent),
    ]);
    const items = (customer?.orders?.items ?? []).flatMap((order) => order ?? []);
    found.push(...items.map((order) => withLots(order, lots?.customer?.orders?.items ?? [])));
    if (items.length === 0 || found.length >= (customer?.orders?.total_count ?? 0)) return found;
  }
};

/** All stored data of the customer, as far as the back end provides it. */
export const ownDataQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnDataDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: async ({ customer, customerPaymentTokens, customerDownloadableProducts }) => {
        const { commerce } = platform;
        const [orders, records, lists, dealings] = await Promise.all([
          everyOrder(platform),
          commerce.query(GetOwnRecordsDocument, {}, { noCache: true }).catch(orAbsent),
          commerce.query(GetOwnListsDocument, {}, { noCache: true }).catch(orAbsent),
          commerce.query(GetOwnDealingsDocument, {}, { noCache: true }).catch(orAbsent),
        ]);
        return {
          account: customer && {
            firstname: customer.firstname,
            lastname: customer.lastname,
            email: customer.email,
            created_at: customer.created_at,
            is_subscribed: customer.is_subscribed,
          },
          addresses: customer?.addresses ?? [],
          orders,
          downloads: customerDownloadableProducts?.items ?? [],
          reviews: customer?.reviews.items ?? [],
          lists: lists?.customer?.wishlists ?? [],
          consents: records?.customerConsents ?? [],
          visits: records?.customerShowroomVisits ?? [],
          holds: records?.customerSlabHolds ?? [],
          sessions: records?.customerSessions ?? [],
          passkeys: records?.customerPasskeys ?? [],
          quotes: dealings?.customerPriceQuotes?.items ?? [],
          application: dealings?.customerTradeAccount?.application ?? null,
          certificates: dealings?.customerTradeAccount?.certificates ?? [],
          company: dealings?.company ?? null,
          invitations: dealings?.customerCompanyInvitations ?? [],
          approvals: (dealings?.companyPurchaseOrders?.items ?? []).filter(({ is_yours: isYours }) => isYours),
          credit: dealings?.customerCredit ?? null,
          messages: dealings?.customerMessages ?? [],
          stockAlerts: dealings?.customerStockAlerts ?? [],
          feedback: dealings?.customerFeedback ?? [],
          cards: [customerPaymentTokens, dealings?.expiredPaymentTokens].flatMap((saved) => cardsOf(saved ?? null)),
          compared: (customer?.compare_list?.items ?? []).map((item) => item?.product.sku),
        };
      },
    },
  );

export type OwnData = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof ownDataQuery>['queryFn']>>>>;

/** Downloads the data as a file. */
export const saveAsFile = (data: OwnData, name: string): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
