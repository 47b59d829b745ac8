import * as v from 'valibot';
import { paymentMethods } from '#commerce/payment/service.ts';
import type { PaymentMethodInput } from '#commerce/payment/types.ts';
import type { Folder } from './folder.ts';
import { amount } from './rate-fields.ts';
import { currency } from './schemas.ts';

const FILE = 'payment.yaml';

const paymentSchema = (codes: readonly string[]) =>
  v.pipe(
    v.array(
      v.strictObject(
        {
          code: v.picklist(codes, `must be a payment gateway of the shop: ${codes.join(', ')}`),
          currencies: v.optional(v.array(currency, 'must be a list of currencies such as [CAD, USD]'), ['CAD', 'USD']),
          up_to: v.optional(v.record(currency, amount, 'must be amounts by currency'), {}),
        },
        'must be a way to pay: { code: … }',
      ),
      'must be a list of ways to pay',
    ),
    v.minLength(1, 'must list one way to pay at least'),
  );

export const readPayment = (folder: Folder): readonly PaymentMethodInput[] => {
  const methods = folder.yaml(FILE, paymentSchema(paymentMethods('en').map(({ code }) => code))) ?? [];
  return methods.flatMap(({ code, currencies, up_to: upTo }, position) => {
    if (methods.findIndex((method) => method.code === code) < position)
      folder.wrongAt(FILE, [position, 'code'], `"${code}" stands twice`);
    return [...new Set(currencies)].map((money) => ({ code, currency: money, upTo: upTo[money] ?? null, position }));
  });
};
