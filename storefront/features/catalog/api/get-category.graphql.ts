// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCategoryQueryVariables = Exact<{
  uid: string;
}>;


export type GetCategoryQuery = { categories: { items: Array<{ uid: string, name: string | null, url_path: string | null, description: string | null, image: string | null, product_count: number | null, meta_title: string | null, meta_description: string | null, breadcrumbs: Array<{ category_uid: string, category_name: string | null, category_url_path: string | null } | null> | null, children: Array<{ uid: string, name: string | null, url_path: string | null, product_count: number | null } | null> | null } | null> | null } | null };

export const GetCategoryDocument = "query getCategory($uid:String!){categories(filters:{category_uid:{eq:$uid}}){items{uid name url_path description image product_count breadcrumbs{category_uid category_name category_url_path}children{uid name url_path product_count}meta_title meta_description}}}" as TypedDocument<GetCategoryQuery, GetCategoryQueryVariables>;
