import type { PaymentGateway } from '../types.ts';

/**
 * Fault of the next call: none, a lost response, a failure before execution, execution after the timeout, or execution
 * with another amount.
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
  /** The same gateway with keys of another account. */
  stranger: PaymentGateway;
  nonceOf(kind: 'valid' | 'declined' | 'fraud'): string;
  /** Messages by kind of decline. */
  reasons: Readonly<Record<'declined' | 'fraud' | 'used', RegExp>>;
  /** Transactions with this idempotency key. */
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
