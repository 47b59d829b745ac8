import type { Language } from '#commerce/stores/types.ts';
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
};

export type GivenConsent = Pick<Consent, 'givenAt' | 'action' | 'textVersion' | 'source'>;
