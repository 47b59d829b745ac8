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

/** Input of a new account. */
export type CustomerCreateInput = {
  /** Email address; one account a website. */
  email: string;
  /** First name. */
  firstname: string;
  /** Last name. */
  lastname: string;
  /** At least 8 characters of three classes: lower case, upper case, digits, others. */
  password?: string | null | undefined;
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
  /** True subscribes to the newsletter. */
  is_subscribed?: boolean | null | undefined;
  /** Attributes of the merchant; this shop has none and ignores them. */
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
};

export type CreateAccountMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type CreateAccountMutation = { createCustomerV2: { customer: { email: string | null } } | null };

export const CreateAccountDocument = "mutation createAccount($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}" as TypedDocument<CreateAccountMutation, CreateAccountMutationVariables>;
