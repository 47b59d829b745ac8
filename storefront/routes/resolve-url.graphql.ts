// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Kinds of pages an address can lead to. */
export type UrlRewriteEntityTypeEnum =
  /** A content page. */
  | 'CMS_PAGE'
  /** A product page. */
  | 'PRODUCT'
  /** A category page. */
  | 'CATEGORY';

export type ResolveUrlQueryVariables = Exact<{
  url: string;
}>;


export type ResolveUrlQuery = { urlResolver: { id: number | null, entity_uid: string | null, relative_url: string | null, redirectCode: number | null, type: UrlRewriteEntityTypeEnum | null } | null };

export const ResolveUrlDocument = "query resolveUrl($url:String!){urlResolver(url:$url){id entity_uid relative_url redirectCode type}}" as TypedDocument<ResolveUrlQuery, ResolveUrlQueryVariables>;
