import type { Goods, MemoryCart, MemoryLine } from './memory-goods.ts';

const money = (value: number) => ({ value, currency: 'CAD' });
const picture = ({ hasPicture, sku }: Goods) =>
  hasPicture ? { url: `/media/${sku}.webp`, label: `Picture of ${sku}` } : null;

const product = (goods: Goods, sku: string) => ({
  uid: sku,
  sku,
  name: sku,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  image: picture(goods),
  thumbnail: picture(goods),
  custom_attributesV2: {
    items: goods.coverage
      ? [{ __typename: 'AttributeValue', code: 'coverage_sq_ft', value: String(goods.coverage) }]
      : [],
  },
});

const line = ({ uid, goods, quantity }: MemoryLine) => ({
  id: uid,
  uid,
  quantity,
  is_available: goods.stock > 0 && !goods.isOff,
  max_qty: goods.stock,
  errors: null,
  prices: { price: money(goods.price), row_total: money(goods.price * quantity) },
  product: product(goods, goods.parentSku ?? goods.sku),
  ...(goods.parentSku
    ? {
        __typename: 'ConfigurableCartItem',
        configurable_options: [
          { configurable_product_option_value_uid: goods.size, option_label: 'Size', value_label: goods.size },
        ],
        configured_variant: product(goods, goods.sku),
      }
    : { __typename: 'SimpleCartItem' }),
});

/** A cart in the shape of GraphQL. */
export const cartJson = ({ id, lines }: MemoryCart) => {
  const total = lines.reduce((sum, { goods, quantity }) => sum + goods.price * quantity, 0);
  return {
    id,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    prices: {
      grand_total: money(total),
      subtotal_excluding_tax: money(total),
      subtotal_including_tax: money(total),
      discounts: null,
      applied_taxes: [],
    },
    shipping_addresses: [],
    items: lines.map(line),
  };
};

/** The variants of a product in the shape of GraphQL. */
export const variantsJson = (variants: readonly Goods[]) => ({
  products: {
    items: [
      {
        __typename: 'ConfigurableProduct',
        sku: variants[0]?.parentSku,
        configurable_options: [{ position: 0, values: variants.map(({ size }) => ({ uid: size, label: size })) }],
        variants: variants.map((goods) => ({
          attributes: [{ uid: goods.size }],
          product: {
            ...product(goods, goods.sku),
            stock_status: goods.stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
            price_range: { minimum_price: { final_price: money(goods.price) } },
          },
        })),
      },
    ],
  },
});
