import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Texts } from '#contract/languages.ts';
import * as v from 'valibot';
import { Environment } from './settings/environment.ts';
import {
  gatewayEntries,
  paymentSources,
  type GatewaySettings,
  type PaymentSources,
} from './settings/gateway-settings.ts';
import { withSecretFiles } from './settings/secret-files.ts';
import { SettingsError } from './settings/settings-error.ts';
import { overriddenTexts, textsByLanguage } from './settings/texts.ts';
import { emailAddress, withoutTrailingSlash } from './settings/values.ts';
import type { StorePaths } from '#contract/store-views.ts';
import { SAMPLE_CATALOGUE, shopOfFile } from './shop-file.ts';
import { readTheme } from './theme/read-theme.ts';
import { DEFAULT_THEME, type Theme } from './theme/theme.ts';

/** All settings of the process; each field has a safe default. */
export type Settings = {
  environment: 'development' | 'production' | 'test';
  isProduction: boolean;
  port: number;
  /** Undefined: all interfaces. */
  host: string | undefined;
  /** Origin of the shop without a trailing slash, used in absolute URLs. */
  publicUrl: string;
  /** Origin at which the client of the current request reached the shop. */
  requestOrigin?: string | undefined;
  /** Domain and origins of passkeys. */
  passkeys: { domain: string; origins: readonly string[] };
  /** Files of certificate and key. Undefined: plain HTTP. */
  tls: { cert: string; key: string } | undefined;
  /** Absolute path of the directory for everything the process writes. */
  varDir: string;
  /** Absolute path of the catalogue directory: initial data of an empty database, pictures, and the shop's identity. */
  catalogue: string;
  /** Brand of pages, emails and PDF documents. */
  theme: Theme;
  /** Name of the shop in its catalogue. */
  shopName: string;
  /** The time zone of the default store view, for displayed times and day limits. */
  timeZone: string;
  /** The catalogue is the sample of the project. */
  isSample: boolean;
  /** Undefined: embedded PGlite in `varDir/data`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** External Magento back end; the embedded one is then off. */
  commerceUrl: string | undefined;
  /** Prefixes of store views in URLs, by code. */
  storePaths: StorePaths;
  /** File that maps attributes of the external Magento to ours. */
  attributesMap: string | undefined;
  /** Directory of store views and showrooms, for feedback and visits stored in addition to that Magento. */
  extrasFolder: string | undefined;
  commerceLimits: { deadlineMs: number; maxBytes: number };
  /** Undefined: mail is written to `varDir/mail`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Name and postal address of the sender, legally required in a newsletter. */
  mailAddress: Texts;
  /** Recipient of visitors' feedback. */
  supportEmail: Texts;
  /** Guests may subscribe to the newsletter. */
  newsletterGuests: boolean;
  /** New accounts must confirm their email address. */
  accountConfirmation: boolean;
  /** Undefined: the shop's own borders determine a visitor's country. */
  geocodingKey: string | undefined;
  /** Undefined: no address suggestions. */
  googlePlaces: { key: string; address: string } | undefined;
  /** Webhooks may use HTTP and private networks. */
  areWebhooksPrivate: boolean;
  logLevel: string;
  cacheBytes: number;
  /** Seconds 0: a CDN may not cache pages. */
  cdn: { seconds: number; staleSeconds: number; purgeUrl: string | undefined; purgeHeader: string | undefined };
  introspection: boolean;
  /** Trust the nearest proxy's X-Forwarded-For. */
  trustProxy: boolean;
  /** Off only if many shoppers share one IP address, as in tests. */
  rateLimits: boolean;
  graphqlCost: { perQuestion: number; perSecond: number };
  connections: { inAll: number; perAddress: number; headersMs: number; bytesPerSecond: number };
  /** Location of the back office. Undefined if it is off. */
  counter: { path: string } | { port: number } | undefined;
  /** Products with fewer available units are low in stock, unless they have a threshold of their own. */
  notifyStockQty: number;
  /** Undefined: no metrics. */
  metrics: { port: number; host: string } | undefined;
  shutdownDelayMs: number;
  /** Undefined: maps are rendered from our own data. */
  mapsKey: string | undefined;
  /** CSP sources of pages that take payment. */
  paymentSources: PaymentSources;
  /** Name of the search engine. */
  searchEngine: string;
  /** Settings of the active payment gateways by method code; each gateway knows its own type. */
  gateways: Readonly<Record<string, unknown>>;
  /** URL of a Snowplow collector. Undefined: no analytics and no consent dialog. */
  analyticsUrl: string | undefined;
};

/** The theme of `THEME`, or of the catalogue if it has one. A Magento does not get the sample's theme. */
const themeOf = (given: { THEME?: string; CATALOGUE?: string; COMMERCE_URL?: string }, catalogue: string): Theme => {
  if (given.THEME) return readTheme(resolve(given.THEME));
  const folder = join(catalogue, 'theme');
  const isOthers = Boolean(given.COMMERCE_URL) && !given.CATALOGUE;
  return existsSync(folder) && !isOthers ? readTheme(folder) : DEFAULT_THEME;
};

/**
 * Reads variables for one language, such as `SUPPORT_EMAIL_FR`. Throws a {@link SettingsError} for an invalid value.
 */
const textsOf = (
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  schema: v.GenericSchema<string>,
): Texts =>
  Object.fromEntries(
    [...textsByLanguage(environment, name)].map(([language, { variable, text }]) => {
      const { success, issues = [] } = v.safeParse(schema, text);
      if (!success)
        throw new SettingsError(
          `These settings cannot be used:\n  ${variable}: ${issues.map(({ message }) => message).join()}`,
        );
      return [language, text];
    }),
  );

