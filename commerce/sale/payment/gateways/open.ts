import type { Settings } from '#commerce/platform/settings.ts';
import type { PaymentGateway } from '../types.ts';
import { openAuthorizeNet } from './authorizenet/gateway.ts';
import { openBraintree } from './braintree/gateway.ts';

/** Open a gateway if the settings name it. The built-in test gateway is opened if they name none. */
export const OPENERS: readonly ((settings: Settings) => PaymentGateway | undefined)[] = [
  openBraintree,
  openAuthorizeNet,
];
