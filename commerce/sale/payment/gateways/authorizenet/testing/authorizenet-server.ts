import { randomUUID } from 'node:crypto';
import type { AuthorizeNetSettings } from '../settings.ts';
import { listen, readBody } from '../../../testing/http-server.ts';
import type { Booked, Fault } from '../../../testing/stand.ts';

type Sale = Booked & { id: number; invoice: string; description: string; refId: number | null; batch: string | null };
/** A saved card, with the transaction of its first payment. */
type Profile = { id: number; owner: string };
// `any`, as the bodies of other people's requests are.
// eslint-disable-next-line typescript/no-explicit-any
type Given = any;

const SETTINGS: Omit<AuthorizeNetSettings, 'server'> = {
  action: 'authorize_capture',
  loginId: 'shop_login',
  transactionKey: 'shop_transaction_key',
  clientKey: 'shop_client_key',
  signatureKey: 'A1B2C3D4E5F6',
  currency: 'CAD',
};

/** The elements of a transaction in the order of the schema, which the real one insists on. */
const ELEMENTS = [
  'transactionType',
  'amount',
  'currencyCode',
  'payment',
  'profile',
  'refTransId',
  'order',
  'customer',
  'billTo',
  'customerIP',
  'transactionSettings',
  'processingOptions',
  'subsequentAuthInformation',
];

/** A token as from Accept.js, which also determines the result. */
export const opaqueValue = (kind: 'valid' | 'declined' | 'fraud'): string =>
  Buffer.from(JSON.stringify({ code: '50_2_06000', kind, token: randomUUID(), v: '1.1' })).toString('base64');

const STATUS: Readonly<Record<Booked['type'], Readonly<Record<Booked['state'], string>>>> = {
  sale: {
    'set aside': 'authorizedPendingCapture',
    charged: 'capturedPendingSettlement',
    settled: 'settledSuccessfully',
    voided: 'voided',
    lapsed: 'expired',
    declined: 'declined',
  },
  credit: {
    'set aside': 'refundPendingSettlement',
    charged: 'refundPendingSettlement',
    settled: 'refundSettledSuccessfully',
    voided: 'voided',
    lapsed: 'expired',
    declined: 'declined',
  },
};

const OK = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] };
const refusal = (code: string, text: string) => ({ messages: { resultCode: 'Error', message: [{ code, text }] } });
const response = (responseCode: string, sale: Sale | undefined, more: object = {}) => ({
  transactionResponse: {
    responseCode,
    authCode: '1VT65S',
    transId: String(sale?.id ?? 0),
    refTransID: '',
    accountNumber: 'XXXX1111',
    accountType: 'Visa',
    ...more,
  },
  messages: responseCode === '3' ? refusal('E00027', 'The transaction was unsuccessful.').messages : OK,
});
const approved = (sale: Sale, more: object = {}) =>
  response('1', sale, { messages: [{ code: '1', description: 'This transaction has been approved.' }], ...more });
const failed = (errorCode: string, errorText: string, code = '3', sale?: Sale) =>
  response(code, sale, { errors: [{ errorCode, errorText }] });

const summaryOf = ({ id, type, state, invoice, amount }: Sale) => ({
  transId: String(id),
  transactionStatus: STATUS[type][state],
  invoiceNumber: invoice,
  accountType: 'Visa',
  accountNumber: 'XXXX1111',
  settleAmount: Number(amount),
});

const networkIdOf = ({ id }: Pick<Sale, 'id'>): string => `NET${id}`;

const detailsOf = (sale: Sale) => ({
  transaction: {
    transId: String(sale.id),
    ...(sale.refId && { refTransId: String(sale.refId) }),
    transactionType: sale.type === 'sale' ? 'authCaptureTransaction' : 'refundTransaction',
    transactionStatus: STATUS[sale.type][sale.state],
    responseReasonDescription: sale.state === 'declined' ? 'This transaction has been declined.' : 'Approval',
    order: { invoiceNumber: sale.invoice, description: sale.description },
    authAmount: Number(sale.amount),
    settleAmount: Number(sale.amount),
    networkTransId: networkIdOf(sale),
    payment: { creditCard: { cardNumber: 'XXXX1111', expirationDate: 'XXXX', cardType: 'Visa' } },
  },
  messages: OK,
});

