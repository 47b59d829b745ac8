import type { Language } from '#commerce/platform/store-view-types.ts';
import type { SubscriptionStatusesEnum } from '#contract/generated/schema-types.ts';

export type Subscriber = {
  id: number;
  email: string;
  status: SubscriptionStatusesEnum;
  token: string;
  language: Language;
};

/** The permanent consent record. */
export type Consent = {
  action: 'subscribed' | 'unsubscribed';
  textVersion: string | null;
  language: Language;
  storeViewId: number;
  source: string;
  networkHash: Uint8Array | null;
  givenAt: Date;
};

/** A subscriber with the latest consent, for the shop's staff. */
export type SubscriberRecord = {
  email: string;
  status: string;
  storeView: string;
  language: string;
  consentVersion: string | null;
  consentSource: string | null;
  consentAt: Date | null;
  changedAt: Date;
  /** For the footer of emails; empty after the subscription has ended. */
  unsubscribePage: string;
  /** For the `List-Unsubscribe` header, with `List-Unsubscribe-Post: List-Unsubscribe=One-Click`; empty likewise. */
  listUnsubscribe: string;
};

export type GivenConsent = Pick<Consent, 'givenAt' | 'action' | 'textVersion' | 'source'>;

/** A stored subscriber with the latest consent. */
export type StoredSubscriber = Omit<SubscriberRecord, 'unsubscribePage' | 'listUnsubscribe'> & { token: string };
