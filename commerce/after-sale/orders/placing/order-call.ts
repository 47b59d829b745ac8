import { EXPECTED_LOTS_HEADER, readLots } from '#contract/expected-lots.ts';
import { EXPECTED_LATER_HEADER, readLater } from '#contract/later.ts';
import { EXPECTED_TOTAL_HEADER, readTotal } from '#contract/expected-total.ts';
import { toMinor } from '#contract/money.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { fingerprintOf, keyedCall } from './idempotency.ts';
import type { OrderAmount } from '../types.ts';
import type { PlaceOrderRequest } from './request-types.ts';

const expectedTotal = (header: string | undefined): OrderAmount | undefined => {
  if (header === undefined) return undefined;
  const total = readTotal(header);
  if (!total)
    throw new InputError('The X-Expected-Total must be an amount and a currency, such as 123.88 CAD.', {
      code: 'EXPECTED_TOTAL_INVALID',
    });
  return { amount: toMinor(total.value, total.currency), currency: total.currency };
};

const expectedLots = (header: string | undefined): number | undefined => {
  const lots = header === undefined ? undefined : readLots(header);
  if (header !== undefined && lots === undefined)
    throw new InputError('The X-Expected-Lots must be a number of production lots, such as 2.', {
      code: 'EXPECTED_LOTS_INVALID',
    });
  return lots;
};

const expectedLater = (header: string | undefined): number | undefined => {
  const units = header === undefined ? undefined : readLater(header);
  if (header !== undefined && units === undefined)
    throw new InputError('The X-Expected-Later must be a number of units, such as 2.', {
      code: 'EXPECTED_LATER_INVALID',
    });
  return units;
};

/** The idempotency key, and the total, lots and later units shown to the shopper, from the headers of a GraphQL or REST call. */
export const orderCall = (
  context: CommerceContext,
  maskedId: string,
  operation: string,
  body: unknown,
): Pick<PlaceOrderRequest, 'maskedId' | 'call' | 'expected' | 'expectedLots' | 'expectedLater'> => {
  const expected = expectedTotal(context.header(EXPECTED_TOTAL_HEADER));
  const lots = expectedLots(context.header(EXPECTED_LOTS_HEADER));
  const later = expectedLater(context.header(EXPECTED_LATER_HEADER));
  const shown = {
    ...(expected && { expected }),
    ...(lots !== undefined && { lots }),
    ...(later !== undefined && { later }),
  };
  const fingerprint = fingerprintOf(operation, Object.keys(shown).length > 0 ? { body, ...shown } : body);
  const call = keyedCall(context.header('idempotency-key'), maskedId, fingerprint, context.clock.now());
  return { maskedId, call, expected, expectedLots: lots, expectedLater: later };
};
