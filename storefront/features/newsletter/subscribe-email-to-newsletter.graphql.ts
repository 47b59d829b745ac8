// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether an address receives the newsletter. */
export type SubscriptionStatusesEnum =
  /** Requested, not active yet. */
  | 'NOT_ACTIVE'
  /** Receives it. */
  | 'SUBSCRIBED'
  /** Does not receive it any more. */
  | 'UNSUBSCRIBED'
  /** Waits for the subscriber's confirmation. */
  | 'UNCONFIRMED';

export type SubscribeEmailToNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeEmailToNewsletterMutation = { subscribeEmailToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export const SubscribeEmailToNewsletterDocument = "mutation subscribeEmailToNewsletter($email:String!){subscribeEmailToNewsletter(email:$email){status}}" as TypedDocument<SubscribeEmailToNewsletterMutation, SubscribeEmailToNewsletterMutationVariables>;
