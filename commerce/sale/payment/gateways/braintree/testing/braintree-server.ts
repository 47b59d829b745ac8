import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#contract/escape-html.ts';
import type { BraintreeSettings } from '../settings.ts';
import { listen, readBody } from '../../../testing/http-server.ts';
import type { Fault } from '../../../testing/stand.ts';

type Sale = {
  id: string;
  type: 'sale' | 'credit';
  status: string;
  amount: string;
  currency: string;
  orderId: string;
  refundIds: string[];
  /** Partial settlement of an authorization. */
  parentId?: string;
  /** Of the card in the vault. */
  token?: string;
  reason?: { tag: string; text: string };
};

/** States in which a sale can still be voided. */
const OPEN: ReadonlySet<string> = new Set(['authorized', 'submitted_for_settlement']);

type Given = Readonly<Record<string, unknown>>;

const tag = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

const transactionXml = (sale: Sale): string =>
  [
    '<transaction>',
    tag('id', sale.id),
    tag('type', sale.type),
    tag('status', sale.status),
    tag('amount', sale.amount),
    tag('currency-iso-code', sale.currency),
    tag('order-id', sale.orderId),
    sale.reason ? tag(sale.reason.tag, sale.reason.text) : '',
    `<refund-ids type="array">${sale.refundIds.map((id) => tag('item', id)).join('')}</refund-ids>`,
    `<credit-card>${sale.token ? tag('token', sale.token) : ''}${tag('unique-number-identifier', 'visa-1111')}`,
    '<card-type>Visa</card-type><last-4>1111</last-4><bin>411111</bin>',
    '<expiration-month>12</expiration-month><expiration-year>2030</expiration-year></credit-card>',
    '</transaction>',
  ].join('');

const errorXml = (message: string, sale?: Sale): string =>
  `<api-error-response><errors><errors type="array"/></errors>${tag('message', message)}${sale ? transactionXml(sale) : ''}</api-error-response>`;

/** The public nonces of Braintree's sandbox and their results. */
const REFUSALS: Readonly<Record<string, { status: string; message: string; reason: Sale['reason'] }>> = {
  'fake-processor-declined-visa-nonce': {
    status: 'processor_declined',
    message: 'Do Not Honor',
    reason: { tag: 'processor-response-text', text: 'Do Not Honor' },
  },
  'fake-gateway-rejected-fraud-nonce': {
    status: 'gateway_rejected',
    message: 'Gateway Rejected: fraud',
    reason: { tag: 'gateway-rejection-reason', text: 'fraud' },
  },
};

/** 3-D Secure results of the sandbox's nonces; others have none. */
const CONFIRMATIONS: Readonly<Record<string, { isPossible: boolean; isShifted: boolean; status: string }>> = {
  'fake-three-d-secure-visa-full-authentication-nonce': {
    isPossible: true,
    isShifted: true,
    status: 'authenticate_successful',
  },
  'fake-three-d-secure-visa-failed-authentication-nonce': {
    isPossible: true,
    isShifted: false,
    status: 'authenticate_failed',
  },
  'fake-three-d-secure-visa-issuer-not-participating-nonce': {
    isPossible: false,
    isShifted: false,
    status: 'unsupported_card',
  },
};

const nonceXml = (nonce: string): string => {
  const reported = CONFIRMATIONS[nonce.split('_')[0] ?? ''];
  const info = reported
    ? [
        '<three-d-secure-info>',
        tag('enrolled', reported.isPossible ? 'Y' : 'N'),
        `<liability-shifted type="boolean">${reported.isShifted}</liability-shifted>`,
        `<liability-shift-possible type="boolean">${reported.isPossible}</liability-shift-possible>`,
        tag('status', reported.status),
        '</three-d-secure-info>',
      ].join('')
    : '<three-d-secure-info nil="true"/>';
  return `<payment-method-nonce>${tag('type', 'CreditCard')}${tag('nonce', nonce)}${info}</payment-method-nonce>`;
};

const SETTINGS: Omit<BraintreeSettings, 'server'> = {
  action: 'authorize_capture',
  captures: 'once',
  authentication: 'off',
  merchantId: 'shop_merchant',
  publicKey: 'shop_public',
  privateKey: 'shop_private',
  merchantAccounts: { CAD: 'shop_cad' },
};

