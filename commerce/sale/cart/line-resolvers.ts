import { textIn } from '#contract/languages.ts';
import { isSameSku } from '#contract/sku.ts';
import type { Resolvers } from '#commerce/generated/resolvers.ts';
import { bundleOptions, chosenFiles, customizableOptions, sampleFiles } from './line-parts.ts';
import { reductionOf } from '#commerce/merchandise/catalog/product-rules.ts';
import { netAndGross } from '#commerce/sale/tax/service.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CartLineModel } from './types.ts';
import { uidOf } from './wire.ts';

const priceOf = async ({ line, cart }: CartLineModel) => {
  const { currency, view } = cart;
  if (line.unitPrice === null) return null;
  const money = (amount: number) => moneyOf(amount, currency);
  const { lines, discounting, totals } = await cart.detail();
  const index = lines.indexOf(line);
  const discounts = discounting.applied.flatMap(({ labels, couponCode, lineAmounts }) => {
    const amount = lineAmounts[index] ?? 0;
    return amount > 0
      ? [
          {
            amount: money(amount),
            applied_to: 'ITEM' as const,
            label: textIn(labels, view.language),
            coupon: couponCode === null ? null : { code: couponCode },
          },
        ]
      : [];
  });
  const regular = Math.max(line.sellable.prices[currency]?.regular ?? line.unitPrice, line.unitPrice);
  const unit = netAndGross(line.unitPrice, Math.round(line.listTaxAmount / line.quantity), totals.isTaxIncluded);
  const row = netAndGross(line.rowTotal, line.listTaxAmount, totals.isTaxIncluded);
  return {
    original_item_price: money(regular),
    original_row_total: money(regular * line.quantity),
    ordinary_price: line.ordinaryPrice === undefined ? null : money(line.ordinaryPrice),
    catalog_discount: reductionOf({ regular, final: line.unitPrice }, currency),
    row_catalog_discount: reductionOf({ regular: regular * line.quantity, final: line.rowTotal }, currency),
    fixed_product_taxes: [],
    price: money(unit.net),
    price_including_tax: money(unit.gross),
    row_total: money(row.net),
    row_total_including_tax: money(row.gross),
    discounts: discounts.length > 0 ? discounts : null,
    total_item_discount: money(line.discountAmount),
  };
};

const shared = {
  uid: ({ line }: CartLineModel) => uidOf(line.id),
  id: ({ line }: CartLineModel) => String(line.id),
  quantity: ({ line }: CartLineModel) => line.quantity,
  prices: priceOf,
  errors: ({ line }: CartLineModel) => (line.problems.length > 0 ? [...line.problems] : null),
  not_available_message: ({ line }: CartLineModel) => line.problems[0]?.message ?? null,
  customizable_options: ({ line, cart }: CartLineModel) => customizableOptions(line.sellable, cart.currency),
  is_available: ({ line, cart }: CartLineModel) =>
    line.problems.length === 0 && !cart.refusedSkus?.some((sku) => isSameSku(sku, line.sellable.sku)),
  max_qty: ({ line }: CartLineModel) => line.maxQuantity,
  min_qty: () => 1,
};

export const lineResolvers = {
  CartItemInterface: { __resolveType: ({ __typename }) => __typename },
  SimpleCartItem: {
    ...shared,
    product: ({ line }) => ({ __typename: 'SimpleProduct' as const, id: line.sellable.productId }),
  },
  VirtualCartItem: {
    ...shared,
    product: ({ line }) => ({ __typename: 'VirtualProduct' as const, id: line.sellable.productId }),
  },
  DownloadableCartItem: {
    ...shared,
    product: ({ line }) => ({ __typename: 'DownloadableProduct' as const, id: line.sellable.productId }),
    links: ({ line }, _args, context) => chosenFiles(line.sellable, context),
    samples: ({ line }, _args, context) => sampleFiles(line.sellable, context),
  },
  BundleCartItem: {
    ...shared,
    product: ({ line }) => ({ __typename: 'BundleProduct' as const, id: line.sellable.productId }),
    bundle_options: ({ line, cart }) => bundleOptions(line.sellable, cart.currency),
  },
  ConfigurableCartItem: {
    ...shared,
    product: ({ line }) => ({
      __typename: 'ConfigurableProduct' as const,
      id: line.sellable.parent?.productId ?? line.sellable.productId,
    }),
    configured_variant: ({ line }) => ({ __typename: 'SimpleProduct' as const, id: line.sellable.productId }),
    configurable_options: ({ line }) =>
      line.sellable.options.map((option) => ({
        configurable_product_option_uid: option.optionUid,
        configurable_product_option_value_uid: option.valueUid,
        id: option.attributeId,
        option_label: option.attributeLabel,
        value_id: option.optionId,
        value_label: option.optionLabel,
      })),
  },
} satisfies Resolvers;
