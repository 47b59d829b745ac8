import type { Language } from '#commerce/platform/store-view-types.ts';
import type { SubscriptionStatusesEnum } from '#contract/generated/schema-types.ts';

export type Subscriber = {
  id: number;
  email: string;
  status: SubscriptionStatusesEnum;
  token: string;
  language: Language;
};

/** The permanent record of a consent. */
export type Consent = {
  action: 'subscribed' | 'unsubscribed';
  textVersion: string | null;
  language: Language;
  storeViewId: number;
  source: string;
  networkHash: Uint8Array | null;
  givenAt: Date;
};

/** A subscriber with their latest consent, for the shop's staff. */
export type SubscriberRecord = {
  email: string;
  status: string;
  storeView: string;
  language: string;
  consentVersion: string | null;
  consentSource: string | null;
  consentAt: Date | null;
  changedAt: Date;
  /** For the foot of a letter to them; empty once it ended, as is the next. */
  unsubscribePage: string;
  /** For the letter's `List-Unsubscribe`, beside `List-Unsubscribe-Post: List-Unsubscribe=One-Click`. */
  listUnsubscribe: string;
};

export type GivenConsent = Pick<Consent, 'givenAt' | 'action' | 'textVersion' | 'source'>;

/** A subscriber with their latest consent, as they are kept. */
export type StoredSubscriber = Omit<SubscriberRecord, 'unsubscribePage' | 'listUnsubscribe'> & { token: string };
