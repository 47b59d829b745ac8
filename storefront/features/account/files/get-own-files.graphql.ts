// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnFilesQuery = { customerDownloadableProducts: { items: Array<{ date: string | null, download_url: string | null, order_increment_id: string | null, remaining_downloads: string | null, status: string | null } | null> | null } | null, customer: { orders: { items: Array<{ number: string, items: Array<
          | { product_name: string | null, downloadable_links: Array<{ title: string | null } | null> | null }
          | Record<PropertyKey, never>
         | null> | null } | null> } | null } | null };

export const GetOwnFilesDocument = "query getOwnFiles{customerDownloadableProducts{items{date download_url order_increment_id remaining_downloads status}}customer{orders(pageSize:50 scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number items{...on DownloadableOrderItem{product_name downloadable_links{title}}}}}}}" as TypedDocument<GetOwnFilesQuery, GetOwnFilesQueryVariables>;
