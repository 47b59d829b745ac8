// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOwnFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnFilesQuery = { customerDownloadableProducts: { items: Array<{ date: string | null, download_url: string | null, order_increment_id: string | null, remaining_downloads: string | null, status: string | null } | null> | null } | null };

export const GetOwnFilesDocument = "query getOwnFiles{customerDownloadableProducts{items{date download_url order_increment_id remaining_downloads status}}}" as TypedDocument<GetOwnFilesQuery, GetOwnFilesQueryVariables>;
