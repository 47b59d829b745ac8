// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetStoreInformationQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoreInformationQuery = { storeConfig: { store_phone: string | null, store_email: string | null, store_address: string | null, newsletter_offer: { label: string, valid_days: number | null } | null } | null };

export const GetStoreInformationDocument = "query getStoreInformation{storeConfig{store_phone store_email store_address newsletter_offer{label valid_days}}}" as TypedDocument<GetStoreInformationQuery, GetStoreInformationQueryVariables>;
