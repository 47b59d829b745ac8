import type { PaymentGateway } from '../types.ts';

/**
 * Fault of the next call: none, the response is lost, it fails before it runs, it runs after the timeout, or it runs by
 * other means.
 */
export type Fault = 'none' | 'lost' | 'refused' | 'late' | 'other-amount';

/** A charge or a refund as the books of a stand-in have it, whatever its gateway calls it. */
export type Booked = {
  type: 'sale' | 'credit';
  state: 'set aside' | 'charged' | 'settled' | 'voided' | 'lapsed' | 'declined';
  amount: string;
};

/** A gateway on a stand-in for its provider, for the tests that every gateway passes. */
export type GatewayStand = {
  gateway: PaymentGateway;
  /** The same with keys of another account. */
  stranger: PaymentGateway;
  nonceOf(kind: 'valid' | 'declined' | 'fraud'): string;
  /** Message of this kind of decline. */
  reasons: Readonly<Record<'declined' | 'fraud' | 'used', RegExp>>;
  /** State of the charge with one of our keys. */
  booked(key: string): readonly Booked[];
  /** The key of the newest charge or refund. */
  lastKey(): string;
  /** How many refunds there are in all. */
  credits(): number;
  fail(...next: readonly Fault[]): void;
  /** What was late is done. */
  arrive(): void;
  /** What the provider does overnight. */
  settle(): void;
  /** What was set aside is there no more. */
  expire(): void;
  /** What was sent to it, as text. */
  bodies: readonly string[];
  stop(): Promise<void>;
};
