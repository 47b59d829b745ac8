// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeleteCustomerAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCustomerAddressMutation = { deleteCustomerAddress: boolean | null };

export const DeleteCustomerAddressDocument = "mutation deleteCustomerAddress($id:Int!){deleteCustomerAddress(id:$id)}" as TypedDocument<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables>;
