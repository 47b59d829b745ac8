// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetAttributeLabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAttributeLabelsQuery = { attributesList: { items: Array<
      | { code: string, label: string | null }
      | { code: string, label: string | null }
      | { code: string, label: string | null }
     | null> } | null };

export const GetAttributeLabelsDocument = "query getAttributeLabels{attributesList(entityType:CATALOG_PRODUCT filters:{is_visible_on_front:true}){items{code label}}}" as TypedDocument<GetAttributeLabelsQuery, GetAttributeLabelsQueryVariables>;
