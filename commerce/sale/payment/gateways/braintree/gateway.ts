import type { BraintreeGateway, Environment, Transaction } from 'braintree';
import { minorText } from '#contract/money.ts';
import { BRAINTREE } from '#contract/gateways/braintree.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { goneReason } from '../../rules.ts';
import type { Charge, ChargeOutcome, Movement, PaymentGateway } from '../../types.ts';
import { refusalOf } from './authentication.ts';
import { braintreeNotices } from './notices.ts';
import { matchesRequest, isCaptured, isCharged, isEnded, outcomeOf } from './outcome.ts';
import { braintreeOf, type BraintreeSettings } from './settings.ts';

/** Shorter than a shopper waits. The result of a longer charge is queried by its key. */
const TIMEOUT_MS = 20_000;

/** One-time nonces, including the sandbox's. */
const NONCE = /^[\w-]{8,255}$/;
/** A token without letters could be a card number. */
const LETTER = /[a-z]/i;

type Library = typeof import('braintree');

const environmentOf = ({ Environment }: Library, server: BraintreeSettings['server']): Environment => {
  if (server === 'production') return Environment.Production;
  if (server === 'sandbox') return Environment.Sandbox;
  const { host, port } = server;
  return new Environment(host, String(port), '', false, host, String(port));
};

const connect = async ({ server, merchantId, publicKey, privateKey }: BraintreeSettings): Promise<BraintreeGateway> => {
  const { default: library } = await import('braintree');
  const gateway = new library.BraintreeGateway({
    environment: environmentOf(library, server),
    merchantId,
    publicKey,
    privateKey,
  });
  gateway.config.timeout = TIMEOUT_MS;
  return gateway;
};

/** Every transaction that carries a key of ours as its order id. */
const findAll = async (gateway: BraintreeGateway, key: string): Promise<readonly Transaction[]> => {
  const found: Transaction[] = [];
  for await (const one of gateway.transaction.search((search) => void search.orderId().is(key)))
    found.push(one as Transaction);
  return found;
};

/** Charges a part of an authorization as its own transaction under our key. */
const settlePart = (
  transactions: BraintreeGateway['transaction'],
  transactionId: string,
  { key, amount, currency }: Movement,
) => {
  // The library also accepts options, which its types lack.
  const settle = transactions.submitForPartialSettlement.bind(transactions) as (
    id: string,
    amount: string,
    options: { orderId: string },
  ) => ReturnType<typeof transactions.submitForPartialSettlement>;
  return settle(transactionId, minorText(amount, currency), { orderId: key });
};

/**
 * Card payments through Braintree. The browser creates a nonce, which is charged in one call. Our key is the order id,
 * by which a charge or refund is found if its response was lost.
 */
