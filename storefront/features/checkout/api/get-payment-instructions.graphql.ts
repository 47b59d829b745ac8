// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetPaymentInstructionsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetPaymentInstructionsQuery = { paymentInstructions: Array<{ code: string, instructions: string }> };

export const GetPaymentInstructionsDocument = "query getPaymentInstructions($cartId:String!){paymentInstructions(cart_id:$cartId){code instructions}}" as TypedDocument<GetPaymentInstructionsQuery, GetPaymentInstructionsQueryVariables>;
