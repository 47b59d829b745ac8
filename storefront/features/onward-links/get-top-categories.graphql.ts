// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetTopCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTopCategoriesQuery = { categories: { items: Array<{ children: Array<{ uid: string, name: string | null, image: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null } | null> | null } | null> | null } | null };

export const GetTopCategoriesDocument = "query getTopCategories{categories{items{children{uid name image url_path url_suffix include_in_menu}}}}" as TypedDocument<GetTopCategoriesQuery, GetTopCategoriesQueryVariables>;
