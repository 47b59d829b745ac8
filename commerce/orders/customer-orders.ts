import type { ResolversTypes } from '#commerce/generated/resolvers.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { checkPage, pageAmong, pageInfo } from '#commerce/platform/paging.ts';
import { pickupPlaces } from '#commerce/shipping/service.ts';
import { listStoreViews } from '#commerce/stores/service.ts';
import type { CustomerOrdersArgs, FilterStringTypeInput, ScopeTypeEnum } from '#contract/generated/schema-types.ts';
import { countBought, findBought } from './bought-store.ts';
import type { BoughtQuery } from './bought-store.ts';
import { customerOrderOf } from './bought-wire.ts';
import { inLanguageOf } from './words.ts';

/** Numbers one filter can name. */
const MOST_NUMBERS = 100;

const storeViewsOf = async (context: CommerceContext, scope: ScopeTypeEnum | null | undefined): Promise<readonly number[] | undefined> => {
  if (scope === 'GLOBAL') return undefined;
  if (scope !== 'WEBSITE') return [context.storeView.id];
  return (await listStoreViews(context)).filter(({ websiteId }) => websiteId === context.storeView.websiteId).map(({ id }) => id);
};

const filterOf = (filter: FilterStringTypeInput | null | undefined): Pick<BoughtQuery, 'numbers' | 'part'> => {
  const part = filter?.match?.trim();
  if (part !== undefined && part.length < 3) throw new InputError('Invalid match filter. Minimum length is 3.');
  const exact = filter?.eq ?? undefined;
  const among = filter?.in?.filter((number) => number !== null);
  if (among && among.length > MOST_NUMBERS) throw new InputError('Maximum items of type "%type" is %max', { parameters: { type: 'number', max: MOST_NUMBERS } });
  const numbers = exact === undefined ? among : among ? among.filter((number) => number === exact) : [exact];
  return { numbers, part };
};

/** A page of the orders a customer placed while signed in (AA-04); a guest's orders with the same address are not theirs. */
export const customerOrders = async (context: CommerceContext, customerId: number, args: CustomerOrdersArgs): Promise<Awaited<ResolversTypes['CustomerOrders']>> => {
  context.noStore();
  const { filter, sort, scope } = args;
  const request = { currentPage: args.currentPage ?? 1, pageSize: args.pageSize ?? 20 };
  checkPage(request);
  const { kysely } = context.db;
  const query = { customerId, storeViewIds: await storeViewsOf(context, scope), ...filterOf(filter?.number) };
  const count = await countBought(kysely, query);
  const page = pageAmong(count, request);
  const orders = await findBought(kysely, query, {
    by: sort?.sort_field === 'NUMBER' ? 'number' : 'id',
    direction: sort?.sort_direction === 'ASC' ? 'asc' : 'desc',
    limit: page.pageSize,
    offset: (page.currentPage - 1) * page.pageSize,
  });
  const { language } = context.storeView;
  const places = await pickupPlaces(context);
  return { items: orders.map((order) => customerOrderOf(inLanguageOf(order, language, places), language)), page_info: pageInfo(page), total_count: count };
};