export const createBraintreeGateway = (settings: BraintreeSettings): PaymentGateway => {
  const { merchantAccounts } = settings;
  let connecting: Promise<BraintreeGateway> | undefined;
  const open = (): Promise<BraintreeGateway> => (connecting ??= connect(settings));

  const accountOf = (currency: Charge['currency']): string => {
    const account = merchantAccounts[currency];
    if (!account) throw new Error(`Braintree has no merchant account for ${currency}`);
    return account;
  };

  const findCharge = async (key: string): Promise<Transaction | undefined> => {
    const sales = (await findAll(await open(), key)).filter(({ type }) => type === 'sale');
    return sales.find(isCharged) ?? sales[0];
  };

  const undo = async (transactionId: string): Promise<void> => {
    const { transaction } = await open();
    const now = await transaction.find(transactionId);
    if (isEnded(now)) return;
    const isSettled = now.status === 'settled' || now.status === 'settling';
    if (isSettled && now.refundIds?.length) return;
    const result = isSettled ? await transaction.refund(transactionId) : await transaction.void(transactionId);
    if (!result.success) throw new Error(`Braintree did not undo ${transactionId}: ${result.message}`);
  };

  return {
    code: BRAINTREE.code,
    action: settings.action,
    captures: settings.captures,
    takes: (currency) => merchantAccounts[currency] !== undefined,
    isNonce: (nonce) => NONCE.test(nonce) && LETTER.test(nonce),
    charge: async (charge): Promise<ChargeOutcome> => {
      const { key, nonce, amount, currency, action, isSavedCard, isToSave } = charge;
      const gateway = await open();
      const refusal = isSavedCard ? undefined : await refusalOf(gateway, settings.authentication, nonce);
      if (refusal) return refusal;
      const result = await gateway.transaction.sale({
        amount: minorText(amount, currency),
        orderId: key,
        ...(isSavedCard ? { paymentMethodToken: nonce } : { paymentMethodNonce: nonce }),
        merchantAccountId: accountOf(currency),
        options: {
          submitForSettlement: action === 'authorize_capture',
          ...(isToSave && { storeInVaultOnSuccess: true }),
          ...(!isSavedCard && settings.authentication === 'required' && { threeDSecure: { required: true } }),
        },
      });
      const made = result.transaction;
      // Sent twice: what came of the first is what counts.
      if (made?.gatewayRejectionReason === 'duplicate') {
        const first = await findCharge(key);
        if (first) return outcomeOf(first);
      }
      if (!made) return { status: 'declined', reason: result.message };
      const outcome = outcomeOf(made);
      if (outcome.status === 'approved' && !matchesRequest(made, charge)) {
        await undo(made.id);
        throw new Error(`Braintree charged ${made.amount} ${made.currencyIsoCode} for ${key}: undone`);
      }
      return outcome;
    },
    capture: async (transactionId, { key, amount, currency, isPart = false }) => {
      const gateway = await open();
      const { transaction } = gateway;
      if (isPart) {
        const known = (await findAll(gateway, key)).find(isCaptured);
        if (known) return { status: 'captured', transactionId: known.id };
        const part = await settlePart(transaction, transactionId, { key, amount, currency });
        return part.success
          ? { status: 'captured', transactionId: part.transaction.id }
          : { status: 'declined', reason: part.message };
      }
      const now = await transaction.find(transactionId);
      if (isCaptured(now)) return { status: 'captured' };
      if (isEnded(now)) return { status: 'declined', reason: goneReason(now.status) };
      const result = await transaction.submitForSettlement(transactionId, minorText(amount, currency));
      // Another request may have done so at the same time.
      if (result.success || isCaptured(await transaction.find(transactionId))) return { status: 'captured' };
      return { status: 'declined', reason: result.message };
    },
    void: undo,
    vault: {
      code: BRAINTREE.vaultCode,
      forget: async (token) => {
        const { paymentMethod } = await open();
        await paymentMethod.delete(token).catch((error: unknown) => {
          // Forgotten already.
          if ((error as { type?: string }).type !== 'notFoundError') throw error;
        });
      },
    },
    notices: braintreeNotices(open),
    refund: async (transactionId, { key, amount, currency }) => {
      const gateway = await open();
      const known = (await findAll(gateway, key)).find((one) => one.type === 'credit' && !isEnded(one));
      if (known) return { transactionId: known.id };
      // The library also accepts an object, which its types lack.
      const request = { amount: minorText(amount, currency), orderId: key } as unknown as string;
      const result = await gateway.transaction.refund(transactionId, request);
      if (!result.success) throw new Error(`Braintree did not refund ${transactionId}: ${result.message}`);
      return { transactionId: result.transaction.id };
    },
    find: async (key) => {
      const charge = await findCharge(key);
      return charge && outcomeOf(charge);
    },
    clientToken: async (currency) => {
      const result = await (await open()).clientToken.generate({ merchantAccountId: accountOf(currency) });
      if (!result.success) throw new Error(`Braintree gave no client token: ${result.message}`);
      return result.clientToken;
    },
  };
};

/** Undefined unless the settings name it. */
export const openBraintree = (settings: Settings): PaymentGateway | undefined => {
  const own = braintreeOf(settings);
  return own && createBraintreeGateway(own);
};
