import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayNotice, PaymentGateway } from '../../types.ts';
import { OWN_REFERENCE } from './api.ts';
import type { Call } from './api.ts';
import { detailsOf } from './find.ts';

type Notified = {
  notificationId: string;
  eventType: string;
  eventDate: string;
  payload: { id: string; entityName: string; merchantReferenceId?: string; authAmount?: number };
};

/**
 * Events caused in Authorize.Net's own interface. The shop's own transactions are also reported, and ignored by their
 * reference.
 */
const EVENTS: Readonly<Record<string, string>> = {
  'net.authorize.payment.void.created': 'The charge was voided at Authorize.Net, not by the shop.',
  'net.authorize.payment.refund.created': 'Money was given back at Authorize.Net, not by the shop:',
  'net.authorize.payment.priorAuthCapture.created': 'What was set aside was charged at Authorize.Net, not by the shop:',
  'net.authorize.payment.fraud.held': 'Authorize.Net holds the charge for review.',
  'net.authorize.payment.fraud.approved': 'The charge that was held for review was approved at Authorize.Net.',
  'net.authorize.payment.fraud.declined': 'The charge that was held for review was declined at Authorize.Net.',
};

/** In capitals there, after `sha512=`. */
const isSigned = (body: Uint8Array, given: string | undefined, key: string): boolean => {
  const [, hex] = /^sha512=([\da-f]{128})$/i.exec(given ?? '') ?? [];
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, 'hex'), createHmac('sha512', key).update(body).digest());
};

const noticeOf = async (call: Call, reported: Notified): Promise<GatewayNotice | undefined> => {
  const { notificationId, eventType, eventDate, payload } = reported;
  const text = EVENTS[eventType];
  if (!text || payload.entityName !== 'transaction' || payload.merchantReferenceId === OWN_REFERENCE) return undefined;
  // A refund is a transaction of its own, which names the one it gives back.
  const { refTransId } = eventType.includes('refund') ? await detailsOf(call, payload.id) : {};
  const amount = text.endsWith(':') && payload.authAmount !== undefined ? ` ${payload.authAmount.toFixed(2)}.` : '';
  return {
    key: notificationId,
    transactionId: refTransId ?? payload.id,
    happenedAt: new Date(eventDate),
    text: `${text}${amount}`,
  };
};

/** Authorize.Net's webhooks: JSON, signed with a key of their own. */
export const authorizeNetNotices = (call: Call, signatureKey: string): PaymentGateway['notices'] => ({
  read: async ({ bytes, body, headers }) =>
    isSigned(bytes, headers['x-anet-signature'], signatureKey)
      ? noticeOf(call, JSON.parse(body) as Notified)
      : 'forged',
});
