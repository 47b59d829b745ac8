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
  /** Total number of refunds. */
  credits(): number;
  fail(...next: readonly Fault[]): void;
  /** Completes delayed requests. */
  arrive(): void;
  /** Settles captured payments, as the provider does overnight. */
  settle(): void;
  /** Deletes all authorizations. */
  expire(): void;
  /** Received request bodies. */
  bodies: readonly string[];
  stop(): Promise<void>;
};
