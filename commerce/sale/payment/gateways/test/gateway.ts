import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import { isExpired } from '../../vault/rules.ts';
import type { CardSummary, PaymentAction, PaymentGateway } from '../../types.ts';

const NONCE = /^tok_([a-z][a-z-]{1,19})_(\d{4})_(\d{4})_(ok|declined|error)_([0-9a-f]{32})$/;

export class GatewayUnavailableError extends Error {}

const readNonce = (nonce: string): { card: CardSummary; outcome: string; secret: string } | undefined => {
  const [, brand, last4, expiry, outcome, secret] = NONCE.exec(nonce) ?? [];
  return brand && last4 && expiry && outcome && secret
    ? { card: { brand, last4, expiry }, outcome, secret }
    : undefined;
};

const isMonth = (expiry: string): boolean => /^(0[1-9]|1[0-2])/.test(expiry);

/** Token of a saved card; it could not charge one. */
const SAVED_TOKEN = /^kept_([a-z][a-z-]{1,19})_(\d{4})_(\d{4})$/;
const savedToken = ({ brand, last4, expiry }: CardSummary): string => `kept_${brand}_${last4}_${expiry}`;

const readSavedCard = (token: string, key: string): ReturnType<typeof readNonce> => {
  const [, brand, last4, expiry] = SAVED_TOKEN.exec(token) ?? [];
  return brand && last4 && expiry ? { card: { brand, last4, expiry }, outcome: 'ok', secret: key } : undefined;
};

/**
 * The built-in gateway. Its browser part turns a card, which never leaves the browser, into
 * `tok_<brand>_<last4>_<mmyy>_<outcome>_<32 hex>`; the outcome decides. Nothing is charged.
 */
export const createTestGateway = (now: () => Date, action: PaymentAction = 'authorize_capture'): PaymentGateway => ({
  action,
  code: TEST_GATEWAY.code,
  takes: () => true,
  isNonce: (nonce) => NONCE.test(nonce),
  charge: async ({ key, nonce, isSavedCard, isToSave }) => {
    const read = isSavedCard ? readSavedCard(nonce, key) : readNonce(nonce);
    if (!read) return { status: 'declined', reason: 'unknown nonce' };
    if (read.outcome === 'error') throw new GatewayUnavailableError('The test gateway was told to fail.');
    if (read.outcome === 'declined') return { status: 'declined', reason: 'do not honour' };
    const { card } = read;
    if (!isMonth(card.expiry) || isExpired(card.expiry, now())) return { status: 'declined', reason: 'expired card' };
    return {
      status: 'approved',
      transactionId: `test-${read.secret.slice(0, 16)}`,
      card,
      ...(isToSave && { savedCard: { ...card, token: savedToken(card), identity: `${card.brand}-${card.last4}` } }),
    };
  },
  capture: async () => ({ status: 'captured' }),
  vault: { code: TEST_GATEWAY.vaultCode, forget: async () => {} },
  void: async () => {},
  refund: async (_transactionId, { key }) => ({ transactionId: `test-refund-${key.slice(0, 16)}` }),
  find: async () => undefined,
});
