import { EXPECTED_TOTAL_HEADER, readTotal } from '#contract/expected-total.ts';
import { toMinor } from '#contract/money.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { fingerprintOf, keyedCall } from './idempotency.ts';
import type { PlaceOrderRequest } from './place-order.ts';
import type { OrderAmount } from './types.ts';

const expectedTotal = (header: string | undefined): OrderAmount | undefined => {
  if (header === undefined) return undefined;
  const total = readTotal(header);
  if (!total)
    throw new InputError('The X-Expected-Total must be an amount and a currency, such as 123.88 CAD.', {
      code: 'EXPECTED_TOTAL_INVALID',
    });
  return { amount: toMinor(total.value), currency: total.currency };
};

/** The idempotency key and the total shown to the shopper, from the headers of a GraphQL or REST call. */
export const orderCall = (
  context: CommerceContext,
  maskedId: string,
  operation: string,
  body: unknown,
): Pick<PlaceOrderRequest, 'maskedId' | 'call' | 'expected'> => {
  const expected = expectedTotal(context.header(EXPECTED_TOTAL_HEADER));
  const fingerprint = fingerprintOf(operation, expected ? { body, expected } : body);
  return { maskedId, call: keyedCall(context.header('idempotency-key'), maskedId, fingerprint), expected };
};
