import type { SubscriptionStatusesEnum } from '#contract/generated/schema-types.ts';
import { CONSENT_VERSION } from '#contract/newsletter.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { SubscribeEmailToNewsletterDocument } from './subscribe-email-to-newsletter.graphql.ts';
import { SubscribeToNewsletterDocument } from './subscribe-to-newsletter.graphql.ts';

export type Subscription = SubscriptionStatusesEnum | null | undefined;

/** The schema lacks this mutation: a plain Magento stores no consent. */
const isUnknownHere = (error: unknown): boolean =>
  error instanceof GraphqlError &&
  error.problems.some(({ message }) => /^(Cannot query field|Unknown type|Unknown argument)/.test(message));

/** Subscribes with the displayed consent; without it if the back end cannot store it. */
export const subscribe = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  email: string,
  source: string,
): Promise<Subscription> => {
  try {
    const response = await commerce.mutate(SubscribeToNewsletterDocument, {
      email,
      consent: { text_version: CONSENT_VERSION, source },
    });
    return response.subscribeToNewsletter?.status;
  } catch (error) {
    if (!isUnknownHere(error)) throw error;
    return (await commerce.mutate(SubscribeEmailToNewsletterDocument, { email })).subscribeEmailToNewsletter?.status;
  }
};
