import type { CheckoutMemory } from './checkout-memory.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { CartStatus, CheckoutApi, Receipt } from '../types.ts';

export type CheckoutDependencies = {
  store: CheckoutStore;
  api: CheckoutApi;
  memory: CheckoutMemory;
  cart: {
    id(): string | undefined;
    /** Returns whether nothing is shipped, as far as loaded. */
    isVirtual(): boolean;
    remove(): void;
    create(): Promise<unknown>;
    /** Loads a cart; rejects with the client's typed errors. */
    read(cartId: string): Promise<CartStatus>;
    /** Reloads the lines and their lots. */
    refresh(): void;
    /** Total number of production lots shown for the lines; undefined if none are shown. */
    shownLots(): number | undefined;
    /** Number of units shown as coming later; undefined if unknown. */
    shownLater(): number | undefined;
  };
  /** Country of the store view. */
  country: string;
  language: string;
  /** False if the response was lost, so that the order may or may not exist. */
  hadResponse(error: unknown): boolean;
  /** Returns whether the error came before the gateway was called: the card token is still usable. */
  keepsCard(error: unknown): boolean;
  /** Returns whether the payment method is no longer available. */
  isPaymentGone(error: unknown): boolean;
  isSignedIn(): boolean;
  closeDrawer(): void;
  newKey(): string;
  now(): Date;
  wait(milliseconds: number): Promise<void>;
  /** `isNew` is false where another page of this browser has received the order already. */
  ordered(receipt: Receipt, isNew: boolean): void;
};
