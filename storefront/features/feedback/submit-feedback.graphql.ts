// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Feedback of a visitor (an extension of this shop). The type determines the required fields. */
export type FeedbackInput = {
  /** website, product, showroom or general_feedback. */
  feedback_type: string;
  /** Its topic. */
  feedback_on?: string | null | undefined;
  /** In the visitor's own words. */
  feedback_text?: string | null | undefined;
  /** Why they came. */
  main_reason_visit?: string | null | undefined;
  /** Whether they reached their goal: yes, partly or no. */
  objective_achieved?: string | null | undefined;
  /** From 1, very bad, to 5, excellent. */
  overall_experience_rate?: string | null | undefined;
  /** yes or no: whether it is about one product. */
  product_is_specific?: string | null | undefined;
  /** Name of the product. */
  product_name?: string | null | undefined;
  /** City of the showroom. */
  showroom_city?: string | null | undefined;
  /** Name of the visitor. For accounts, the account's name is used. */
  user_fullname: string;
  /** Email address of the visitor. For accounts, the account's address is used. */
  user_email: string;
  /** Telephone number, valid in the country of the store view. */
  user_phone: string;
};

export type SubmitFeedbackMutationVariables = Exact<{
  input: FeedbackInput;
}>;


export type SubmitFeedbackMutation = { submitFeedback: { message: string | null, status: boolean | null } | null };

export const SubmitFeedbackDocument = "mutation submitFeedback($input:FeedbackInput!){submitFeedback(input:$input){message status}}" as TypedDocument<SubmitFeedbackMutation, SubmitFeedbackMutationVariables>;
