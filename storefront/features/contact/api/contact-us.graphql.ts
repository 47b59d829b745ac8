// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A message to the shop. The rules of every field are in contract/contact.ts. */
export type ContactUsInput = {
  /** The shopper's message. */
  comment: string;
  /** Email address for the acknowledgement and the response. */
  email: string;
  /** Name of the shopper. */
  name: string;
  /** Telephone number. */
  telephone?: string | null | undefined;
  /** Its topic: advice, order, delivery, sample, trade or other (an extension of this shop). */
  topic?: string | null | undefined;
  /** Number of the order it is about (an extension of this shop). */
  order_number?: string | null | undefined;
  /** SKU of the product it is about (an extension of this shop). */
  sku?: string | null | undefined;
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens (an extension of this shop). */
  request_id?: string | null | undefined;
  /** No person fills it in (an extension of this shop). */
  website?: string | null | undefined;
};

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { status: boolean } | null };

export const ContactUsDocument = "mutation contactUs($input:ContactUsInput!){contactUs(input:$input){status}}" as TypedDocument<ContactUsMutation, ContactUsMutationVariables>;
