import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export type TradeState = 'pending' | 'approved' | 'declined';

/** Contents of trade.yaml. */
export type TradeRule = {
  /** The customer group of the trade. */
  groupId: number;
  /** Terms for buying on account; absent: unlimited. */
  credit?: readonly CreditRule[];
};

export type TradeApplication = {
  id: number;
  customerId: number;
  storeViewId: number;
  company: string;
  licence: string;
  telephone: string;
  state: TradeState;
  /** Why it was declined. */
  reason: string | null;
  sentAt: Date;
  decidedAt: Date | null;
  /** Names of its papers as the customer called them. */
  files: readonly string[];
};

/** An application as staff see it. */
export type TradeRecord = Omit<TradeApplication, 'customerId' | 'storeViewId' | 'files'> & {
  name: string;
  email: string;
  group: number;
  files: string;
};

export type TaxCertificate = {
  id: number;
  /** Null after the account was deleted. */
  customerId: number | null;
  storeViewId: number;
  number: string;
  countryId: string;
  regionCode: string;
  /** YYYY-MM-DD. */
  validUntil: string;
  state: TradeState;
  reason: string | null;
};

/** A certificate as staff see it. */
export type CertificateRecord = Omit<TaxCertificate, 'customerId' | 'storeViewId'> & {
  name: string | null;
  email: string | null;
  files: string;
  sentAt: Date;
  decidedAt: Date | null;
};

export type CertificateRequest = Pick<TaxCertificate, 'number' | 'countryId' | 'regionCode' | 'validUntil'> & {
  files: readonly string[];
};

export type DocumentType = 'pdf' | 'jpg';

/** A paper; `storedAs` is its random name in the folder of the trade. */
export type StoredDocument = { name: string; type: DocumentType; bytes: number; storedAs: string };

/** A validated application; documents by their upload tokens. */
export type ApplicationRequest = { company: string; licence: string; telephone: string; files: readonly string[] };

/** Terms of trade.yaml for buying on account in a currency. */
export type CreditRule = { currency: CurrencyCode; /** Minor units. */ amount: number; days: number };

/** Holder of a credit account: the company if the customer belongs to one, otherwise the customer. */
export type Holder = { customerId: number; companyId: number | null };

export type CreditTerms = {
  ownAmount: number | null;
  ownDays: number | null;
  ruleAmount: number | null;
  ruleDays: number | null;
  isLimited: boolean;
  tradeGroup: number;
};

/** An unpaid order on account; minor units. */
export type DueOrder = {
  number: string;
  due: number;
  grandTotal: number;
  termsDays: number | null;
  purchaseOrderNumber: string | null;
  invoices: readonly { number: string; amount: number; createdAt: Date }[];
};

export type DueInvoice = {
  number: string;
  orderNumber: string;
  purchaseOrderNumber: string | null;
  /** Due amount in minor units. */
  due: number;
  /** YYYY-MM-DD, as is `dueOn`. */
  issuedOn: string;
  dueOn: string;
  isOverdue: boolean;
};

/** Minor units of one currency. */
export type Credit = {
  currency: CurrencyCode;
  limit: number;
  used: number;
  /** Part of `used` not yet invoiced. */
  notInvoiced: number;
  days: number;
  invoices: readonly DueInvoice[];
};

/** An order on account as staff see it. */
export type CreditRecord = {
  order: string;
  email: string;
  currency: CurrencyCode;
  due: string;
  total: string;
  purchaseOrder: string;
  placedAt: Date;
  invoices: string;
};
