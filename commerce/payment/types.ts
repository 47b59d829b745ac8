import type { CurrencyCode } from '#commerce/stores/types.ts';

export type CardSummary = { brand: string; last4: string; /** `mmyy` */ expiry: string };

export type Charge = {
  /** The gateway acts once for a key, however often it is asked. */
  key: string;
  nonce: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
};

export type ChargeOutcome =
  | { status: 'approved'; transactionId: string; card: CardSummary }
  | { status: 'declined'; reason: string };

/** What a payment provider must do; called outside transactions only. A call that throws has an unknown outcome. */
export type PaymentGateway = {
  readonly code: string;
  /** Whether a nonce could be one of this gateway's at all. */
  isNonce(nonce: string): boolean;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Undoes an approved charge; repeating it is harmless. */
  void(transactionId: string): Promise<void>;
  /** What became of a charge whose answer was lost; undefined when the gateway never saw it. */
  find(key: string): Promise<ChargeOutcome | undefined>;
};

export type PaymentMethod = { code: string; title: string };

/** started → approved → ordered; or declined, failed (outcome unknown, nothing charged), voiding → voided (charge undone). */
export type AttemptState = 'started' | 'approved' | 'declined' | 'failed' | 'ordered' | 'voiding' | 'voided';

export type PaymentAttempt = {
  id: number;
  cartId: number;
  key: string;
  state: AttemptState;
  amount: number;
  currency: CurrencyCode;
  transactionId: string | null;
  card: CardSummary | null;
  startedAt: Date;
};
