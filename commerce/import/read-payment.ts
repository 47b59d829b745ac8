import * as v from 'valibot';
import { isPaidAtCounter, paymentMethods } from '#commerce/sale/payment/service.ts';
import type { PaymentMethodInput } from '#commerce/sale/payment/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import { fillFigures } from './figures.ts';
import type { Folder } from './folder.ts';
import { amountsByCurrency } from './rate-fields.ts';
import { currenciesOfStores } from './store-currencies.ts';
import { code, currency, localized, whole, type LocalizedText } from './field-schemas.ts';
import type { Texts } from '#contract/languages.ts';

const FILE = 'payment.yaml';

const paymentSchema = (codes: readonly string[]) =>
  v.pipe(
    v.array(
      v.strictObject(
        {
          code: v.picklist(codes, `must be a way to pay the shop has: ${codes.join(', ')}`),
          currencies: v.optional(v.array(currency, 'must be a list of currencies such as [CAD, USD]')),
          up_to: v.optional(amountsByCurrency(), {}),
          views: v.optional(v.array(code, 'must be a list of store views such as [english, french]')),
          groups: v.optional(
            v.array(v.pipe(whole, v.minValue(0, 'must be 0 or more')), 'must be a list of group ids such as [2]'),
          ),
          title: v.optional(localized),
          instructions: v.optional(localized),
        },
        'must be a way to pay: { code: … }',
      ),
      'must be a list of ways to pay',
    ),
    v.minLength(1, 'must list one way to pay at least'),
  );

const textsIn = (folder: Folder, index: number, texts: LocalizedText): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([view, given]) => [
      view,
      fillFigures(folder, { text: given, view }, (message, _line, isNote) =>
        folder[isNote ? 'warnAt' : 'wrongAt'](FILE, [index, 'instructions', view], message),
      ),
    ]),
  );

export const readPayment = (folder: Folder, stores: Pick<StoresInput, 'views'>): readonly PaymentMethodInput[] => {
  const codes = paymentMethods('en')
    .map((method) => method.code)
    .filter((one) => !isPaidAtCounter(one));
  const methods = folder.yaml(FILE, paymentSchema(codes)) ?? [];
  return methods.flatMap((method, position) => {
    if (methods.findIndex((other) => other.code === method.code) < position)
      folder.wrongAt(FILE, [position, 'code'], `"${method.code}" stands twice`);
    const storeViewIds = method.views?.flatMap((name, index) => {
      const view = stores.views.find((one) => one.code === name);
      if (!view) folder.wrongAt(FILE, [position, 'views', index], `there is no store view "${name}"`);
      return view ? [view.id] : [];
    });
    const instructions = method.instructions && textsIn(folder, position, method.instructions);
    return [...new Set(method.currencies ?? currenciesOfStores(stores))].map((money) => ({
      code: method.code,
      currency: money,
      upTo: method.up_to[money] ?? null,
      position,
      storeViewIds: storeViewIds ?? null,
      groupIds: method.groups ?? null,
      titles: method.title ?? null,
      instructions: instructions ?? null,
    }));
  });
};
