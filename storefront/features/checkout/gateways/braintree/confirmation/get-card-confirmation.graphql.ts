// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCardConfirmationQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCardConfirmationQuery = { storeConfig: { braintree_3dsecure_verify_3dsecure: boolean | null, braintree_3dsecure_always_request_3ds: boolean | null } | null };

export const GetCardConfirmationDocument = "query getCardConfirmation{storeConfig{braintree_3dsecure_verify_3dsecure braintree_3dsecure_always_request_3ds}}" as TypedDocument<GetCardConfirmationQuery, GetCardConfirmationQueryVariables>;
