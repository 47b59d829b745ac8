/** Validation rules of trade account applications, shared by the form and the back end. */
import { COMPANY_RULES, telephoneRules } from './contact-fields.ts';
import { hasMaxLength, required, type Rule } from './validation.ts';

/** Allowed file name endings of documents; the back end also checks the content. */
export const TRADE_DOCUMENT_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

/** Maximum size of a file, and number of files per application or certificate. */
export const MAX_TRADE_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_TRADE_DOCUMENTS = 4;

/** Upload endpoint for signed-in customers: `POST` with the file as body and its name as `?name=`. */
export const TRADE_DOCUMENTS_PATH = '/V1/trade/files';

export const MAX_LICENCE = 60;

export const TRADE_FIELDS = ['company', 'licence', 'telephone'] as const;
export type TradeField = (typeof TRADE_FIELDS)[number];

export const tradeRules = (countryId: string): Readonly<Record<TradeField, readonly Rule[]>> => ({
  company: COMPANY_RULES,
  licence: [required, hasMaxLength(MAX_LICENCE)],
  telephone: telephoneRules(countryId),
});

/** Returns whether a file name has an allowed ending. */
export const isTradeDocumentName = (name: string): boolean =>
  TRADE_DOCUMENT_ENDINGS.some((ending) => name.trim().toLowerCase().endsWith(`.${ending}`));

export const MAX_CERTIFICATE_NUMBER = 60;

/** Returns whether a text is a valid date of the form YYYY-MM-DD. */
export const isDay = (day: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(day) && new Date(Date.parse(day) || 0).toISOString().startsWith(day);
