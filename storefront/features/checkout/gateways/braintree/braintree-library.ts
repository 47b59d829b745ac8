import { BRAINTREE_SCRIPTS } from '#contract/gateways/braintree.ts';
import { fetchScript } from '#storefront/platform/third-party/fetch-script.ts';

export type BraintreeField = 'number' | 'expirationDate' | 'cvv';

/** The error of Braintree's browser library. */
export type BraintreeProblem = { code?: string; details?: { invalidFieldKeys?: readonly BraintreeField[] } };

export type TokenisedCard = {
  nonce: string;
  details: { bin: string; cardType: string; lastFour: string; expirationMonth: string; expirationYear: string };
};

export type HostedFields = {
  tokenize(): Promise<TokenisedCard>;
  focus(field: BraintreeField): void;
  setAttribute(change: { field: BraintreeField; attribute: string; value: string | boolean }): void;
  removeAttribute(change: { field: BraintreeField; attribute: string }): void;
  teardown(): Promise<void>;
};

type FieldOptions = {
  container: HTMLElement;
  /** Read by screen readers inside the frame. */
  internalLabel: string;
  iframeTitle: string;
  placeholder?: string;
};

/** A card after its 3-D Secure check, with a new nonce. */
type Verified = { nonce: string; threeDSecureInfo?: { liabilityShifted?: boolean; liabilityShiftPossible?: boolean } };

type FrameEvent = { element: HTMLElement };
export type ThreeDSecure = {
  on(event: 'authentication-iframe-available', show: (event: FrameEvent, next: () => void) => void): void;
  verifyCard(options: {
    amount: string;
    nonce: string;
    bin: string;
    email?: string | undefined;
    billingAddress?: object | undefined;
    onLookupComplete: (data: unknown, next: () => void) => void;
  }): Promise<Verified>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
};

export type BraintreeLibrary = {
  client: { create(options: { authorization: string }): Promise<object> };
  hostedFields: {
    create(options: {
      client: object;
      styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
      fields: Readonly<Record<BraintreeField, FieldOptions>>;
    }): Promise<HostedFields>;
  };
  threeDSecure?: { create(options: { version: '2-inline-iframe'; client: object }): Promise<ThreeDSecure> };
};

declare global {
  interface Window {
    /** Defined by Braintree's scripts. */
    braintree?: BraintreeLibrary;
  }
}

/** Loads Braintree's scripts from Braintree's server. */
export const fetchBraintree = async (): Promise<BraintreeLibrary> => {
  await fetchScript({ src: `${BRAINTREE_SCRIPTS}client.min.js` });
  await fetchScript({ src: `${BRAINTREE_SCRIPTS}hosted-fields.min.js` });
  const { braintree } = window;
  if (!braintree) throw new Error('The scripts of Braintree define no library');
  return braintree;
};
