import type * as v from 'valibot';
import type { Values } from './environment.ts';
import { SettingsError } from './settings-error.ts';
import type { authentication, captures, paymentAction } from './values.ts';

/** `host:port` replaces a gateway's servers. */
type GatewayServer = 'sandbox' | 'production' | { host: string; port: number };

/** Gateways whose browser part a payment page may load. */
export type CardFields = {
  braintree: boolean;
  /** The script for the cardholder's authentication, if it is enabled. */
  threeDSecure?: 'sandbox' | 'production' | undefined;
  acceptJs: 'sandbox' | 'production' | undefined;
};

/** Braintree in place of the built-in test gateway. */
export type BraintreeSettings = {
  server: GatewayServer;
  action: v.InferOutput<typeof paymentAction>;
  captures: v.InferOutput<typeof captures>;
  /** Authentication of the cardholder by the bank: if possible, or always. */
  authentication: v.InferOutput<typeof authentication>;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** A merchant account has one currency. */
  merchantAccounts: Readonly<Partial<Record<'CAD' | 'USD', string>>>;
};

export type AuthorizeNetSettings = {
  server: GatewayServer;
  action: v.InferOutput<typeof paymentAction>;
  loginId: string;
  transactionKey: string;
  clientKey: string;
  /** Undefined: all webhooks are refused. */
  signatureKey: string | undefined;
  currency: 'CAD' | 'USD';
};

const serverOf = (text: string): GatewayServer => {
  const [host = '', port] = text.split(':');
  return text === 'sandbox' || text === 'production' ? text : { host, port: Number(port) };
};

/** Undefined without an environment, or if another back end charges. Throws if a setting is missing. */
export const braintreeOf = ({
  BRAINTREE_ENVIRONMENT: server,
  BRAINTREE_MERCHANT_ID: merchantId,
  BRAINTREE_PUBLIC_KEY: publicKey,
  BRAINTREE_PRIVATE_KEY: privateKey,
  BRAINTREE_ACCOUNT_CAD: cad,
  BRAINTREE_ACCOUNT_USD: usd,
  BRAINTREE_PAYMENT_ACTION: action,
  BRAINTREE_CAPTURES: captures,
  BRAINTREE_3D_SECURE: mode,
  COMMERCE_URL: commerceUrl,
}: Values): BraintreeSettings | undefined => {
  if (!server || commerceUrl) return undefined;
  if (!merchantId || !publicKey || !privateKey || !(cad || usd))
    throw new SettingsError(
      'These settings cannot be used:\n  BRAINTREE_ENVIRONMENT: needs BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and a BRAINTREE_ACCOUNT',
    );
  return {
    server: serverOf(server),
    action,
    captures,
    authentication: mode,
    merchantId,
    publicKey,
    privateKey,
    merchantAccounts: { ...(cad && { CAD: cad }), ...(usd && { USD: usd }) },
  };
};

/** Undefined without an environment, or if another back end charges. Throws if a setting is missing. */
export const authorizeNetOf = ({
  AUTHORIZENET_ENVIRONMENT: server,
  AUTHORIZENET_LOGIN_ID: loginId,
  AUTHORIZENET_TRANSACTION_KEY: transactionKey,
  AUTHORIZENET_CLIENT_KEY: clientKey,
  AUTHORIZENET_SIGNATURE_KEY: signatureKey,
  AUTHORIZENET_CURRENCY: currency,
  AUTHORIZENET_PAYMENT_ACTION: action,
  COMMERCE_URL: commerceUrl,
}: Values): AuthorizeNetSettings | undefined => {
  if (!server || commerceUrl) return undefined;
  if (!loginId || !transactionKey || !clientKey)
    throw new SettingsError(
      'These settings cannot be used:\n  AUTHORIZENET_ENVIRONMENT: needs AUTHORIZENET_LOGIN_ID, AUTHORIZENET_TRANSACTION_KEY and AUTHORIZENET_CLIENT_KEY',
    );
  return { server: serverOf(server), action, loginId, transactionKey, clientKey, signatureKey, currency };
};

export const cardFieldsOf = ({
  BRAINTREE_ENVIRONMENT: braintree,
  BRAINTREE_3D_SECURE: mode,
  AUTHORIZENET_ENVIRONMENT: acceptJs,
  COMMERCE_URL: commerceUrl,
}: Values): CardFields => ({
  braintree: braintree !== undefined,
  threeDSecure: !braintree || mode === 'off' ? undefined : braintree === 'production' ? 'production' : 'sandbox',
  acceptJs: !acceptJs || commerceUrl ? undefined : acceptJs === 'production' ? 'production' : 'sandbox',
});
