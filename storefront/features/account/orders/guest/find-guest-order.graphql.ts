// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Details of a guest's order from its confirmation. */
export type OrderInformationInput = {
  /** Email address of the order. */
  email: string;
  /** Family name of its billing address. */
  lastname: string;
  /** Order number. */
  number: string;
};

export type FindGuestOrderQueryVariables = Exact<{
  input: OrderInformationInput;
}>;


export type FindGuestOrderQuery = { guestOrder: { token: string } };

export const FindGuestOrderDocument = "query findGuestOrder($input:OrderInformationInput!){guestOrder(input:$input){token}}" as TypedDocument<FindGuestOrderQuery, FindGuestOrderQueryVariables>;
