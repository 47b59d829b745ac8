// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EndCustomerSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndCustomerSubscriptionMutation = { updateCustomerV2: { customer: { is_subscribed: boolean | null } } | null };

export const EndCustomerSubscriptionDocument = "mutation endCustomerSubscription{updateCustomerV2(input:{is_subscribed:false}){customer{is_subscribed}}}" as TypedDocument<EndCustomerSubscriptionMutation, EndCustomerSubscriptionMutationVariables>;
