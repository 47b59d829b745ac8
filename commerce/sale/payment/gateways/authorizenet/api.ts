import { createHash } from 'node:crypto';
import type { AuthorizeNetSettings } from './settings.ts';

/** Shorter than a shopper waits. The result of a longer charge is queried by its key. */
const TIMEOUT_MS = 20_000;

/** A setting's server as an address; `host:port` is a stand-in. */
const addressOf = (server: AuthorizeNetSettings['server']): string => {
  if (server === 'production') return 'https://api.authorize.net/xml/v1/request.api';
  if (server === 'sandbox') return 'https://apitest.authorize.net/xml/v1/request.api';
  return `http://${server.host}:${server.port}/xml/v1/request.api`;
};

type Message = { code: string; text: string };
export type ApiResponse = { messages: { resultCode: 'Ok' | 'Error'; message: readonly Message[] } };

/** Result of a transaction; without an id if none was created. */
export type TransactionResponse = {
  transactionResponse?: {
    /** 1 approved, 2 declined, 3 error, 4 held for review. */
    responseCode: string;
    transId?: string;
    accountNumber?: string;
    accountType?: string;
    /** Present if less than the requested amount was charged. */
    prePaidCard?: { requestedAmount: string; approvedAmount: string };
    messages?: readonly { code: string; description: string }[];
    errors?: readonly { errorCode: string; errorText: string }[];
  };
};

export type Summary = { transId: string; transactionStatus: string; invoiceNumber?: string };

export type Details = {
  transaction: {
    transId: string;
    /** For a refund: the refunded transaction. */
    refTransId?: string;
    transactionType: string;
    transactionStatus: string;
    responseReasonDescription?: string;
    /** Transaction id of the card network. */
    networkTransId?: string;
    order?: { invoiceNumber?: string; description?: string };
    authAmount: number;
    settleAmount: number;
    payment?: { creditCard?: { cardNumber: string; cardType?: string } };
  };
};

export class AuthorizeNetError extends Error {
  readonly code: string;
  constructor({ code, text }: Message) {
    super(`Authorize.Net: ${code} ${text}`);
    this.code = code;
  }
}

/** Reference id of transactions made by the shop; webhooks repeat it. */
export const OWN_REFERENCE = 'shop';

/** A key of ours as an invoice number, which has 20 characters at most. */
export const invoiceOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 20);

/** Seconds in which a second charge of one key and card is refused: as long as Authorize.Net allows. */
const DUPLICATE_WINDOW = '28800';
/** Fields that identify a transaction by our key. */
export const orderOf = (key: string) => ({ invoiceNumber: invoiceOf(key), description: key });
export const ONCE = { setting: [{ settingName: 'duplicateWindow', settingValue: DUPLICATE_WINDOW }] };
export const ALL_OR_NONE = { setting: [{ settingName: 'allowPartialAuth', settingValue: 'false' }, ...ONCE.setting] };

export type Call = <T>(request: string, fields?: Readonly<Record<string, unknown>>) => Promise<T & ApiResponse>;

/**
 * Calls of Authorize.Net's JSON API. The order of fields counts: it becomes XML and is validated by a schema. Throws
 * an {@link AuthorizeNetError} for an invalid call; the caller reads the result of the transaction.
 */
export const createCall = ({ server, loginId, transactionKey }: AuthorizeNetSettings): Call => {
  const address = addressOf(server);
  return async <T>(request: string, fields: Readonly<Record<string, unknown>> = {}): Promise<T & ApiResponse> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [request]: { merchantAuthentication: { name: loginId, transactionKey }, ...fields } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Authorize.Net responded with ${response.status}`);
    // `text()` drops the byte order mark that every response begins with.
    const result = JSON.parse(await response.text()) as T & ApiResponse & TransactionResponse;
    const { resultCode, message } = result.messages;
    if (resultCode === 'Error' && !result.transactionResponse)
      throw new AuthorizeNetError(message[0] ?? { code: '', text: 'no reason' });
    return result;
  };
};
