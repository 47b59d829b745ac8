// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetFileNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFileNamesQuery = { customer: { orders: { items: Array<{ number: string, items: Array<
          | { product_name: string | null, downloadable_links: Array<{ title: string | null } | null> | null }
          | Record<PropertyKey, never>
         | null> | null } | null> } | null } | null };

export const GetFileNamesDocument = "query getFileNames{customer{orders(pageSize:50 scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number items{...on DownloadableOrderItem{product_name downloadable_links{title}}}}}}}" as TypedDocument<GetFileNamesQuery, GetFileNamesQueryVariables>;
