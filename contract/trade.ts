/** The rules of an application for a trade account: the form validates with them, the back end before it keeps it. */
import { COMPANY_RULES, TELEPHONE_RULES } from './contact-fields.ts';
import { hasMaxLength, required, type Rule } from './validation.ts';

/** What papers may be, by the ending of their name; each is checked by its content. */
export const TRADE_DOCUMENT_ENDINGS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

/** Bytes of one file, and how many one application or certificate may have. */
export const MAX_TRADE_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_TRADE_DOCUMENTS = 4;

/** Path of the endpoint that takes a file of a signed-in customer: `POST` with the file as its body and its name as `?name=`. */
export const TRADE_DOCUMENTS_PATH = '/V1/trade/files';

export const MAX_LICENCE = 60;

export const TRADE_FIELDS = ['company', 'licence', 'telephone'] as const;
export type TradeField = (typeof TRADE_FIELDS)[number];

export const TRADE_RULES: Readonly<Record<TradeField, readonly Rule[]>> = {
  company: COMPANY_RULES,
  licence: [required, hasMaxLength(MAX_LICENCE)],
  telephone: TELEPHONE_RULES,
};

/** Whether the ending of a file's name is one of those that are taken. */
export const isTradeDocumentName = (name: string): boolean =>
  TRADE_DOCUMENT_ENDINGS.some((ending) => name.trim().toLowerCase().endsWith(`.${ending}`));

export const MAX_CERTIFICATE_NUMBER = 60;

/** Whether a day, YYYY-MM-DD, is in the calendar. */
export const isDay = (day: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(day) && new Date(Date.parse(day) || 0).toISOString().startsWith(day);
