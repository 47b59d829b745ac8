import type { CardData } from '../../types.ts';
import type { BraintreeField, BraintreeProblem, HostedFields, TokenisedCard } from './braintree-library.ts';

export const BRAINTREE_FIELDS: readonly BraintreeField[] = ['number', 'expirationDate', 'cvv'];

const BRANDS: Readonly<Record<string, string>> = { 'American Express': 'amex', MasterCard: 'mastercard' };

/** Card data stored by checkout for a Braintree nonce. */
export const cardDataOf = ({ nonce, details }: TokenisedCard): CardData => ({
  nonce,
  brand: BRANDS[details.cardType] ?? details.cardType.toLowerCase(),
  last4: details.lastFour,
  expiry: `${details.expirationMonth.padStart(2, '0')}/${details.expirationYear.slice(-2)}`,
});

export type FieldProblem = 'required' | 'invalid';

/** The fields that Braintree did not take; undefined when the fields are not why it failed. */
export const fieldProblemsOf = (
  error: unknown,
): Readonly<Partial<Record<BraintreeField, FieldProblem>>> | undefined => {
  const { code, details } = (error ?? {}) as BraintreeProblem;
  const all = (fields: readonly BraintreeField[], problem: FieldProblem) =>
    Object.fromEntries(fields.map((field) => [field, problem]));
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return all(BRAINTREE_FIELDS, 'required');
  if (code === 'HOSTED_FIELDS_FIELDS_INVALID') return all(details?.invalidFieldKeys ?? BRAINTREE_FIELDS, 'invalid');
  return code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED' ? all(['cvv'], 'invalid') : undefined;
};

/** Marks invalid fields inside the frames and focuses the first. */
export const markFields = (
  fields: HostedFields,
  problems: Readonly<Partial<Record<BraintreeField, FieldProblem>>>,
): void => {
  for (const field of BRAINTREE_FIELDS) {
    if (problems[field]) fields.setAttribute({ field, attribute: 'aria-invalid', value: true });
    else fields.removeAttribute({ field, attribute: 'aria-invalid' });
  }
  const first = BRAINTREE_FIELDS.find((field) => problems[field]);
  if (first) fields.focus(first);
};