/** A server that speaks as Authorize.Net's JSON API does: transactions by tokens of Accept.js, and reports of them. */
export const startAuthorizeNetServer = async () => {
  const sales: Sale[] = [];
  const faults: Fault[] = [];
  const used = new Set<string>();
  const bodies: string[] = [];
  const late: (() => void)[] = [];
  const profiles: Profile[] = [];
  let isToDecline = false;
  let lastId = 2_149_186_774;

  const add = (sale: Omit<Sale, 'id' | 'batch'>): Sale => {
    const made = { id: ++lastId, batch: null, ...sale };
    sales.push(made);
    return made;
  };
  const byId = (id: unknown): Sale | undefined => sales.find((sale) => String(sale.id) === String(id));

  /** A charge of a saved card must name its original transaction and the reason. */
  const renew = ({ amount, profile, order, processingOptions, subsequentAuthInformation: why }: Given): object => {
    const saved = profiles.find(({ id }) => String(id) === String(profile.customerProfileId));
    if (!saved || profile.paymentProfile?.paymentProfileId !== `${saved.id}1`)
      return refusal('E00040', 'The record cannot be found.');
    const first = sales.find((sale) => networkIdOf(sale) === why?.originalNetworkTransId);
    if (!first || why.reason !== 'reauthorization' || processingOptions?.isSubsequentAuth !== 'true')
      return failed('362', 'The original network transaction id is required.');
    const { invoiceNumber: invoice, description } = order;
    if (sales.some((sale) => sale.invoice === invoice && sale.state === 'set aside'))
      return failed('11', 'A duplicate transaction has been submitted.');
    const sale = { type: 'sale' as const, amount, invoice, description };
    const isRefused = isToDecline;
    isToDecline = false;
    return isRefused
      ? failed('2', 'This transaction has been declined.', '2', add({ ...sale, state: 'declined', refId: null }))
      : approved(add({ ...sale, state: 'set aside', refId: null }));
  };
  const keep = ({ transId, customer }: Given): object => {
    const sale = byId(transId);
    if (!sale || sale.state === 'declined' || sale.state === 'voided' || sale.state === 'lapsed')
      return refusal('E00103', 'Customer profile creation failed. This transaction ID is invalid.');
    const twin = profiles.find(({ owner }) => owner === customer.merchantCustomerId);
    if (twin) return refusal('E00039', `A duplicate record with ID ${twin.id} already exists.`);
    const profile = { id: ++lastId, owner: customer.merchantCustomerId };
    profiles.push(profile);
    return { customerProfileId: String(profile.id), customerPaymentProfileIdList: [`${profile.id}1`], messages: OK };
  };
  const forget = ({ customerProfileId }: Given): object => {
    const place = profiles.findIndex(({ id }) => String(id) === String(customerProfileId));
    if (place < 0) return refusal('E00040', 'The record cannot be found.');
    profiles.splice(place, 1);
    return { messages: OK };
  };

  const sell = ({ transactionType, amount, payment, order }: Given, fault?: Fault): object => {
    const value = String(payment?.opaqueData?.dataValue);
    if (payment?.opaqueData?.dataDescriptor !== 'COMMON.ACCEPT.INAPP.PAYMENT')
      return refusal('E00003', 'The element dataDescriptor is invalid.');
    const sale = {
      type: 'sale' as const,
      amount,
      invoice: order.invoiceNumber,
      description: order.description,
      refId: null,
    };
    const twin = sales.find(
      ({ invoice, state }) => invoice === sale.invoice && state !== 'declined' && state !== 'voided',
    );
    if (twin) return failed('11', 'A duplicate transaction has been submitted.');
    if (used.has(value)) return refusal('E00114', 'Invalid OTS Token.');
    used.add(value);
    const { kind } = JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
    if (kind === 'declined')
      return failed('2', 'This transaction has been declined.', '2', add({ ...sale, state: 'declined' }));
    if (kind === 'fraud') {
      const inReview = add({ ...sale, state: 'set aside' });
      return response('4', inReview, {
        messages: [{ code: '252', description: 'Your order has been received. Thank you for your business!' }],
      });
    }
    const state = transactionType === 'authOnlyTransaction' ? 'set aside' : 'charged';
    if (fault !== 'other-amount') return approved(add({ ...sale, state }));
    return approved(add({ ...sale, state, amount: '0.01' }), {
      prePaidCard: { requestedAmount: amount, approvedAmount: '0.01', balanceOnCard: '0.00' },
    });
  };
  const capture = ({ refTransId, amount }: Given): object => {
    const sale = byId(refTransId);
    if (sale?.state !== 'set aside') return failed('16', 'The transaction cannot be found.');
    Object.assign(sale, { state: 'charged', amount });
    return approved(sale);
  };
  const cancel = ({ refTransId }: Given): object => {
    const sale = byId(refTransId);
    if (!sale || sale.state === 'settled') return failed('16', 'The transaction cannot be found.');
    sale.state = 'voided';
    return approved(sale);
  };
  const giveBack = ({ refTransId, amount, payment, order }: Given): object => {
    const sale = byId(refTransId);
    if (sale?.state !== 'settled' || payment.creditCard.cardNumber !== '1111')
      return failed('54', 'The referenced transaction does not meet the criteria for issuing a credit.');
    return approved(
      add({
        type: 'credit',
        state: 'charged',
        amount,
        invoice: order.invoiceNumber,
        description: order.description,
        refId: sale.id,
      }),
    );
  };
  const transact = (request: Given, fault?: Fault): object => {
    const names = Object.keys(request).map((name) => ELEMENTS.indexOf(name));
    if (names.some((place, index) => place <= (names[index - 1] ?? -1)))
      return refusal('E00003', 'The element is in the wrong place of the schema.');
    if ((request.order?.invoiceNumber.length ?? 0) > 20)
      return refusal('E00003', 'The actual length is greater than 20.');
    const type = request.transactionType;
    if (type === 'authOnlyTransaction' && request.profile) return renew(request);
    if (type === 'authCaptureTransaction' || type === 'authOnlyTransaction') return sell(request, fault);
    if (type === 'priorAuthCaptureTransaction') return capture(request);
    return type === 'voidTransaction' ? cancel(request) : giveBack(request);
  };

  const result = (name: string, request: Given, fault?: Fault): object => {
    const { name: login, transactionKey } = request.merchantAuthentication;
    if (login !== SETTINGS.loginId || transactionKey !== SETTINGS.transactionKey)
      return refusal('E00007', 'User authentication failed due to invalid authentication values.');
    if (name === 'createTransactionRequest') return transact(request.transactionRequest, fault);
    if (name === 'createCustomerProfileFromTransactionRequest') return keep(request);
    if (name === 'deleteCustomerProfileRequest') return forget(request);
    if (name === 'getTransactionDetailsRequest') {
      const sale = byId(request.transId);
      return sale ? detailsOf(sale) : refusal('E00040', 'The record cannot be found.');
    }
    if (name === 'getSettledBatchListRequest') {
      const batches = [...new Set(sales.flatMap(({ batch }) => (batch ? [batch] : [])))];
      return { batchList: batches.map((batchId) => ({ batchId })), messages: OK };
    }
    const batch = name === 'getTransactionListRequest' ? request.batchId : null;
    return { transactions: sales.filter((sale) => sale.batch === batch).map(summaryOf), messages: OK };
  };

  const { address, stop } = await listen(async (request, reply) => {
    const text = await readBody(request);
    bodies.push(text);
    const fault = faults.shift();
    if (fault === 'refused') return void reply.writeHead(503).end();
    const [[name, given] = ['', {}]] = Object.entries<Given>(JSON.parse(text));
    if (fault === 'late') {
      late.push(() => void result(name, given));
      return void request.socket.destroy();
    }
    const body = result(name, given, fault);
    if (fault === 'lost') return void request.socket.destroy();
    // The real service begins its responses with a byte order mark.
    reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(`\uFEFF${JSON.stringify(body)}`);
  });
  return {
    settings: { ...SETTINGS, server: address } satisfies AuthorizeNetSettings,
    sales: sales as readonly Sale[],
    bodies: bodies as readonly string[],
    fail: (...next: readonly Fault[]) => void faults.push(...next),
    arrive: () => {
      for (const run of late.splice(0)) run();
    },
    lastKey: () => sales.at(-1)?.description ?? '',
    settle: () => {
      for (const sale of sales.filter(({ state }) => state === 'charged' || state === 'declined')) {
        sale.batch = `batch-${sales.length}`;
        if (sale.state === 'charged') sale.state = 'settled';
      }
    },
    expire: () => {
      for (const sale of sales) if (sale.state === 'set aside') sale.state = 'lapsed';
    },
    /** Declines the next charge of a saved card. */
    declineNext: () => {
      isToDecline = true;
    },
    /** Number of saved cards. */
    profileCount: () => profiles.length,
    stop,
  };
};
