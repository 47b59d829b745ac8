import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { parseStoreDay, storeDay } from '#commerce/platform/store-time.ts';
import { toMajor } from '#contract/money.ts';
import { pricesOf, putPrices, putSpecialPrices } from './prices.ts';
import { entries, needed } from './rest-entries.ts';
import { tierRoutes } from './rest-tiers.ts';

const READ = 'catalog:read';
const WRITE = 'catalog:write';

const skusOf = (body: unknown): readonly string[] => {
  const skus = restFields(body).texts('skus') ?? [];
  if (skus.length === 0) throw requiredField('skus');
  return skus;
};

const momentOf = (entry: RestFields, name: 'priceFrom' | 'priceTo', timeZone: string): Date | undefined => {
  const text = entry.text(name)?.trim();
  if (!text) return undefined;
  const at = parseStoreDay(text, { timeZone, isEnd: name === 'priceTo' });
  if (!at)
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [text.slice(0, 40), name] });
  return at;
};

const special = (entry: RestFields, timeZone: string) => ({
  sku: needed(entry.text('sku'), 'sku'),
  storeId: entry.integer('storeId') || undefined,
  from: momentOf(entry, 'priceFrom', timeZone),
  to: momentOf(entry, 'priceTo', timeZone),
});

export const priceRoutes: readonly RestRoute[] = [
  adminRoute('POST', '/V1/products/base-prices', WRITE, async (context, request, { name }) => {
    const changes = entries(request.body, 'prices').map((entry) => ({
      sku: needed(entry.text('sku'), 'sku'),
      price: needed(entry.number('price'), 'price'),
      storeId: entry.integer('storeId') || undefined,
    }));
    await putPrices(context, changes, { by: name, expected: ifMatch(request) });
    return [];
  }),
  adminRoute('POST', '/V1/products/base-prices-information', READ, async (context, { body }) =>
    (await pricesOf(context, skusOf(body))).map(({ sku, price, view }) => ({
      price: toMajor(price, view.currency),
      store_id: view.id,
      sku,
    })),
  ),
  adminRoute('POST', '/V1/products/special-price', WRITE, async (context, request, { name }) => {
    const changes = entries(request.body, 'prices').map((entry) => ({
      ...special(entry, context.settings.timeZone),
      price: needed(entry.number('price'), 'price'),
    }));
    await putSpecialPrices(context, changes, { by: name, expected: ifMatch(request) });
    return [];
  }),
  adminRoute('POST', '/V1/products/special-price-delete', WRITE, async (context, request, { name }) => {
    const changes = entries(request.body, 'prices').map((entry) => ({
      ...special(entry, context.settings.timeZone),
      price: null,
      from: undefined,
      to: undefined,
    }));
    await putSpecialPrices(context, changes, { by: name, expected: ifMatch(request) });
    return [];
  }),
  adminRoute('POST', '/V1/products/special-price-information', READ, async (context, { body }) => {
    const { timeZone } = context.settings;
    return (await pricesOf(context, skusOf(body))).flatMap(({ sku, specialPrice, specialFrom, specialTo, view }) =>
      specialPrice === null
        ? []
        : [
            {
              price: toMajor(specialPrice, view.currency),
              store_id: view.id,
              sku,
              price_from: specialFrom && storeDay(specialFrom, { timeZone, isEnd: false }),
              price_to: specialTo && storeDay(specialTo, { timeZone, isEnd: true }),
            },
          ],
    );
  }),
  ...tierRoutes,
];
