// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A message to the shop. The rules of every field are in contract/contact.ts. */
export type ContactUsInput = {
  /** The shopper's message. */
  comment: string;
  /** E-mail address, which gets an acknowledgement and the answer. */
  email: string;
  /** Name of the shopper. */
  name: string;
  /** Telephone number. */
  telephone?: string | null | undefined;
  /** What it is about: advice, order, delivery, sample, trade or other (an extension of this shop). */
  topic?: string | null | undefined;
  /** Number of the order it is about (an extension of this shop). */
  order_number?: string | null | undefined;
  /** SKU of the product it is about (an extension of this shop). */
  sku?: string | null | undefined;
  /** Made by the client, the same when the same message is sent again: 16 to 64 letters, digits and hyphens (an extension of this shop). */
  request_id?: string | null | undefined;
  /** No person fills it in (an extension of this shop). */
  website?: string | null | undefined;
};

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { status: boolean } | null };

export const ContactUsDocument = "mutation contactUs($input:ContactUsInput!){contactUs(input:$input){status}}" as TypedDocument<ContactUsMutation, ContactUsMutationVariables>;