/** Time in which a CDN may serve an old page while it fetches the new one, or while the shop is down. */
const CDN_STALE_SECONDS = 86_400;

/**
 * Reads and validates the environment, with the variables of the gateways and files of secrets; empty values count as
 * absent. Throws {@link SettingsError} naming every invalid field. `commerce/settings.ts` passes the gateways.
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  gateways: readonly GatewaySettings[],
): Settings => {
  const entries = { ...gatewayEntries(gateways), ...Environment.entries };
  const variables = withSecretFiles(environment, entries);
  const given = Object.fromEntries(
    Object.keys(entries).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const result = v.safeParse(v.object(entries), given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const values = result.output;
  const { TLS_CERT: cert, TLS_KEY: key } = values;
  if (!cert !== !key)
    throw new SettingsError(
      `These settings cannot be used:\n  ${cert ? 'TLS_KEY' : 'TLS_CERT'}: is needed with the other`,
    );
  const counterPath = values.COUNTER && 'path' in values.COUNTER ? values.COUNTER.path : '';
  const taken = Object.values(values.STORE_PATHS ?? {}).find(
    (path) => path.toLowerCase() === counterPath.toLowerCase(),
  );
  if (taken)
    throw new SettingsError(`These settings cannot be used:\n  STORE_PATHS: ${taken} is the path of the back office`);
  const catalogue = values.CATALOGUE ? resolve(values.CATALOGUE) : SAMPLE_CATALOGUE;
  const shop = shopOfFile(catalogue);
  const isProduction = values.NODE_ENV === 'production';
  const publicUrl = withoutTrailingSlash(values.PUBLIC_URL ?? `${cert ? 'https' : 'http'}://localhost:${values.PORT}`);
  return {
    environment: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    passkeys: {
      domain: values.PASSKEY_DOMAIN ?? new URL(publicUrl).hostname,
      origins: values.PASSKEY_ORIGINS ?? [new URL(publicUrl).origin],
    },
    tls: cert && key ? { cert: resolve(cert), key: resolve(key) } : undefined,
    varDir: resolve(values.VAR_DIR),
    catalogue,
    theme: themeOf(values, catalogue),
    shopName: shop.name,
    timeZone: shop.timeZone,
    isSample: catalogue === SAMPLE_CATALOGUE,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    commerceUrl: values.COMMERCE_URL && withoutTrailingSlash(values.COMMERCE_URL),
    storePaths: values.STORE_PATHS ?? {},
    attributesMap: values.ATTRIBUTES_MAP && resolve(values.ATTRIBUTES_MAP),
    extrasFolder: values.COMMERCE_URL && values.EXTRAS_FOLDER ? resolve(values.EXTRAS_FOLDER) : undefined,
    commerceLimits: { deadlineMs: values.COMMERCE_TIMEOUT * 1000, maxBytes: values.COMMERCE_MAX_MB * 1024 * 1024 },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${shop.name} <${shop.sender}>`,
    mailAddress: overriddenTexts(
      Object.fromEntries(
        Object.entries(shop.address).map(([language, address]) => [language, `${shop.name}, ${address}`]),
      ),
      values.MAIL_ADDRESS,
      textsOf(variables, 'MAIL_ADDRESS', v.string()),
    ),
    supportEmail: overriddenTexts(shop.email, values.SUPPORT_EMAIL, textsOf(variables, 'SUPPORT_EMAIL', emailAddress)),
    newsletterGuests: values.NEWSLETTER_GUESTS,
    accountConfirmation: values.ACCOUNT_CONFIRMATION,
    geocodingKey: values.GOOGLE_GEOCODING_KEY,
    googlePlaces: values.GOOGLE_PLACES_KEY
      ? { key: values.GOOGLE_PLACES_KEY, address: withoutTrailingSlash(values.GOOGLE_PLACES_ADDRESS) }
      : undefined,
    areWebhooksPrivate: values.WEBHOOKS_PRIVATE,
    logLevel: values.LOG_LEVEL,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    cdn: {
      seconds: values.CDN_SECONDS,
      staleSeconds: CDN_STALE_SECONDS,
      purgeUrl: values.CDN_PURGE_URL,
      purgeHeader: values.CDN_PURGE_HEADER,
    },
    introspection: values.GRAPHQL_INTROSPECTION,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    graphqlCost: {
      perQuestion: values.GRAPHQL_COST_PER_QUESTION,
      perSecond: values.GRAPHQL_COST_PER_SECOND,
    },
    connections: {
      inAll: values.MAX_CONNECTIONS,
      perAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
      headersMs: values.HEADERS_TIMEOUT * 1000,
      bytesPerSecond: values.MIN_BYTES_PER_SECOND,
    },
    counter: values.COMMERCE_URL ? undefined : values.COUNTER,
    notifyStockQty: values.NOTIFY_STOCK_QTY,
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    shutdownDelayMs: values.SHUTDOWN_DELAY * 1000,
    mapsKey: values.GOOGLE_MAPS_KEY,
    paymentSources: paymentSources(gateways, values),
    searchEngine: values.SEARCH_ENGINE,
    gateways: values.COMMERCE_URL ? {} : Object.fromEntries(gateways.map((one) => [one.code, one.read(values)])),
    analyticsUrl: values.ANALYTICS_URL && withoutTrailingSlash(values.ANALYTICS_URL),
  };
};
