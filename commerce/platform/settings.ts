import { resolve } from 'node:path';
import * as v from 'valibot';

const wholeNumber = (smallest: number, largest: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(smallest, `must be at least ${smallest}`),
    v.maxValue(largest, `must be at most ${largest}`),
  );

const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`),
  );

/** Stands in a policy of every page, and posts are sent to it: nothing but an address. */
const collector = v.pipe(
  address(['http:', 'https:']),
  v.check((value) => {
    const { username, password, search, hash } = new URL(value);
    return `${username}${password}${search}${hash}` === '';
  }, 'must be an address without a user, a query or a fragment'),
);

const emailAddress = v.pipe(v.string(), v.email('must be an e-mail address'));

export type ByLanguage = Readonly<Record<'en' | 'fr', string>>;

const SAMPLE_ADDRESS: ByLanguage = {
  en: 'Tessera, 1187 rue des Carriers, bureau 100, Montréal, QC H2N 0A7, Canada',
  fr: 'Tessera, 1187, rue des Carriers, bureau 100, Montréal (Québec) H2N 0A7, Canada',
};
const SAMPLE_EMAIL: ByLanguage = { en: 'hello@tessera.example', fr: 'bonjour@tessera.example' };

/** What a merchant says in one language counts in both. */
const byLanguage = (en: string | undefined, fr: string | undefined, sample: ByLanguage): ByLanguage => ({ en: en ?? fr ?? sample.en, fr: fr ?? en ?? sample.fr });

const yesOrNo = v.pipe(
  v.picklist(['1', '0', 'true', 'false', 'yes', 'no'], 'must be true or false'),
  v.transform((value) => ['1', 'true', 'yes'].includes(value)),
);

const Environment = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test'], 'must be development, production or test'), 'production'),
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.string()),
  PUBLIC_URL: v.optional(address(['http:', 'https:'])),
  VAR_DIR: v.optional(v.string(), 'var'),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  DATABASE_POOL: v.optional(wholeNumber(1, 500), '10'),
  COMMERCE_URL: v.optional(address(['http:', 'https:'])),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(v.string(), 'Tessera <orders@tessera.example>'),
  MAIL_ADDRESS: v.optional(v.string()),
  MAIL_ADDRESS_FR: v.optional(v.string()),
  SUPPORT_EMAIL: v.optional(emailAddress),
  SUPPORT_EMAIL_FR: v.optional(emailAddress),
  NEWSLETTER_GUESTS: v.optional(yesOrNo, 'true'),
  GOOGLE_GEOCODING_KEY: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level'), 'info'),
  CACHE_MB: v.optional(wholeNumber(1, 16_384), '64'),
  GRAPHQL_INTROSPECTION: v.optional(yesOrNo),
  TRUST_PROXY: v.optional(yesOrNo, 'false'),
  GOOGLE_MAPS_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, 'must be a key of Google Maps'))),
  ANALYTICS_URL: v.optional(collector),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
});

/** Everything the process can be told from outside; each field has a safe default. */
export type Settings = {
  environment: 'development' | 'production' | 'test';
  isProduction: boolean;
  port: number;
  /** Undefined: all interfaces. */
  host: string | undefined;
  /** Origin of the shop without a trailing slash, used in absolute addresses. */
  publicUrl: string;
  /** Absolute folder of everything the process writes. */
  varDir: string;
  /** Undefined: embedded PGlite in `varDir/data`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** A foreign Magento; the embedded back end is then off. */
  commerceUrl: string | undefined;
  /** Undefined: mail is written to `varDir/mail`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Name and postal address of the sender, which the law wants in a newsletter. */
  mailAddress: ByLanguage;
  /** Who reads what visitors have to say. */
  supportEmail: ByLanguage;
  /** Whether the newsletter may be subscribed to without an account. */
  newsletterGuests: boolean;
  /** Undefined: the shop's own borders tell in which country a visitor is. */
  geocodingKey: string | undefined;
  logLevel: string;
  cacheBytes: number;
  introspection: boolean;
  /** Whether X-Forwarded-For of the nearest proxy is believed. */
  trustProxy: boolean;
  /** Off only where one address stands for many shoppers, as in tests. */
  rateLimits: boolean;
  /** Undefined: maps are drawn from data of our own. */
  mapsKey: string | undefined;
  /** Collector of a third-party tracker. Undefined: nothing is measured beyond the browser and no visitor is asked. */
  analyticsUrl: string | undefined;
};

export class SettingsError extends Error {}

const withoutTrailingSlash = (value: string): string => value.replace(/\/+$/, '');

/** Reads and checks the environment; empty values count as absent. Throws {@link SettingsError} naming every wrong field. */
export const loadSettings = (environment: Readonly<Record<string, string | undefined>> = process.env): Settings => {
  const given = Object.fromEntries(Object.keys(Environment.entries).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const values = result.output;
  const isProduction = values.NODE_ENV === 'production';
  return {
    environment: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host: values.HOST,
    publicUrl: withoutTrailingSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    varDir: resolve(values.VAR_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    commerceUrl: values.COMMERCE_URL && withoutTrailingSlash(values.COMMERCE_URL),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailAddress: byLanguage(values.MAIL_ADDRESS, values.MAIL_ADDRESS_FR, SAMPLE_ADDRESS),
    supportEmail: byLanguage(values.SUPPORT_EMAIL, values.SUPPORT_EMAIL_FR, SAMPLE_EMAIL),
    newsletterGuests: values.NEWSLETTER_GUESTS,
    geocodingKey: values.GOOGLE_GEOCODING_KEY,
    logLevel: values.LOG_LEVEL,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    introspection: values.GRAPHQL_INTROSPECTION ?? !isProduction,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
    mapsKey: values.GOOGLE_MAPS_KEY,
    analyticsUrl: values.ANALYTICS_URL && withoutTrailingSlash(values.ANALYTICS_URL),
  };
};