/**
 * A server that speaks as Braintree's gateway does to its library: transactions, voids, refunds, searches and client
 * tokens, in JSON and XML over HTTP, with the sandbox's public nonces.
 */
export const startBraintreeServer = async () => {
  const sales: Sale[] = [];
  const faults: Fault[] = [];
  const used = new Set<string>();
  const vault = new Set<string>();
  const bodies: string[] = [];
  const late: (() => void)[] = [];

  const add = (sale: Omit<Sale, 'id' | 'refundIds'>): Sale => {
    const made = { id: randomBytes(4).toString('hex'), refundIds: [], ...sale };
    sales.push(made);
    return made;
  };

  type Result = [status: number, xml: string];
  const sell = (given: Given, fault?: Fault): Result => {
    const { amount, order_id, payment_method_nonce, payment_method_token, merchant_account_id } = given;
    const saved = payment_method_token === undefined ? undefined : String(payment_method_token);
    if (saved !== undefined && !vault.has(saved)) return [422, errorXml('Payment method token is invalid.')];
    const nonce = saved ?? String(payment_method_nonce);
    const order = { type: 'sale' as const, orderId: String(order_id) };
    const currency = merchant_account_id === SETTINGS.merchantAccounts.CAD ? 'CAD' : 'USD';
    const paid = fault === 'other-amount' ? '0.01' : String(amount);
    if (sales.some(({ orderId, status }) => orderId === order.orderId && OPEN.has(status))) {
      const reason = { tag: 'gateway-rejection-reason', text: 'duplicate' };
      const made = add({ ...order, amount: paid, currency, status: 'gateway_rejected', reason });
      return [422, errorXml('Gateway Rejected: duplicate', made)];
    }
    if (saved === undefined && used.has(nonce))
      return [422, errorXml('Cannot use a payment_method_nonce more than once.')];
    used.add(nonce);
    const { status, message, reason } = REFUSALS[nonce.split('_')[0] ?? ''] ?? {};
    if (status)
      return [
        422,
        errorXml(message ?? '', add({ ...order, amount: paid, currency, status, ...(reason && { reason }) })),
      ];
    const options = (given['options'] ?? {}) as Given;
    const { required } = (options['three_d_secure'] ?? {}) as { required?: boolean };
    if (required && !CONFIRMATIONS[nonce.split('_')[0] ?? '']?.isShifted) {
      const rejected = {
        status: 'gateway_rejected',
        reason: { tag: 'gateway-rejection-reason', text: 'three_d_secure' },
      };
      return [
        422,
        errorXml('Gateway Rejected: three_d_secure', add({ ...order, amount: paid, currency, ...rejected })),
      ];
    }
    const isCharged = options['submit_for_settlement'] === true;
    const token = options['store_in_vault_on_success'] === true ? randomBytes(4).toString('hex') : saved;
    if (token) vault.add(token);
    const made = isCharged ? 'submitted_for_settlement' : 'authorized';
    return [201, transactionXml(add({ ...order, amount: paid, currency, status: made, ...(token && { token }) }))];
  };
  const submit = (sale: Sale, { amount = sale.amount }: Given): Result => {
    if (sale.status !== 'authorized')
      return [422, errorXml('Cannot submit for settlement unless status is authorized.')];
    Object.assign(sale, { status: 'submitted_for_settlement', amount: String(amount) });
    return [200, transactionXml(sale)];
  };
  const settlePart = (parent: Sale, { amount, order_id = '' }: Given): Result => {
    if (parent.status !== 'authorized' && parent.status !== 'settlement_pending')
      return [422, errorXml('Cannot submit for partial settlement unless status is authorized or settlement pending.')];
    const parts = sales.filter(({ parentId }) => parentId === parent.id);
    const sum = parts.reduce((all, part) => all + Number(part.amount), Number(amount));
    if (sum > Number(parent.amount) + 0.001) return [422, errorXml('Settlement amount is too large.')];
    parent.status = 'settlement_pending';
    const made = add({
      type: 'sale',
      status: 'submitted_for_settlement',
      amount: String(amount),
      currency: parent.currency,
      orderId: String(order_id),
      parentId: parent.id,
    });
    return [201, transactionXml(made)];
  };
  const end = (sale: Sale): Result => {
    if (!OPEN.has(sale.status) && sale.status !== 'settlement_pending')
      return [422, errorXml('Transaction can only be voided if status is authorized.')];
    sale.status = 'voided';
    return [200, transactionXml(sale)];
  };
  const giveBack = (sale: Sale, { amount = sale.amount, order_id = '' }: Given): Result => {
    if (sale.status !== 'settled') return [422, errorXml('Cannot refund transaction unless it is settled.')];
    const status = 'submitted_for_settlement';
    const made = add({
      type: 'credit',
      orderId: String(order_id),
      amount: String(amount),
      currency: sale.currency,
      status,
    });
    sale.refundIds.push(made.id);
    return [201, transactionXml(made)];
  };
  const search = ({ order_id, ids }: Given): Result => {
    if (Array.isArray(ids)) {
      const found = sales.filter(({ id }) => ids.includes(id));
      return [
        200,
        `<credit-card-transactions type="collection">${found.map(transactionXml).join('')}</credit-card-transactions>`,
      ];
    }
    const found = sales.filter(({ orderId }) => orderId === (order_id as Given)['is']);
    return [
      200,
      `<search-results><page-size type="integer">50</page-size><ids type="array">${found.map(({ id }) => tag('item', id)).join('')}</ids></search-results>`,
    ];
  };
  const result = (path: string, body: Given, fault?: Fault): Result => {
    const [, forgotten] = /^\/merchants\/shop_merchant\/payment_methods\/any\/(\w+)$/.exec(path) ?? [];
    if (forgotten) return vault.delete(forgotten) ? [200, ''] : [404, ''];
    const [, nonce] = /^\/merchants\/shop_merchant\/payment_method_nonces\/([\w-]+)$/.exec(path) ?? [];
    if (nonce) return [200, nonceXml(nonce)];
    const [, what, id, verb] =
      /^\/merchants\/shop_merchant\/(transactions|client_token)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (what === 'client_token')
      return [201, `<client-token><value>${Buffer.from('{"version":2}').toString('base64')}</value></client-token>`];
    if (what && !id) return sell(body['transaction'] as Given, fault);
    if (id?.startsWith('advanced_search')) return search(body['search'] as Given);
    const sale = sales.find((one) => one.id === id);
    if (!sale) return [404, ''];
    if (verb === 'void') return end(sale);
    if (verb === 'submit_for_partial_settlement') return settlePart(sale, (body['transaction'] ?? {}) as Given);
    if (verb === 'submit_for_settlement') return submit(sale, (body['transaction'] ?? {}) as Given);
    return verb === 'refund' ? giveBack(sale, (body['transaction'] ?? {}) as Given) : [200, transactionXml(sale)];
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(request);
    const body = text ? (JSON.parse(text) as Given) : {};
    bodies.push(text);
    const key = Buffer.from(`${SETTINGS.publicKey}:${SETTINGS.privateKey}`).toString('base64');
    const isKnown = request.headers.authorization === `Basic ${key}`;
    const fault = faults.shift();
    if (fault === 'refused') return void response.writeHead(503).end();
    if (fault === 'late') {
      late.push(() => void result(request.url ?? '', body));
      return void request.socket.destroy();
    }
    const [status, xml] = isKnown ? result(request.url ?? '', body, fault) : ([401, ''] as const);
    if (fault === 'lost') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(xml);
  };
  const { address, stop } = await listen(handle);
  return {
    settings: { ...SETTINGS, server: address } satisfies BraintreeSettings,
    /** Saved cards. */
    vault: vault as ReadonlySet<string>,
    sales: sales as readonly Sale[],
    /** Received request bodies. */
    bodies: bodies as readonly string[],
    fail: (...next: readonly Fault[]) => void faults.push(...next),
    arrive: () => {
      for (const run of late.splice(0)) run();
    },
    lastKey: () => sales.at(-1)?.orderId ?? '',
    /** Settles captured payments, as Braintree does overnight. */
    settle: () => {
      for (const sale of sales) if (sale.status === 'submitted_for_settlement') sale.status = 'settled';
    },
    /** Deletes all authorizations. */
    expire: () => {
      for (const sale of sales)
        if (sale.status === 'authorized' || sale.status === 'settlement_pending') sale.status = 'authorization_expired';
    },
    stop,
  };
};
