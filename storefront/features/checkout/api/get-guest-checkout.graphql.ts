// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetGuestCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGuestCheckoutQuery = { storeConfig: { is_guest_checkout_enabled: boolean | null } | null };

export const GetGuestCheckoutDocument = "query getGuestCheckout{storeConfig{is_guest_checkout_enabled}}" as TypedDocument<GetGuestCheckoutQuery, GetGuestCheckoutQueryVariables>;
