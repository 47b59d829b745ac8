import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { customersData } from './customers/customers-data.ts';
import { couponsData } from './coupons/coupons-data.ts';
import { ordersData } from './orders/orders-data.ts';
import { productsData } from './products/products-data.ts';
import { quotesData } from './quotes/quotes-data.ts';
import type { ListRequest, ResourceData } from './resource-data.ts';
import { slabsData } from './slabs/slabs-data.ts';
import { stockData } from './stock/stock-data.ts';

const RESOURCES: Readonly<Record<string, ResourceData<RaRecord>>> = {
  customers: customersData,
  orders: ordersData,
  quotes: quotesData,
  slabs: slabsData,
  stock: stockData,
  products: productsData,
  coupons: couponsData,
};

/** The types of react-admin do not connect a resource's name with its records. */
const dataOf = <R extends RaRecord>(resource: string): ResourceData<R> => {
  const data = RESOURCES[resource];
  if (!data) throw new Error(`The counter has no resource "${resource}".`);
  return data as ResourceData<R>;
};

const unsupported = async (): Promise<never> => {
  throw new Error('The counter writes by the actions of each screen.');
};

/** A page of a list. At the limit of the total, the list shows "more than" and has a next page while pages are full. */
const listOf = async <R extends RaRecord>(resource: string, request: ListRequest) => {
  const { data, total } = await dataOf<R>(resource).list(request);
  return total < STAFF_TOTAL_LIMIT
    ? { data, total }
    : { data, pageInfo: { hasPreviousPage: request.page > 1, hasNextPage: data.length === request.perPage } };
};

/**
 * Reads lists and records. The screens send changes as separate requests, because orders are not edited field by field.
 */
export const dataProvider: DataProvider = {
  getList: <R extends RaRecord>(
    resource: string,
    { filter, pagination, sort, signal }: GetListParams & { signal?: AbortSignal },
  ) =>
    listOf<R>(resource, {
      filter: filter as Record<string, string>,
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 25,
      sort,
      signal,
    }),
  getOne: async <R extends RaRecord>(resource: string, { id }: { id: unknown }) => ({
    data: await dataOf<R>(resource).one(id),
  }),
  getMany: async <R extends RaRecord>(resource: string, { ids }: { ids: unknown[] }) => ({
    data: await Promise.all(ids.map((id) => dataOf<R>(resource).one(id))),
  }),
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
};
