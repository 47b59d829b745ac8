import type { CommerceContext } from '#commerce/platform/context.ts';
import { checkPage, pageAmong } from '#commerce/platform/paging.ts';
import type { PageInfo } from '#commerce/platform/paging.ts';
import { pickupPlaces } from '#commerce/sale/shipping/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CustomerOrdersArgs } from '#contract/generated/schema-types.ts';
import { numberFilter, otherFilters, statusFilter, sortOrder, storeViewScope } from './bought-query.ts';
import { countBought, findBought, firstPlaced } from './bought-store.ts';
import type { BoughtQuery } from './bought-store.ts';
import type { BoughtOrder } from './bought-types.ts';
import { inLanguage } from './words.ts';

/**
 * A page of the orders that the customer placed while signed in (AA-04). Guest orders with the same email address are
 * not included.
 */
export const customerOrders = async (
  context: CommerceContext,
  owner: Pick<BoughtQuery, 'customerId' | 'companyId'>,
  args: CustomerOrdersArgs,
): Promise<{ orders: readonly BoughtOrder[]; page: PageInfo; count: number }> => {
  context.noStore();
  const { filter, sort, scope } = args;
  const request = { currentPage: args.currentPage ?? 1, pageSize: args.pageSize ?? 20 };
  checkPage(request);
  const { kysely } = context.db;
  const query = {
    ...owner,
    storeViewIds: storeViewScope(scope, context.storeView, await listStoreViews(context)),
    ...numberFilter(filter?.number),
    ...statusFilter(filter?.status),
    ...otherFilters(filter, context.currency),
  };
  const count = await countBought(kysely, query);
  const page = pageAmong(count, request);
  const orders = await findBought(kysely, query, {
    ...sortOrder(sort),
    limit: page.pageSize,
    offset: (page.currentPage - 1) * page.pageSize,
  });
  const { language } = context.storeView;
  const places = await pickupPlaces(context);
  return { orders: orders.map((order) => inLanguage(order, language, places)), page, count };
};

/** When the caller placed the first of their orders; undefined for a guest, or without any. */
export const dateOfFirstOrder = async ({ db, customer }: CommerceContext): Promise<Date | undefined> =>
  customer ? firstPlaced(db.kysely, customer.id) : undefined;
