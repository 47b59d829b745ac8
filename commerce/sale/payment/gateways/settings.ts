import type { GatewaySettings } from '#commerce/platform/settings/gateway-settings.ts';
import { authorizeNetSettings } from './authorizenet/settings.ts';
import { braintreeSettings } from './braintree/settings.ts';

/** Settings of all payment gateways. */
export const GATEWAY_SETTINGS: readonly GatewaySettings[] = [braintreeSettings, authorizeNetSettings];
