// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How agreements are accepted. */
export type CheckoutAgreementMode =
  /** Accepted by ordering. */
  | 'AUTO'
  /** Accepted by a checkbox. */
  | 'MANUAL';

export type GetCheckoutAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCheckoutAgreementsQuery = { checkoutAgreements: Array<{ agreement_id: number, name: string, checkbox_text: string, content: string, is_html: boolean, mode: CheckoutAgreementMode } | null> | null };

export const GetCheckoutAgreementsDocument = "query getCheckoutAgreements{checkoutAgreements{agreement_id name checkbox_text content is_html mode}}" as TypedDocument<GetCheckoutAgreementsQuery, GetCheckoutAgreementsQueryVariables>;
