import type { Gateway } from '#contract/gateways/gateway.ts';
import type { PaymentMethodInput } from '#contract/generated/schema-types.ts';

/** How clients send the card of a gateway. */
export type GatewayInput = {
  gateway: Gateway;
  /** Nonce in GraphQL input. */
  nonce(method: PaymentMethodInput): string | null | undefined;
  /** Public hash of a saved card in GraphQL input. */
  savedCard?(method: PaymentMethodInput): string | null | undefined;
  /** True if the card is to be saved, in GraphQL input. */
  isToSave?(method: PaymentMethodInput): boolean;
  /** Nonce in fields of REST's `additional_data`, besides Magento's `payment_method_nonce`. */
  restNonce?(text: (field: string) => string | undefined): string | undefined;
};
