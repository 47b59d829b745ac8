import type { PaymentMethodInput } from '#contract/generated/schema-types.ts';
import { authorizeNetInput } from './authorizenet/input-rules.ts';
import { braintreeInput } from './braintree/input-rules.ts';
import type { GatewayInput } from './input-types.ts';
import { testInput } from './test/input-rules.ts';

const INPUTS: readonly GatewayInput[] = [testInput, braintreeInput, authorizeNetInput];

/** The card in GraphQL input; undefined for a method without one, an empty nonce if it is missing. */
export const cardOfInput = (method: PaymentMethodInput): { nonce: string; isToSave: boolean } | undefined => {
  for (const input of INPUTS) {
    const { code, vaultCode } = input.gateway;
    if (method.code === code) return { nonce: input.nonce(method) ?? '', isToSave: input.isToSave?.(method) ?? false };
    if (input.savedCard && method.code === vaultCode) return { nonce: input.savedCard(method) ?? '', isToSave: false };
  }
  return undefined;
};

/** The nonce of a method in REST's `additional_data` under names of its own gateway. */
export const restNonce = (code: string, text: (field: string) => string | undefined): string | undefined =>
  INPUTS.find(({ gateway }) => gateway.code === code)?.restNonce?.(text);
