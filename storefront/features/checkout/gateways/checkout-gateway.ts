import type { ComponentType } from 'react';
import type { Gateway } from '#contract/gateways/gateway.ts';
import type { SaveCard } from '../forms/save-card.ts';

/** The part of a payment gateway in the checkout. */
export type CheckoutGateway = {
  gateway: Gateway;
  /** Loads its card form. */
  fetchForm(): Promise<{ default: ComponentType<{ save?: SaveCard }> }>;
  /** A nonce in REST's `additional_data`, if not as `payment_method_nonce`. */
  additionalData?(nonce: string): Readonly<Record<string, string>>;
};
