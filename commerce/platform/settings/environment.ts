import * as v from 'valibot';
import {
  address,
  authentication,
  captures,
  collector,
  emailAddress,
  gatewayServer,
  paymentAction,
  wholeNumber,
  withoutTrailingSlash,
  yesOrNo,
} from './values.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const PAYMENT_ACTION =
  '`authorize_capture` charges when an order is placed; `authorize` sets its total aside and charges it when goods leave or are invoiced';

const OF_THE_SHOP = "the shop's, of `stores.yaml` in CATALOGUE";

/**
 * Describes a setting in the documents; `without` explains the effect of leaving it out, where the schema has no
 * default.
 */
type About = { what: string; without?: string };

const setting = <const Schema extends v.BaseSchema<string | undefined, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
  about: About,
) => v.pipe(schema, v.metadata(about));

export const Environment = v.object({
  PORT: setting(v.optional(wholeNumber(0, 65535), '3000'), { what: 'where the shop listens' }),
  HOST: setting(v.optional(v.string()), { what: 'the interface it listens on', without: 'every interface' }),
  PUBLIC_URL: setting(v.optional(address(['http:', 'https:'])), {
    what: "the shop's address in canonical links, mail and, unless it is this machine, in picture addresses; clients of GraphQL are then told pictures at the address they asked at",
    without: 'http://localhost:PORT',
  }),
  PASSKEY_DOMAIN: setting(v.optional(v.string()), {
    what: 'the domain that passkeys are for: the host of PUBLIC_URL, or one above it that all hosts of the shop share; another one later makes those that customers have useless',
    without: 'the host of PUBLIC_URL',
  }),
  PASSKEY_ORIGINS: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((one) => withoutTrailingSlash(one.trim()))),
      ),
    ),
    {
      what: 'addresses of the shop that passkeys may be used on, with commas, where it has several hosts',
      without: 'PUBLIC_URL',
    },
  ),
  TLS_CERT: setting(v.optional(v.string()), {
    what: 'file of the certificate and those it rests on (PEM): the shop then speaks HTTPS itself, HTTP/2 and HTTP/1.1; a renewed one is in use within an hour',
    without: 'HTTP; a proxy in front speaks HTTPS',
  }),
  TLS_KEY: setting(v.optional(v.string()), { what: 'file of its private key (PEM), needed with TLS_CERT' }),
  TRUST_PROXY: setting(v.optional(yesOrNo, 'false'), { what: "believe the nearest proxy's `X-Forwarded-*`" }),
  DATABASE_URL: setting(v.optional(address(['postgres:', 'postgresql:'])), {
    what: 'a PostgreSQL 15 or newer in place of the embedded database; any number of processes may share it',
    without: 'embedded, in VAR_DIR/data',
  }),
  DATABASE_POOL: setting(v.optional(wholeNumber(1, 500), '10'), { what: 'connections of one process' }),
  COMMERCE_URL: setting(v.optional(address(['http:', 'https:'])), {
    what: 'a Magento, Mage-OS or Adobe Commerce in place of the embedded back end: `/graphql`, `/rest` and `/media` are proxied',
  }),
  COMMERCE_TIMEOUT: setting(v.optional(wholeNumber(1, 300), '20'), {
    what: 'seconds an answer of COMMERCE_URL may take; five failures in a row and it is left alone for five seconds',
  }),
  COMMERCE_MAX_MB: setting(v.optional(wholeNumber(1, 1_000), '8'), {
    what: 'the longest answer of COMMERCE_URL that is read, pictures and films apart',
  }),
  ATTRIBUTES_MAP: setting(v.optional(v.string()), {
    what: 'file that says which attributes of COMMERCE_URL are material, finish, coverage of a box and so on ([how](#attributes-of-a-magento))',
    without: 'they have the same codes as in `catalogue/attributes.yaml`',
  }),
  EXTRAS_FOLDER: setting(v.optional(v.string()), {
    what: 'a folder with `stores.yaml` and `showrooms.yaml`, beside COMMERCE_URL: this process then keeps feedback and visits to showrooms itself, in DATABASE_URL or VAR_DIR',
    without: 'neither is offered in front of a Magento that has not got them',
  }),
  VAR_DIR: setting(v.optional(v.string(), 'var'), { what: 'the folder of everything that is written' }),
  CATALOGUE: setting(v.optional(v.string()), {
    what: 'the folder of your own catalogue: the first start loads it in place of the sample, its `media` is served, and its `stores.yaml` says who sends mail',
    without: '`catalogue`, the sample',
  }),
  SMTP_URL: setting(v.optional(address(['smtp:', 'smtps:'])), {
    what: 'sends mail: `smtp://user:password@host:587` or `smtps://…`',
    without: 'files in VAR_DIR/mail',
  }),
  MAIL_FROM: setting(v.optional(v.string()), { what: 'the sender of mail', without: OF_THE_SHOP }),
  MAIL_ADDRESS: setting(v.optional(v.string()), {
    what: 'name and postal address of the sender, which the law wants in a newsletter; counts in both languages when the other is not set',
    without: OF_THE_SHOP,
  }),
  MAIL_ADDRESS_FR: setting(v.optional(v.string()), { what: 'the same in French', without: OF_THE_SHOP }),
  SUPPORT_EMAIL: setting(v.optional(emailAddress), {
    what: 'who gets what visitors have to say, and whom mails name; counts in both languages when the other is not set',
    without: OF_THE_SHOP,
  }),
  SUPPORT_EMAIL_FR: setting(v.optional(emailAddress), { what: 'the same in French', without: OF_THE_SHOP }),
  NEWSLETTER_GUESTS: setting(v.optional(yesOrNo, 'true'), {
    what: 'whether the newsletter may be subscribed to without an account',
  }),
  ACCOUNT_CONFIRMATION: setting(v.optional(yesOrNo, 'false'), {
    what: 'whether a new account may be signed in to only after the link mailed to its address was opened',
  }),
  GOOGLE_GEOCODING_KEY: setting(v.optional(v.string()), {
    what: "Google's geocoder tells in which country a visitor is who allows it",
    without: 'our own map of the border does',
  }),
  GOOGLE_MAPS_KEY: setting(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'must be a key of Google Maps'))), {
    what: "maps are Google's, with their scripts and policy, on pages that may hold one",
    without: 'the shop draws its own',
  }),
  GOOGLE_PLACES_KEY: setting(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'must be a key of Google'))), {
    what: "addresses are suggested by Google's Places API (New) while they are typed; the server asks, so that pages load nothing of Google. What is typed goes there: say so where the shop speaks of privacy",
    without: 'a postal code fills in the town and the province, by a table of the shop',
  }),
  GOOGLE_PLACES_ADDRESS: setting(v.optional(address(['http:', 'https:']), 'https://places.googleapis.com'), {
    what: 'where that API is (a proxy, or a stand-in for tests)',
  }),
  BRAINTREE_ENVIRONMENT: setting(v.optional(gatewayServer), {
    what: 'cards are charged through Braintree: `sandbox` or `production` (or the `host:port` of a stand-in for tests); needs the four below, with COMMERCE_URL nothing more. List `braintree` in `catalogue/payment.yaml`',
    without: 'no card is charged by Braintree; where no gateway is set up, the built-in one only tests',
  }),
  BRAINTREE_MERCHANT_ID: setting(v.optional(v.string()), { what: 'of your Braintree account' }),
  BRAINTREE_PUBLIC_KEY: setting(v.optional(v.string()), { what: 'of its API' }),
  BRAINTREE_PRIVATE_KEY: setting(v.optional(v.string()), {
    what: 'of its API; a secret. Its webhooks go to `/rest/V1/payment-notices/braintree`',
  }),
  BRAINTREE_ACCOUNT_CAD: setting(v.optional(v.string()), {
    what: 'the merchant account that takes Canadian dollars',
    without: 'no cards in Canadian dollars',
  }),
  BRAINTREE_ACCOUNT_USD: setting(v.optional(v.string()), {
    what: 'the merchant account that takes US dollars',
    without: 'no cards in US dollars',
  }),
  BRAINTREE_3D_SECURE: setting(v.optional(authentication, 'off'), {
    what: '3-D Secure, which Braintree has to allow your account first: `offered` has the bank confirm who pays where it can, `required` takes no card that it has not confirmed. Kept cards are charged without asking again',
  }),
  BRAINTREE_PAYMENT_ACTION: setting(v.optional(paymentAction, 'authorize_capture'), { what: PAYMENT_ACTION }),
  BRAINTREE_CAPTURES: setting(v.optional(captures, 'once'), {
    what: 'with `authorize`: `once` charges the whole order with the first goods that leave; `parts` charges each part with its goods, which Braintree has to allow your account first (multiple partial settlements)',
  }),
  AUTHORIZENET_ENVIRONMENT: setting(v.optional(gatewayServer), {
    what: 'cards are charged through Authorize.Net: `sandbox` or `production` (or the `host:port` of a stand-in for tests); needs the three below. List `authorizenet_acceptjs` in `catalogue/payment.yaml`',
    without: 'no card is charged by Authorize.Net',
  }),
  AUTHORIZENET_LOGIN_ID: setting(v.optional(v.string()), { what: 'API login ID of your Authorize.Net account' }),
  AUTHORIZENET_TRANSACTION_KEY: setting(v.optional(v.string()), { what: 'of its API; a secret' }),
  AUTHORIZENET_CLIENT_KEY: setting(v.optional(v.string()), { what: 'its public client key, which pages tell' }),
  AUTHORIZENET_SIGNATURE_KEY: setting(v.optional(v.string()), {
    what: 'what it signs its webhooks with, sent to `/rest/V1/payment-notices/authorizenet`; a secret',
    without: 'nothing that it tells is believed',
  }),
  AUTHORIZENET_PAYMENT_ACTION: setting(v.optional(paymentAction, 'authorize_capture'), { what: PAYMENT_ACTION }),
  AUTHORIZENET_CURRENCY: setting(v.optional(v.picklist(['CAD', 'USD'], 'must be CAD or USD'), 'CAD'), {
    what: 'what the account takes: an account of Authorize.Net takes one currency',
  }),
  ANALYTICS_URL: setting(v.optional(collector), {
    what: 'a Snowplow-compatible collector; visitors are then asked, and only those who agree are measured',
    without: 'nothing is sent and nobody is asked',
  }),
  WEBHOOKS_PRIVATE: setting(v.optional(yesOrNo, 'false'), {
    what: 'whether webhooks may be sent over HTTP and to addresses of private networks',
  }),
  LOG_LEVEL: setting(v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'), {
    what: 'fatal, error, warn, info, debug, trace or silent',
  }),
  CACHE_MB: setting(v.optional(wholeNumber(1, 16_384), '64'), {
    what: 'memory for pages, and as much again for GraphQL answers',
  }),
  CDN_SECONDS: setting(v.optional(wholeNumber(0, 31_536_000), '0'), {
    what: 'how long a CDN in front may keep a page that all guests share; 0: not at all. Its key needs the cookie `store_view_currency`',
  }),
  CDN_PURGE_URL: setting(v.optional(address(['http:', 'https:'])), {
    what: 'told what a write changed, by `POST` with `{"tags": […]}` and `Surrogate-Key`: a CDN\'s address for purging by tag',
    without: 'pages of a CDN change when their time is up',
  }),
  CDN_PURGE_HEADER: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]+: *[\x20-\x7e]+$/, 'must be `Name: value`'))),
    {
      what: 'sent with it, such as `Authorization: Bearer …`',
    },
  ),
  GRAPHQL_INTROSPECTION: setting(v.optional(yesOrNo, 'yes'), {
    what: 'whether the schema may be asked for, as Magento allows it by default; its limits hold for such questions too',
  }),
  RATE_LIMITS: setting(v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'), {
    what: '`off` where one address stands for many shoppers',
  }),
  GRAPHQL_COST_PER_QUESTION: setting(v.optional(wholeNumber(1_000, 10_000_000), '60000'), {
    what: 'fields one GraphQL question may resolve',
  }),
  GRAPHQL_COST_PER_SECOND: setting(v.optional(wholeNumber(100, 10_000_000), '20000'), {
    what: 'cost one address may ask for a second, saved up for ten: a field or 25 bytes of the answer cost 1, a question 100, its fields at the top 1 000 each; not counted with RATE_LIMITS=off',
  }),
  MAX_CONNECTIONS: setting(v.optional(wholeNumber(10, 100_000), '4000'), {
    what: 'connections in all, fewer when the system allows fewer open files; beyond them the oldest idle one ends, and without an idle one the new one gets 503',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: setting(v.optional(wholeNumber(1, 100_000), '200'), {
    what: 'of one IPv4 address or IPv6 /64; not counted with TRUST_PROXY or RATE_LIMITS=off',
  }),
  HEADERS_TIMEOUT: setting(v.optional(wholeNumber(1, 120), '10'), {
    what: "seconds a request's headers may take",
  }),
  MIN_BYTES_PER_SECOND: setting(v.optional(wholeNumber(1, 1_000_000), '1000'), {
    what: 'slower bodies and slower readers of answers are cut off after ten seconds',
  }),
  SHUTDOWN_DELAY: setting(v.optional(wholeNumber(0, 300), '0'), {
    what: 'seconds between SIGTERM (`/health/ready` says 503) and the end of listening: twice the interval at which the load balancer asks',
  }),
  NODE_ENV: setting(
    v.optional(
      v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
      'production',
    ),
    { what: '`npm run dev` and the tests set it themselves' },
  ),
});

/** Every setting with its default (as in the environment) for the documents. */
export const describeSettings = (): { name: string; what: string; value: string | undefined; without: string }[] =>
  Object.entries(Environment.entries).map(([name, schema]) => {
    const { what, without = '' } = v.getMetadata(schema) as About;
    return { name, what, value: schema.pipe[0].default, without };
  });

export type Values = v.InferOutput<typeof Environment>;
