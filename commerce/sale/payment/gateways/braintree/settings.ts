import * as v from 'valibot';
import {
  BANKS,
  BRAINTREE,
  BRAINTREE_CALLS,
  BRAINTREE_FRAMES,
  BRAINTREE_SCRIPTS,
  CARDINAL_CALLS,
  CARDINAL_SCRIPTS,
} from '#contract/gateways/braintree.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { setting, type Values } from '#commerce/platform/settings/environment.ts';
import type { GatewaySettings } from '#commerce/platform/settings/gateway-settings.ts';
import { SettingsError } from '#commerce/platform/settings/settings-error.ts';
import { gatewayServer, PAYMENT_ACTION, paymentAction, serverOf, type GatewayServer } from '../shared-settings.ts';

const authentication = v.picklist(['off', 'offered', 'required'], 'must be off, offered or required');
const captures = v.picklist(['once', 'parts'], 'must be once or parts');

/** `GBP:shop_gbp,EUR:shop_eur` as merchant accounts by currency. */
const accounts = v.pipe(
  v.string(),
  v.regex(/^\s*[A-Z]{3}:[\w-]+\s*(?:,\s*[A-Z]{3}:[\w-]+\s*)*$/, 'must look like GBP:shop_gbp,EUR:shop_eur'),
  v.transform((text): Readonly<Record<string, string>> =>
    Object.fromEntries(text.split(',').map((pair) => pair.trim().split(':') as [string, string])),
  ),
);

export type BraintreeSettings = {
  server: GatewayServer;
  action: v.InferOutput<typeof paymentAction>;
  captures: v.InferOutput<typeof captures>;
  /** 3-D Secure. */
  authentication: v.InferOutput<typeof authentication>;
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** A merchant account takes one currency. */
  merchantAccounts: Readonly<Record<string, string>>;
};

const entries = {
  BRAINTREE_ENVIRONMENT: setting(v.optional(gatewayServer), {
    what: 'enables Braintree: `sandbox`, `production`, or `host:port` of a test server; requires the next three settings and a merchant account (with COMMERCE_URL nothing else). Also list `braintree` in `payment.yaml`',
    without: 'Braintree is off; without any gateway a built-in test gateway is offered, which charges nothing',
  }),
  BRAINTREE_MERCHANT_ID: setting(v.optional(v.string()), { what: 'merchant id of your Braintree account' }),
  BRAINTREE_PUBLIC_KEY: setting(v.optional(v.string()), { what: 'public key of its API' }),
  BRAINTREE_PRIVATE_KEY: setting(v.optional(v.string()), {
    secret: true,
    what: 'private key of its API. Send its webhooks to `/rest/V1/payment-notices/braintree`',
  }),
  BRAINTREE_ACCOUNTS: setting(v.optional(accounts), {
    what: 'merchant accounts by currency, such as `GBP:shop_gbp,EUR:shop_eur`',
    without: 'no cards in currencies other than those of the next two settings',
  }),
  BRAINTREE_ACCOUNT_CAD: setting(v.optional(v.string()), {
    what: 'merchant account for Canadian dollars, if BRAINTREE_ACCOUNTS names none',
    without: 'no cards in Canadian dollars',
  }),
  BRAINTREE_ACCOUNT_USD: setting(v.optional(v.string()), {
    what: 'merchant account for US dollars, if BRAINTREE_ACCOUNTS names none',
    without: 'no cards in US dollars',
  }),
  BRAINTREE_3D_SECURE: setting(v.optional(authentication, 'off'), {
    what: '3-D Secure: `off`, `offered` (used if the card supports it) or `required`. Braintree must enable it for your account. Saved cards are charged without it',
  }),
  BRAINTREE_PAYMENT_ACTION: setting(v.optional(paymentAction, 'authorize_capture'), { what: PAYMENT_ACTION }),
  BRAINTREE_CAPTURES: setting(v.optional(captures, 'once'), {
    what: 'with `authorize`: `once` charges the whole order with the first shipment; `parts` charges each shipment. Braintree must enable multiple partial settlements for your account',
  }),
};

type Environment = Values & v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

export const braintreeSettings: GatewaySettings = {
  code: BRAINTREE.code,
  entries,
  read(values: Environment): BraintreeSettings | undefined {
    const {
      BRAINTREE_ENVIRONMENT: server,
      BRAINTREE_MERCHANT_ID: merchantId,
      BRAINTREE_PUBLIC_KEY: publicKey,
      BRAINTREE_PRIVATE_KEY: privateKey,
      BRAINTREE_ACCOUNT_CAD: cad,
      BRAINTREE_ACCOUNT_USD: usd,
    } = values;
    if (!server) return undefined;
    const merchantAccounts = { ...(cad && { CAD: cad }), ...(usd && { USD: usd }), ...values.BRAINTREE_ACCOUNTS };
    if (!merchantId || !publicKey || !privateKey || Object.keys(merchantAccounts).length === 0)
      throw new SettingsError(
        'These settings cannot be used:\n  BRAINTREE_ENVIRONMENT: needs BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_ACCOUNTS',
      );
    return {
      server: serverOf(server),
      action: values.BRAINTREE_PAYMENT_ACTION,
      captures: values.BRAINTREE_CAPTURES,
      authentication: values.BRAINTREE_3D_SECURE,
      merchantId,
      publicKey,
      privateKey,
      merchantAccounts,
    };
  },
  // A foreign Magento may charge with Braintree too.
  sources({ BRAINTREE_ENVIRONMENT: server, BRAINTREE_3D_SECURE: secure }: Environment) {
    if (!server) return undefined;
    const fields = { script: [BRAINTREE_SCRIPTS], image: [BRAINTREE_FRAMES], connect: BRAINTREE_CALLS };
    if (secure === 'off') return { ...fields, frame: [BRAINTREE_FRAMES] };
    return {
      ...fields,
      script: [BRAINTREE_SCRIPTS, CARDINAL_SCRIPTS[server === 'production' ? 'production' : 'sandbox']],
      connect: [...BRAINTREE_CALLS, CARDINAL_CALLS],
      frame: [BANKS],
      form: [BANKS],
    };
  },
};

/** Undefined unless this back end charges cards with Braintree. */
export const braintreeOf = ({ gateways }: Pick<Settings, 'gateways'>): BraintreeSettings | undefined =>
  gateways[BRAINTREE.code] as BraintreeSettings | undefined;
