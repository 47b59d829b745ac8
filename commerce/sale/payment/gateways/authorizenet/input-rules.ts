import { ACCEPT_DESCRIPTOR, AUTHORIZENET } from '#contract/gateways/authorizenet.ts';
import type { GatewayInput } from '../input-types.ts';

/** The nonce that Accept.js returned; undefined for data of another kind. */
const acceptNonce = (descriptor: string | undefined, value: string | undefined): string | undefined =>
  descriptor === ACCEPT_DESCRIPTOR ? value : undefined;

export const authorizeNetInput: GatewayInput = {
  gateway: AUTHORIZENET,
  nonce: ({ authorizenet_acceptjs: accept }) => acceptNonce(accept?.opaque_data_descriptor, accept?.opaque_data_value),
  restNonce: (text) => acceptNonce(text('opaqueDataDescriptor'), text('opaqueDataValue')),
};
