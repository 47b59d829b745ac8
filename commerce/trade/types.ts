export type TradeState = 'pending' | 'approved' | 'declined';

/** What trade.yaml says. */
export type TradeRule = { /** The customer group of the trade. */ groupId: number };

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
  /** Null once the account is deleted. */
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

export type AskedCertificate = Pick<TaxCertificate, 'number' | 'countryId' | 'regionCode' | 'validUntil'> & {
  files: readonly string[];
};

export type DocumentType = 'pdf' | 'jpg';

/** A paper; `storedAs` is its random name in the folder of the trade. */
export type KeptDocument = { name: string; type: DocumentType; bytes: number; storedAs: string };

/** What a customer writes, checked; papers by the tokens of their upload. */
export type AskedApplication = { company: string; licence: string; telephone: string; files: readonly string[] };
