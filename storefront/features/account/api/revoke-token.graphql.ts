// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RevokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCustomerTokenMutation = { revokeCustomerToken: { result: boolean } | null };

export const RevokeCustomerTokenDocument = "mutation revokeCustomerToken{revokeCustomerToken{result}}" as TypedDocument<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables>;
