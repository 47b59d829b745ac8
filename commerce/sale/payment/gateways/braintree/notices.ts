import type { BraintreeGateway, WebhookNotification } from 'braintree';
import type { GatewayNotice, PaymentGateway } from '../../types.ts';

type Notice = { transactionId: string; about: string; text: string };

/** The parts of a notification that its types leave out. */
type Subject = {
  transaction?: { id: string; amount: string; currencyIsoCode?: string };
  dispute?: {
    id: string;
    amount?: string;
    amountDisputed?: string;
    currencyIsoCode?: string;
    reason?: string;
    replyByDate?: string;
    transaction?: { id: string };
  };
};

/** Not in its types. */
type Verifier = { verify(challenge: string): string };

const DISPUTES: Readonly<Record<string, string>> = {
  dispute_opened: 'The cardholder disputes',
  dispute_under_review: 'The bank looks at what the shop said to the dispute of',
  dispute_won: 'The shop has won the dispute of',
  dispute_lost: 'The shop has lost the dispute of',
  dispute_accepted: 'The shop has accepted the dispute of',
  dispute_auto_accepted: 'Braintree has accepted for the shop the dispute of',
  dispute_expired: 'The time to answer is over for the dispute of',
  dispute_disputed: 'The shop has answered the dispute of',
};
const TRANSACTIONS: Readonly<Record<string, string>> = {
  transaction_settled: 'The bank has settled',
  transaction_settlement_declined: 'The bank has not settled, so that it does not come in:',
};

const reportOf = (kind: string, { transaction, dispute }: Subject): Notice | undefined => {
  const ofDispute = DISPUTES[kind];
  const ofTransaction = TRANSACTIONS[kind];
  if (ofDispute && dispute?.transaction) {
    const { id, amountDisputed, amount, currencyIsoCode = '', reason, replyByDate } = dispute;
    const sum = `${Number(amountDisputed ?? amount).toFixed(2)} ${currencyIsoCode}`.trim();
    const until = kind === 'dispute_opened' && replyByDate ? `, to be answered by ${replyByDate}` : '';
    const why = kind === 'dispute_opened' && reason ? `: ${reason.replaceAll('_', ' ')}` : '';
    return {
      transactionId: dispute.transaction.id,
      about: id,
      text: `${ofDispute} ${sum}${why}${until} (dispute ${id}).`,
    };
  }
  if (!ofTransaction || !transaction) return undefined;
  const { id, amount, currencyIsoCode = '' } = transaction;
  return { transactionId: id, about: id, text: `${ofTransaction} ${amount} ${currencyIsoCode}`.trim() + '.' };
};

const noticeOf = (reported: WebhookNotification): GatewayNotice | undefined => {
  const { kind, timestamp } = reported;
  const found = reportOf(kind, reported as unknown as Subject);
  if (!found) return undefined;
  const { transactionId, about, text } = found;
  // It has no name of its own: a thing happens to a transaction or dispute once.
  return { key: `${kind} ${about}`, transactionId, happenedAt: new Date(timestamp), text };
};

/** Webhooks of Braintree: a form with a signature and a payload. */
export const braintreeNotices = (open: () => Promise<BraintreeGateway>): PaymentGateway['notices'] => ({
  read: async ({ body }) => {
    const form = new URLSearchParams(body);
    const { webhookNotification } = await open();
    const reported = await webhookNotification
      .parse(form.get('bt_signature') ?? '', form.get('bt_payload') ?? '')
      .catch(() => undefined);
    return reported ? noticeOf(reported) : 'forged';
  },
  respond: async (challenge) =>
    /^[a-f\d]{20,32}$/.test(challenge)
      ? ((await open()).webhookNotification as unknown as Verifier).verify(challenge)
      : undefined,
});
