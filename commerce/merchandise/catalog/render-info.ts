import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { isSellable, priceRangeOf } from './product-rules.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { inView } from './snapshot-types.ts';
import { GUEST_GROUP } from './types.ts';

/** A product in Magento's `/V1/products-render-info`, as product lists show it. */
export const renderInfoOf = (context: CommerceContext, product: ProductRecord, path: string | null) => {
  const { storeView, currency, settings } = context;
  const range = priceRangeOf(product, currency, GUEST_GROUP);
  const least = range.minimum_price;
  const most = range.maximum_price ?? least;
  const format = moneyFormat(storeView.locale.replace('_', '-'), currency);
  const prices = {
    final_price: least.final_price.value ?? null,
    max_price: most.final_price.value ?? null,
    max_regular_price: most.regular_price.value ?? null,
    minimal_regular_price: least.regular_price.value ?? null,
    special_price: least.discount?.amount_off ? (least.final_price.value ?? null) : null,
    minimal_price: least.final_price.value ?? null,
    regular_price: least.regular_price.value ?? null,
  };
  const texts = inView(product.texts, storeView.id);
  return {
    id: product.id,
    name: texts.name,
    type: product.type,
    url: `${settings.publicUrl}${storeView.pathPrefix}/${path ?? ''}`,
    is_salable: String(Number(isSellable(product))),
    store_id: storeView.id,
    currency_code: currency,
    price_info: {
      ...prices,
      formatted_prices: Object.fromEntries(
        Object.entries(prices).map(([name, value]) => [name, value === null ? null : format.format(value)]),
      ),
    },
    images: product.media.map(({ file, roles }) => ({
      url: productImageUrl(settings, file),
      code: roles[0] ?? 'image',
      label: texts.name,
    })),
  };
};
