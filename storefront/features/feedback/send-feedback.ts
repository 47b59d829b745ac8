import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import type { SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { withoutDashes } from './phone.ts';
import type { Answers } from './steps.ts';
import { SubmitFeedbackDocument } from './submit-feedback.graphql.ts';

export type Outcome = 'sent' | 'offline' | 'too-many' | 'failed';

/** Answers prefilled and read-only for a signed-in customer. */
export const lockedResponses = (customer: SignedInCustomer | null): Answers =>
  customer ? { user_fullname: `${customer.firstname} ${customer.lastname}`.trim(), user_email: customer.email } : {};

/** Converts the answers to the contract's input. */
export const feedbackInput = ({
  feedback_type = '',
  user_fullname = '',
  user_email = '',
  user_phone = '',
  ...others
}: Answers) => ({
  feedback_type,
  ...others,
  user_fullname: user_fullname.trim(),
  user_email: user_email.trim(),
  user_phone: withoutDashes(user_phone),
});

export const sendFeedback = async (commerce: Pick<CommerceClient, 'mutate'>, answers: Answers): Promise<Outcome> => {
  try {
    const { submitFeedback } = await commerce.mutate(SubmitFeedbackDocument, { input: feedbackInput(answers) });
    return submitFeedback?.status ? 'sent' : 'failed';
  } catch (error) {
    if (isNetworkError(error)) return 'offline';
    return error instanceof GraphqlError && error.category === 'graphql-too-many-requests' ? 'too-many' : 'failed';
  }
};
