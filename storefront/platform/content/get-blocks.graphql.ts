// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CmsBlocksQueryVariables = Exact<{
  identifiers?: Array<string | null | undefined> | string | null | undefined;
}>;


export type CmsBlocksQuery = { cmsBlocks: { items: Array<{ identifier: string | null, content: string | null } | null> | null } | null };

export const CmsBlocksDocument = "query cmsBlocks($identifiers:[String]){cmsBlocks(identifiers:$identifiers){items{identifier content}}}" as TypedDocument<CmsBlocksQuery, CmsBlocksQueryVariables>;
