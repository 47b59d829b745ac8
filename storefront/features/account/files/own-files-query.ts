import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetOwnFilesDocument, type GetOwnFilesQuery } from './get-own-files.graphql.ts';

export type OwnFile = {
  /** Where it is fetched; undefined when it cannot be fetched now. */
  href: string | undefined;
  isPending: boolean;
  /** How often it may still be fetched; undefined without a limit. */
  left: number | undefined;
};

/** The files of an order, with the names of what was bought. */
export type FilesOfOrder = { order: string; date: string; names: readonly string[]; files: readonly OwnFile[] };

type Found = NonNullable<NonNullable<NonNullable<GetOwnFilesQuery['customerDownloadableProducts']>['items']>[number]>;

const fileOf = ({ download_url: url, remaining_downloads: left, status }: Found): OwnFile => ({
  href: url ?? undefined,
  isPending: status === 'pending' || status === 'pending_payment',
  left: left && /^\d+$/.test(left) ? Number(left) : undefined,
});

/** A file has no name of its own in Magento's answer: its order says what was bought. */
const namesOf = ({ customer }: GetOwnFilesQuery, number: string): string[] =>
  (customer?.orders?.items.find((order) => order?.number === number)?.items ?? []).flatMap((line) => {
    if (!line || !('downloadable_links' in line)) return [];
    const titles = (line.downloadable_links ?? []).flatMap((link) => link?.title ?? []);
    return titles.length > 0 ? titles : [line.product_name ?? ''];
  });

/** Files that the customer bought, by order, the newest first. */
export const ownFilesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetOwnFilesDocument,
    {},
    {
      noCache: true,
      staleTime: 0,
      select: (answer) => {
        const found = (answer.customerDownloadableProducts?.items ?? []).flatMap((item) => item ?? []);
        const orders = new Set(found.map((item) => item.order_increment_id ?? ''));
        return [...orders].map((order): FilesOfOrder => {
          const items = found.filter((item) => item.order_increment_id === order);
          return { order, date: items[0]?.date ?? '', names: namesOf(answer, order), files: items.map(fileOf) };
        });
      },
    },
  );
