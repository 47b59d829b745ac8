// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type GetCmsPageQuery = { cmsPage: { identifier: string | null, title: string | null, content_heading: string | null, content: string | null, page_layout: string | null, meta_title: string | null, meta_description: string | null } | null };

export const GetCmsPageDocument = "query getCmsPage($identifier:String!){cmsPage(identifier:$identifier){identifier title content_heading content page_layout meta_title meta_description}}" as TypedDocument<GetCmsPageQuery, GetCmsPageQueryVariables>;
