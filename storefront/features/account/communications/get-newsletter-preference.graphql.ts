// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetNewsletterPreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNewsletterPreferenceQuery = { customer: { email: string | null, is_subscribed: boolean | null } | null };

export const GetNewsletterPreferenceDocument = "query getNewsletterPreference{customer{email is_subscribed}}" as TypedDocument<GetNewsletterPreferenceQuery, GetNewsletterPreferenceQueryVariables>;
