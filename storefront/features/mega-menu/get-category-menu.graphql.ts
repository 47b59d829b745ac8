// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCategoryMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCategoryMenuQuery = { categories: { items: Array<{ children: Array<{ image: string | null, name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null, children: Array<{ name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null } | null> | null } | null> | null } | null> | null } | null };

export type MenuCategoryFragment = { name: string | null, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, position: number | null };

export const GetCategoryMenuDocument = "query getCategoryMenu{categories{items{children{...MenuCategory image children{...MenuCategory}}}}}fragment MenuCategory on CategoryTree{name url_path url_suffix include_in_menu position}" as TypedDocument<GetCategoryMenuQuery, GetCategoryMenuQueryVariables>;
