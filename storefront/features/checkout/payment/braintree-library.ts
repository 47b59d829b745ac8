import { BRAINTREE_SCRIPTS } from '#contract/third-parties.ts';
import { fetchScript } from '#storefront/platform/third-party/fetch-script.ts';

export type BraintreeField = 'number' | 'expirationDate' | 'cvv';

/** What Braintree's browser part rejects with. */
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

export type BraintreeLibrary = {
  client: { create(options: { authorization: string }): Promise<object> };
  hostedFields: {
    create(options: {
      client: object;
      styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
      fields: Readonly<Record<BraintreeField, FieldOptions>>;
    }): Promise<HostedFields>;
  };
};

/** Braintree's own scripts, from where it wants them loaded. */
export const fetchBraintree = async (): Promise<BraintreeLibrary> => {
  await fetchScript({ src: `${BRAINTREE_SCRIPTS}client.min.js` });
  await fetchScript({ src: `${BRAINTREE_SCRIPTS}hosted-fields.min.js` });
  const { braintree } = globalThis as unknown as { braintree?: BraintreeLibrary };
  if (!braintree) throw new Error('The scripts of Braintree did not bring it');
  return braintree;
};
