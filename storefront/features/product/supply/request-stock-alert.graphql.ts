// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A request for an email when a product is in stock again (an extension of this shop). */
export type RequestStockAlertInput = {
  /** SKU of the product or variant. */
  sku: string;
  /** Email address for the notice. */
  email: string;
  /** Version of the consent text that was shown. */
  consent: string;
  /** No person fills it in. */
  website?: string | null | undefined;
};

export type RequestStockAlertMutationVariables = Exact<{
  input: RequestStockAlertInput;
}>;


export type RequestStockAlertMutation = { requestStockAlert: boolean };

export const RequestStockAlertDocument = "mutation requestStockAlert($input:RequestStockAlertInput!){requestStockAlert(input:$input)}" as TypedDocument<RequestStockAlertMutation, RequestStockAlertMutationVariables>;
