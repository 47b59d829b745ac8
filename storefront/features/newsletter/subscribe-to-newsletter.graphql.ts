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

/** Consent of a subscriber, stored as proof (an extension of this shop). */
export type NewsletterConsentInput = {
  /** Version of the consent text that was shown, see contract/newsletter.ts. */
  text_version: string;
  /** Place of the consent: footer, checkout, account … */
  source: string;
};

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  consent?: NewsletterConsentInput | null | undefined;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: { status: SubscriptionStatusesEnum | null } | null };

export const SubscribeToNewsletterDocument = "mutation subscribeToNewsletter($email:String!$consent:NewsletterConsentInput){subscribeToNewsletter(email:$email consent:$consent){status}}" as TypedDocument<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
