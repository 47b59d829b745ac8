import { BRAINTREE } from '#contract/gateways/braintree.ts';
import type { GatewayInput } from '../input-types.ts';

export const braintreeInput: GatewayInput = {
  gateway: BRAINTREE,
  nonce: ({ braintree }) => braintree?.payment_method_nonce,
  savedCard: ({ braintree_cc_vault: vault }) => vault?.public_hash,
  isToSave: ({ braintree }) => braintree?.is_active_payment_token_enabler === true,
};
