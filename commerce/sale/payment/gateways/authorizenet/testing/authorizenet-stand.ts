import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { invoiceOf } from '../api.ts';
import { createAuthorizeNetGateway } from '../gateway.ts';
import { opaqueValue, startAuthorizeNetServer } from './authorizenet-server.ts';
import type { PaymentAction } from '../../../types.ts';
import type { GatewayStand } from '../../../testing/stand.ts';

export const openAuthorizeNet = async (
  action: PaymentAction = 'authorize_capture',
  currency: CurrencyCode = 'CAD',
): Promise<GatewayStand> => {
  const server = await startAuthorizeNetServer();
  return {
    ...server,
    gateway: createAuthorizeNetGateway({ ...server.settings, action, currency }),
    stranger: createAuthorizeNetGateway({ ...server.settings, transactionKey: 'other' }),
    nonceOf: opaqueValue,
    reasons: { declined: /has been declined/, fraud: /order has been received/, used: /OTS Token/ },
    booked: (key) => server.sales.filter(({ invoice }) => invoice === invoiceOf(key)),
    credits: () => server.sales.filter(({ type }) => type === 'credit').length,
  };
};
