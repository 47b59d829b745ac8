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

export type GetLinkedContentQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLinkedContentQuery = { careers: { type: UrlRewriteEntityTypeEnum | null } | null, contact: { type: UrlRewriteEntityTypeEnum | null } | null, locations: { type: UrlRewriteEntityTypeEnum | null } | null, privacy: { type: UrlRewriteEntityTypeEnum | null } | null, samples: { type: UrlRewriteEntityTypeEnum | null } | null, shipping: { type: UrlRewriteEntityTypeEnum | null } | null, stockroom: { type: UrlRewriteEntityTypeEnum | null } | null, terms: { type: UrlRewriteEntityTypeEnum | null } | null, cmsBlocks: { items: Array<{ identifier: string | null } | null> | null } | null };

export const GetLinkedContentDocument = "query getLinkedContent{careers:urlResolver(url:\"careers\"){type}contact:urlResolver(url:\"contact-us\"){type}locations:urlResolver(url:\"locations\"){type}privacy:urlResolver(url:\"privacy-policy\"){type}samples:urlResolver(url:\"samples\"){type}shipping:urlResolver(url:\"shipping-and-returns\"){type}stockroom:urlResolver(url:\"stockroom\"){type}terms:urlResolver(url:\"terms-and-conditions\"){type}cmsBlocks(identifiers:[\"privacy-policy\" \"terms-and-conditions\"]){items{identifier}}}" as TypedDocument<GetLinkedContentQuery, GetLinkedContentQueryVariables>;
