import * as v from 'valibot';
import { ACCEPT_JS, AUTHORIZENET } from '#contract/gateways/authorizenet.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { setting, type Values } from '#commerce/platform/settings/environment.ts';
import type { GatewaySettings } from '#commerce/platform/settings/gateway-settings.ts';
import { SettingsError } from '#commerce/platform/settings/settings-error.ts';
import { gatewayServer, PAYMENT_ACTION, paymentAction, serverOf, type GatewayServer } from '../shared-settings.ts';

export type AuthorizeNetSettings = {
  server: GatewayServer;
  action: v.InferOutput<typeof paymentAction>;
  loginId: string;
  transactionKey: string;
  clientKey: string;
  /** Undefined: webhooks are refused. */
  signatureKey: string | undefined;
  currency: string;
};

const entries = {
  AUTHORIZENET_ENVIRONMENT: setting(v.optional(gatewayServer), {
    what: 'enables Authorize.Net: `sandbox`, `production`, or `host:port` of a test server; requires the next three settings. Also list `authorizenet_acceptjs` in `payment.yaml`',
    without: 'Authorize.Net is off',
  }),
  AUTHORIZENET_LOGIN_ID: setting(v.optional(v.string()), { what: 'API login ID of your Authorize.Net account' }),
  AUTHORIZENET_TRANSACTION_KEY: setting(v.optional(v.string()), { secret: true, what: 'transaction key of its API' }),
  AUTHORIZENET_CLIENT_KEY: setting(v.optional(v.string()), { what: 'public client key, which is part of pages' }),
  AUTHORIZENET_SIGNATURE_KEY: setting(v.optional(v.string()), {
    secret: true,
    what: 'signature key of its webhooks. Send them to `/rest/V1/payment-notices/authorizenet`',
    without: 'its webhooks are refused',
  }),
  AUTHORIZENET_PAYMENT_ACTION: setting(v.optional(paymentAction, 'authorize_capture'), { what: PAYMENT_ACTION }),
  AUTHORIZENET_CURRENCY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code such as CAD')), 'CAD'),
    {
      what: 'currency of the account (an account has one)',
    },
  ),
};

type Environment = Values & v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

export const authorizeNetSettings: GatewaySettings = {
  code: AUTHORIZENET.code,
  entries,
  read(values: Environment): AuthorizeNetSettings | undefined {
    const {
      AUTHORIZENET_ENVIRONMENT: server,
      AUTHORIZENET_LOGIN_ID: loginId,
      AUTHORIZENET_TRANSACTION_KEY: transactionKey,
      AUTHORIZENET_CLIENT_KEY: clientKey,
    } = values;
    if (!server) return undefined;
    if (!loginId || !transactionKey || !clientKey)
      throw new SettingsError(
        'These settings cannot be used:\n  AUTHORIZENET_ENVIRONMENT: needs AUTHORIZENET_LOGIN_ID, AUTHORIZENET_TRANSACTION_KEY and AUTHORIZENET_CLIENT_KEY',
      );
    return {
      server: serverOf(server),
      action: values.AUTHORIZENET_PAYMENT_ACTION,
      loginId,
      transactionKey,
      clientKey,
      signatureKey: values.AUTHORIZENET_SIGNATURE_KEY,
      currency: values.AUTHORIZENET_CURRENCY,
    };
  },
  sources({ AUTHORIZENET_ENVIRONMENT: server, COMMERCE_URL: commerceUrl }: Environment) {
    if (!server || commerceUrl) return undefined;
    const { scripts, calls } = ACCEPT_JS[server === 'production' ? 'production' : 'sandbox'];
    return { script: [scripts], connect: calls };
  },
};

/** Undefined unless this back end charges cards with Authorize.Net. */
export const authorizeNetOf = ({ gateways }: Pick<Settings, 'gateways'>): AuthorizeNetSettings | undefined =>
  gateways[AUTHORIZENET.code] as AuthorizeNetSettings | undefined;
