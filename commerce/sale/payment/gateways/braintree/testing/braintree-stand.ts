import { randomUUID } from 'node:crypto';
import type { BraintreeSettings } from '../settings.ts';
import { createBraintreeGateway } from '../gateway.ts';
import { startBraintreeServer } from './braintree-server.ts';
import type { Captures, PaymentAction } from '../../../types.ts';
import type { Booked, GatewayStand } from '../../../testing/stand.ts';

const STATES: Readonly<Record<string, Booked['state']>> = {
  authorized: 'set aside',
  settlement_pending: 'set aside',
  submitted_for_settlement: 'charged',
  settled: 'settled',
  voided: 'voided',
};
const KINDS = { valid: 'valid', declined: 'processor-declined-visa', fraud: 'gateway-rejected-fraud' };

export const openBraintree = async (
  action: PaymentAction = 'authorize_capture',
  captures: Captures = 'once',
  more: Pick<Partial<BraintreeSettings>, 'merchantAccounts'> = {},
): Promise<GatewayStand> => {
  const server = await startBraintreeServer();
  return {
    ...server,
    gateway: createBraintreeGateway({ ...server.settings, action, captures, ...more }),
    stranger: createBraintreeGateway({ ...server.settings, privateKey: 'other' }),
    nonceOf: (kind) => `fake-${KINDS[kind]}-nonce_${randomUUID()}`,
    reasons: { declined: /^Do Not Honor$/, fraud: /^fraud$/, used: /more than once/ },
    booked: (key) =>
      server.sales
        .filter(
          ({ orderId, parentId }) => orderId === key || server.sales.find(({ id }) => id === parentId)?.orderId === key,
        )
        .map(({ type, status, amount }) => ({ type, amount, state: STATES[status] ?? 'declined' })),
    credits: () => server.sales.filter(({ type }) => type === 'credit').length,
  };
};
