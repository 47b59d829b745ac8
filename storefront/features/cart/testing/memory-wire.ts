import type { MemoryProduct, MemoryCart, MemoryLine } from './memory-products.ts';

const WITH_TAX = 2;
const money = (value: number) => ({ value, currency: 'CAD' });
const picture = ({ hasPicture, sku }: MemoryProduct) =>
  hasPicture ? { url: `/media/${sku}.webp`, label: `Picture of ${sku}` } : null;

const product = (item: MemoryProduct, sku: string) => ({
  uid: sku,
  sku,
  name: sku,
  url_key: sku.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  image: picture(item),
  thumbnail: picture(item),
  custom_attributesV2: {
    items: item.coverage
      ? [{ __typename: 'AttributeValue', code: 'coverage_sq_ft', value: String(item.coverage) }]
      : [],
  },
});

const line = ({ uid, product: item, quantity }: MemoryLine) => ({
  id: uid,
  uid,
  quantity,
  is_available: item.stock > 0 && !item.isOff,
  max_qty: item.stock,
  errors: null,
  prices: {
    price: money(item.price),
    price_including_tax: money(item.price * WITH_TAX),
    row_total: money(item.price * quantity),
    row_total_including_tax: money(item.price * quantity * WITH_TAX),
  },
  product: product(item, item.parentSku ?? item.sku),
  ...(item.parentSku
    ? {
        __typename: 'ConfigurableCartItem',
        configurable_options: [
          { configurable_product_option_value_uid: item.size, option_label: 'Size', value_label: item.size },
        ],
        configured_variant: product(item, item.sku),
      }
    : { __typename: 'SimpleCartItem' }),
});

/** A cart in the shape of GraphQL. */
export const cartJson = ({ id, lines }: MemoryCart) => {
  const total = lines.reduce((sum, { product: item, quantity }) => sum + item.price * quantity, 0);
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
export const variantsJson = (variants: readonly MemoryProduct[]) => ({
  products: {
    items: [
      {
        __typename: 'ConfigurableProduct',
        sku: variants[0]?.parentSku,
        configurable_options: [{ position: 0, values: variants.map(({ size }) => ({ uid: size, label: size })) }],
        variants: variants.map((item) => ({
          attributes: [{ uid: item.size }],
          product: {
            ...product(item, item.sku),
            stock_status: item.stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
            price_range: { minimum_price: { final_price: money(item.price) } },
          },
        })),
      },
    ],
  },
});
