import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetFileNamesDocument, type GetFileNamesQuery } from './get-file-names.graphql.ts';
import { GetOwnFilesDocument, type GetOwnFilesQuery } from './get-own-files.graphql.ts';

export type OwnFile = {
  /** Download URL; undefined if the file is currently not available. */
  href: string | undefined;
  isPending: boolean;
  /** Remaining downloads; undefined without a limit. */
  left: number | undefined;
};

/** The files of one order. */
export type FilesOfOrder = { order: string; date: string; files: readonly OwnFile[] };

const FRESH = { noCache: true, staleTime: 0 } as const;

type Found = NonNullable<NonNullable<NonNullable<GetOwnFilesQuery['customerDownloadableProducts']>['items']>[number]>;

const fileOf = ({ download_url: url, remaining_downloads: left, status }: Found): OwnFile => ({
  href: url ?? undefined,
  isPending: status === 'pending' || status === 'pending_payment',
  left: left && /^\d+$/.test(left) ? Number(left) : undefined,
});

/** The customer's purchased files by order, newest first. */
export const ownFilesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnFilesDocument,
    {},
    {
      ...FRESH,
      select: ({ customerDownloadableProducts }) => {
        const found = (customerDownloadableProducts?.items ?? []).flatMap((item) => item ?? []);
        const orders = new Set(found.map((item) => item.order_increment_id ?? ''));
        return [...orders].map((order): FilesOfOrder => {
          const items = found.filter((item) => item.order_increment_id === order);
          return { order, date: items[0]?.date ?? '', files: items.map(fileOf) };
        });
      },
    },
  );

type Line = NonNullable<
  NonNullable<NonNullable<NonNullable<GetFileNamesQuery['customer']>['orders']>['items'][number]>['items']
>[number];

const namesIn = (line: Line): string[] => {
  if (!line || !('downloadable_links' in line)) return [];
  const titles = (line.downloadable_links ?? []).flatMap((link) => link?.title ?? []);
  return titles.length > 0 ? titles : [line.product_name ?? ''];
};

/** Product names by order, among the newest fifty orders, because Magento's response has no file names. */
export const fileNamesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetFileNamesDocument,
    {},
    {
      ...FRESH,
      select: ({ customer }): Readonly<Record<string, readonly string[]>> =>
        Object.fromEntries(
          (customer?.orders?.items ?? []).flatMap((order) =>
            order ? [[order.number, (order.items ?? []).flatMap(namesIn)]] : [],
          ),
        ),
    },
  );
