import * as v from 'valibot';
import {
  address,
  collector,
  counterAddress,
  emailAddress,
  storePaths,
  wholeNumber,
  withoutTrailingSlash,
  yesOrNo,
} from './values.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const OF_THE_SHOP = 'from `stores.yaml` in CATALOGUE';

/**
 * Documents a setting; `without` explains an absent value, where the schema has no default. A secret can also be read
 * from the file that `<NAME>_FILE` names.
 */
type About = { what: string; without?: string; secret?: true };

export const setting = <const Schema extends v.BaseSchema<string | undefined, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
  about: About,
) => v.pipe(schema, v.metadata(about));

export const Environment = v.object({
  PORT: setting(v.optional(wholeNumber(0, 65535), '3000'), { what: 'port of the server' }),
  HOST: setting(v.optional(v.string()), { what: 'network interface to listen on', without: 'all interfaces' }),
  PUBLIC_URL: setting(v.optional(address(['http:', 'https:'])), {
    what: 'public URL of the shop, for canonical links, email and picture URLs; if it is missing or names this machine, GraphQL returns picture URLs with the requested host',
    without: 'http://localhost:PORT',
  }),
  PASSKEY_DOMAIN: setting(v.optional(v.string()), {
    what: 'domain of passkeys: the host of PUBLIC_URL, or a parent domain shared by all hosts of the shop; changing it makes existing passkeys unusable',
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
      what: 'comma-separated list of origins that may use passkeys',
      without: 'PUBLIC_URL',
    },
  ),
  TLS_CERT: setting(v.optional(v.string()), {
    what: 'file with the certificate chain (PEM); the shop then serves HTTPS itself, HTTP/2 and HTTP/1.1; a renewed certificate is used within an hour',
    without: 'HTTP, for use behind a proxy',
  }),
  TLS_KEY: setting(v.optional(v.string()), { what: 'file with the private key (PEM), required with TLS_CERT' }),
  TRUST_PROXY: setting(v.optional(yesOrNo, 'false'), { what: 'trust `X-Forwarded-*` headers of the nearest proxy' }),
  DATABASE_URL: setting(v.optional(address(['postgres:', 'postgresql:'])), {
    secret: true,
    what: 'PostgreSQL 15 or newer to use instead of the embedded database; several processes may share it',
    without: 'embedded database in VAR_DIR/data',
  }),
  DATABASE_POOL: setting(v.optional(wholeNumber(1, 500), '10'), { what: 'database connections of one process' }),
  COMMERCE_URL: setting(v.optional(address(['http:', 'https:'])), {
    what: 'URL of a Magento, Mage-OS or Adobe Commerce to use instead of the embedded back end; `/graphql`, `/rest` and `/media` are proxied to it',
  }),
  COMMERCE_TIMEOUT: setting(v.optional(wholeNumber(1, 300), '20'), {
    what: 'seconds that a response of COMMERCE_URL may take; after five failures in a row it is not called for five seconds',
  }),
  COMMERCE_MAX_MB: setting(v.optional(wholeNumber(1, 1_000), '8'), {
    what: 'largest response of COMMERCE_URL in megabytes, except pictures and films',
  }),
  ATTRIBUTES_MAP: setting(v.optional(v.string()), {
    what: 'YAML file that maps attribute codes to those of COMMERCE_URL ([how](#attributes-of-a-magento))',
    without: 'the codes of `catalogue/attributes.yaml`',
  }),
  STORE_PATHS: setting(v.optional(storePaths), {
    what: 'first path segment of store views, such as `default:/,fr:/fr`; exactly one view is at `/`',
    without: 'the default view at `/`, others at `/<code>`',
  }),
  EXTRAS_FOLDER: setting(v.optional(v.string()), {
    what: 'folder with `stores.yaml` and `showrooms.yaml`, for use with COMMERCE_URL: this process then handles feedback and showroom visits itself, in DATABASE_URL or VAR_DIR',
    without: 'not offered if the Magento does not support them',
  }),
  VAR_DIR: setting(v.optional(v.string(), 'var'), { what: 'directory for all data that the shop writes' }),
  CATALOGUE: setting(v.optional(v.string()), {
    what: 'directory of your catalogue: the first start loads it instead of the sample, its `media` is served, and its `stores.yaml` names the sender of email',
    without: '`catalogue` (the sample)',
  }),
  THEME: setting(v.optional(v.string()), {
    what: 'directory of the brand: colours, fonts, logo, icons ([how](theme.md))',
    without: '`theme` in CATALOGUE, else a neutral theme',
  }),
  SMTP_URL: setting(v.optional(address(['smtp:', 'smtps:'])), {
    secret: true,
    what: 'mail server: `smtp://user:password@host:587` or `smtps://…`',
    without: 'emails are written to VAR_DIR/mail',
  }),
  MAIL_FROM: setting(v.optional(v.string()), { what: 'sender of emails', without: OF_THE_SHOP }),
  MAIL_ADDRESS: setting(v.optional(v.string()), {
    what: 'name and postal address of the sender, required by law in newsletters; `MAIL_ADDRESS_FR`, `MAIL_ADDRESS_PT_BR` … for one language',
    without: OF_THE_SHOP,
  }),
  SUPPORT_EMAIL: setting(v.optional(emailAddress), {
    what: 'address that receives messages of visitors and that emails name; `SUPPORT_EMAIL_FR`, `SUPPORT_EMAIL_PT_BR` … for one language',
    without: OF_THE_SHOP,
  }),
  NEWSLETTER_GUESTS: setting(v.optional(yesOrNo, 'true'), {
    what: 'whether visitors may subscribe to the newsletter without an account',
  }),
  ACCOUNT_CONFIRMATION: setting(v.optional(yesOrNo, 'false'), {
    what: 'whether a new account must be confirmed by email before the first sign-in',
  }),
  GOOGLE_GEOCODING_KEY: setting(v.optional(v.string()), {
    secret: true,
    what: "key of Google's geocoder, which finds the country of visitors who share their location",
    without: 'a border map of the shop is used',
  }),
  GOOGLE_MAPS_KEY: setting(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'must be a key of Google Maps'))), {
    what: 'key of Google Maps; pages with a map then load Google scripts',
    without: 'maps of the shop (MapLibre)',
  }),
  GOOGLE_PLACES_KEY: setting(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'must be a key of Google'))), {
    secret: true,
    what: 'key of Google Places API (New), to suggest addresses while they are typed; only the server calls Google. Mention it in your privacy policy',
    without: 'only town and province are filled in, from the postal code',
  }),
  GOOGLE_PLACES_ADDRESS: setting(v.optional(address(['http:', 'https:']), 'https://places.googleapis.com'), {
    what: 'URL of that API (for a proxy or tests)',
  }),
  SEARCH_ENGINE: setting(v.optional(v.string(), 'postgresql'), {
    what: 'search engine: `postgresql`, or one that was added to the code',
  }),
  ANALYTICS_URL: setting(v.optional(collector), {
    what: 'URL of a Snowplow-compatible collector; visitors are asked for consent first',
    without: 'no analytics and no consent question',
  }),
  WEBHOOKS_PRIVATE: setting(v.optional(yesOrNo, 'false'), {
    what: 'allow webhooks over HTTP and to private networks',
  }),
  LOG_LEVEL: setting(v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'), {
    what: 'fatal, error, warn, info, debug, trace or silent',
  }),
  CACHE_MB: setting(v.optional(wholeNumber(1, 16_384), '64'), {
    what: 'cache for pages, and the same size again for GraphQL responses',
  }),
  CDN_SECONDS: setting(v.optional(wholeNumber(0, 31_536_000), '0'), {
    what: 'seconds that a CDN may cache pages shared by all guests; 0 turns it off. The cache key of the CDN must include the cookie `store_view_currency`',
  }),
  CDN_PURGE_URL: setting(v.optional(address(['http:', 'https:'])), {
    what: 'URL of the CDN for purging by tag; called after a write by `POST` with `{"tags": […]}` and `Surrogate-Key`',
    without: 'pages in a CDN change when they expire',
  }),
  CDN_PURGE_HEADER: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]+: *[\x20-\x7e]+$/, 'must be `Name: value`'))),
    {
      secret: true,
      what: 'header of that request, such as `Authorization: Bearer …`',
    },
  ),
  GRAPHQL_INTROSPECTION: setting(v.optional(yesOrNo, 'yes'), {
    what: 'whether introspection of the schema is allowed, as on Magento by default',
  }),
  RATE_LIMITS: setting(v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'), {
    what: '`off` if many shoppers share one address, as in tests',
  }),
  GRAPHQL_COST_PER_QUESTION: setting(v.optional(wholeNumber(1_000, 10_000_000), '60000'), {
    what: 'fields that one GraphQL operation may resolve',
  }),
  GRAPHQL_COST_PER_SECOND: setting(v.optional(wholeNumber(100, 10_000_000), '20000'), {
    what: 'GraphQL cost allowed per address and second, saved up for ten seconds. A field or 25 bytes of the response cost 1, an operation 100, each root field 1,000. Ignored with RATE_LIMITS=off',
  }),
  MAX_CONNECTIONS: setting(v.optional(wholeNumber(10, 100_000), '4000'), {
    what: 'connections in all, fewer if the system allows fewer open files. Beyond it the oldest idle connection is closed; if none is idle, the new one gets 503',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: setting(v.optional(wholeNumber(1, 100_000), '200'), {
    what: 'connections per IPv4 address or IPv6 /64. Ignored with TRUST_PROXY or RATE_LIMITS=off',
  }),
  HEADERS_TIMEOUT: setting(v.optional(wholeNumber(1, 120), '10'), {
    what: 'seconds to receive the headers of a request',
  }),
  MIN_BYTES_PER_SECOND: setting(v.optional(wholeNumber(1, 1_000_000), '1000'), {
    what: 'minimum speed of request bodies and responses; slower connections are closed after ten seconds',
  }),
  COUNTER: setting(v.optional(counterAddress, '/counter'), {
    what: 'where staff open the back office: a path of the shop, a port of its own, or `off`',
  }),
  NOTIFY_STOCK_QTY: setting(v.optional(wholeNumber(0, 1_000_000), '5'), {
    what: 'products with fewer available units are low in stock for staff, unless they have their own threshold (`notify_stock_qty`)',
  }),
  METRICS_PORT: setting(v.optional(wholeNumber(0, 65535)), {
    what: 'port that serves metrics for Prometheus at `/metrics`, without access control ([what they say](#metrics))',
    without: 'no metrics',
  }),
  METRICS_HOST: setting(v.optional(v.string(), '127.0.0.1'), {
    what: 'network interface of METRICS_PORT; use an internal one if Prometheus runs on another machine',
  }),
  SHUTDOWN_DELAY: setting(v.optional(wholeNumber(0, 300), '0'), {
    what: 'seconds between SIGTERM (`/health/ready` returns 503) and closing the port; use twice the interval of the load balancer',
  }),
  NODE_ENV: setting(
    v.optional(
      v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
      'production',
    ),
    { what: 'set by `npm run dev` and the tests' },
  ),
});

type Issue = v.BaseIssue<unknown>;
/** An optional setting with its description, as `setting` makes it. */
export type Entry = v.SchemaWithPipe<
  readonly [
    v.OptionalSchema<v.BaseSchema<string, unknown, Issue>, string | undefined>,
    ...v.PipeItem<unknown, unknown, Issue>[],
  ]
>;

export const isSecret = (schema: Entry): boolean => (v.getMetadata(schema) as About).secret === true;

type Described = { name: string; what: string; value: string | undefined; without: string; secret: boolean };

/** Every setting, and `more`, with its default (as in the environment) for the documents. */
export const describeSettings = (more: Readonly<Record<string, Entry>>): Described[] =>
  Object.entries({ ...Environment.entries, ...more }).map(([name, schema]) => {
    const { what, without = '' } = v.getMetadata(schema) as About;
    return { name, what, value: schema.pipe[0].default, without, secret: isSecret(schema) };
  });

export type Values = v.InferOutput<typeof Environment>;
