import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { SetBillingAddressDocument, type SetBillingAddressMutationVariables } from './set-billing-address.graphql.ts';

/** For carts without shipped products. */
export const setBillingAddress = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  variables: SetBillingAddressMutationVariables,
): Promise<void> => {
  await commerce.mutate(SetBillingAddressDocument, variables, { isIdempotent: true });
};
