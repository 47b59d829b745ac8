import { TEST_METHOD } from './rules.ts';
import type { CardSummary, PaymentAction, PaymentGateway } from './types.ts';

const NONCE = /^tok_([a-z][a-z-]{1,19})_(\d{4})_(\d{4})_(ok|declined|error)_([0-9a-f]{32})$/;

export class GatewayUnavailableError extends Error {}

const readNonce = (nonce: string): { card: CardSummary; outcome: string; secret: string } | undefined => {
  const [, brand, last4, expiry, outcome, secret] = NONCE.exec(nonce) ?? [];
  return brand && last4 && expiry && outcome && secret
    ? { card: { brand, last4, expiry }, outcome, secret }
    : undefined;
};

/** `mmyy` is valid until the end of its month, UTC. */
const isExpired = (expiry: string, now: Date): boolean => {
  const month = Number(expiry.slice(0, 2));
  return month < 1 || month > 12 || Date.UTC(2000 + Number(expiry.slice(2)), month, 1) <= now.getTime();
};

/**
 * The built-in gateway. Its browser part turns a card, which never leaves the browser, into
 * `tok_<brand>_<last4>_<mmyy>_<outcome>_<32 hex>`; the outcome decides. Nothing is charged.
 */
export const createTestGateway = (now: () => Date, action: PaymentAction = 'authorize_capture'): PaymentGateway => ({
  action,
  code: TEST_METHOD,
  takes: () => true,
  isNonce: (nonce) => NONCE.test(nonce),
  charge: async ({ nonce }) => {
    const read = readNonce(nonce);
    if (!read) return { status: 'declined', reason: 'unknown nonce' };
    if (read.outcome === 'error') throw new GatewayUnavailableError('The test gateway was told to fail.');
    if (read.outcome === 'declined') return { status: 'declined', reason: 'do not honour' };
    if (isExpired(read.card.expiry, now())) return { status: 'declined', reason: 'expired card' };
    return { status: 'approved', transactionId: `test-${read.secret.slice(0, 16)}`, card: read.card };
  },
  capture: async () => ({ status: 'captured' }),
  void: async () => {},
  refund: async (_transactionId, { key }) => ({ transactionId: `test-refund-${key.slice(0, 16)}` }),
  find: async () => undefined,
});
