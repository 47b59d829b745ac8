// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A value of an attribute: text, or options. */
export type AttributeValueInput = {
  /** Code of the attribute. */
  attribute_code: string;
  /** Text. */
  value?: string | null | undefined;
  /** Options. */
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
};

/** An option of an attribute. */
export type AttributeInputSelectedOption = {
  /** Value of the option. */
  value: string;
};

/** Account data that can be changed without the password. */
export type CustomerUpdateInput = {
  /** First name. */
  firstname?: string | null | undefined;
  /** Last name. */
  lastname?: string | null | undefined;
  /** Subscribes to the newsletter or unsubscribes. To record the consent, use `subscribeToNewsletter` with the account's address. */
  is_subscribed?: boolean | null | undefined;
  /** Title before the name. */
  prefix?: string | null | undefined;
  /** Middle name. */
  middlename?: string | null | undefined;
  /** Suffix of the name. */
  suffix?: string | null | undefined;
  /** Date of birth, `YYYY-MM-DD`. */
  date_of_birth?: string | null | undefined;
  /** Date of birth, in the older form. */
  dob?: string | null | undefined;
  /** 1 male, 2 female, 3 not specified. */
  gender?: number | null | undefined;
  /** Tax number. */
  taxvat?: string | null | undefined;
  /** Attributes of the merchant; this shop has none and ignores them. */
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
};

export type UpdateCustomerAttributesMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateCustomerAttributesMutation = { updateCustomerV2: { customer: { email: string | null } } | null };

export const UpdateCustomerAttributesDocument = "mutation updateCustomerAttributes($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{email}}}" as TypedDocument<UpdateCustomerAttributesMutation, UpdateCustomerAttributesMutationVariables>;
