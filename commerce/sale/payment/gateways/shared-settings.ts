import * as v from 'valibot';

/** `host:port` of a test server instead of the gateway's own. */
export type GatewayServer = 'sandbox' | 'production' | { host: string; port: number };

/** Schema of the environment variable that enables a gateway. */
export const gatewayServer = v.pipe(
  v.string(),
  v.regex(/^(?:sandbox|production|[\w.-]+:\d{1,5})$/, 'must be sandbox, production, or host:port of a stand-in'),
);

export const serverOf = (text: string): GatewayServer => {
  const [host = '', port] = text.split(':');
  return text === 'sandbox' || text === 'production' ? text : { host, port: Number(port) };
};

export const paymentAction = v.picklist(['authorize', 'authorize_capture'], 'must be authorize or authorize_capture');

export const PAYMENT_ACTION =
  '`authorize_capture` charges the card when an order is placed; `authorize` only authorises it and charges when items are shipped or invoiced';
