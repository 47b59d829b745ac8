import type { CheckoutMemory } from './checkout-memory.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { CartStatus, CheckoutApi, Receipt } from '../types.ts';

export type CheckoutDependencies = {
  store: CheckoutStore;
  api: CheckoutApi;
  memory: CheckoutMemory;
  cart: {
    id(): string | undefined;
    /** Whether nothing of it is shipped, as far as it is loaded. */
    isVirtual(): boolean;
    remove(): void;
    create(): Promise<unknown>;
    /** Loads a cart; rejects with the client's typed errors. */
    read(cartId: string): Promise<CartStatus>;
    /** Loads the lines again, and of which lots they are. */
    refresh(): void;
    /** Of how many production lots the page says the lines are, all together; undefined while it says nothing. */
    shownLots(): number | undefined;
  };
  /** Country of the store view. */
  country: string;
  language: string;
  /** False when the response was lost, so that the order may or may not exist. */
  wasAnswered(error: unknown): boolean;
  /** Whether the error came before the gateway was called: the card token is still usable. */
  keepsCard(error: unknown): boolean;
  /** Whether the way to pay is offered no more. */
  isPaymentGone(error: unknown): boolean;
  isSignedIn(): boolean;
  closeDrawer(): void;
  newKey(): string;
  now(): Date;
  wait(milliseconds: number): Promise<void>;
  /** `isNew` is false where another page of this browser has received the order already. */
  ordered(receipt: Receipt, isNew: boolean): void;
};
