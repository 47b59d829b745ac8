// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetSizeGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSizeGroupsQuery = { sizeGroups: Array<{ value: string, sizes: Array<string> }> };

export const GetSizeGroupsDocument = "query getSizeGroups{sizeGroups{value sizes}}" as TypedDocument<GetSizeGroupsQuery, GetSizeGroupsQueryVariables>;
