// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetPasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPasswordRuleQuery = { storeConfig: { minimum_password_length: string | null, required_character_classes_number: string | null } | null };

export const GetPasswordRuleDocument = "query getPasswordRule{storeConfig{minimum_password_length required_character_classes_number}}" as TypedDocument<GetPasswordRuleQuery, GetPasswordRuleQueryVariables>;
