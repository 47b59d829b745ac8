// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MagentoExtensionContextQueryVariables = Exact<{ [key: string]: never; }>;


export type MagentoExtensionContextQuery = { magentoExtensionContext: { magento_extension_version: string | null } | null };

export const MagentoExtensionContextDocument = "query magentoExtensionContext{magentoExtensionContext:dataServicesMagentoExtensionContext{magento_extension_version}}" as TypedDocument<MagentoExtensionContextQuery, MagentoExtensionContextQueryVariables>;
