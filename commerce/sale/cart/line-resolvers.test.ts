import { describe, expect, test } from 'vitest';
import { resolvers } from './graphql.ts';
import { request, money, MONEY } from './testing/request.ts';
import { line, model, parcel, sellable, variant } from './testing/model.ts';

describe('a cart line', () => {
  const PRICES = `prices { price ${MONEY} price_including_tax ${MONEY} row_total ${MONEY} row_total_including_tax ${MONEY}
    discounts { label } total_item_discount ${MONEY} }`;

  test('[EN-02] of a simple product has unit and row prices without and with tax', async () => {
    const fields = `items { __typename id uid quantity is_available max_qty min_qty errors { message } ${PRICES} }`;
    expect(await request(model({ shipping: { ...parcel, amount: 0 } }), fields)).toEqual({
      items: [
        {
          __typename: 'SimpleCartItem',
          id: '5',
          uid: 'NQ==',
          quantity: 3,
          is_available: true,
          max_qty: 10,
          min_qty: 1,
          errors: null,
          prices: {
            price: money(20),
            price_including_tax: money(23),
            row_total: money(60),
            row_total_including_tax: money(68.99),
            discounts: null,
            total_item_discount: money(0),
          },
        },
      ],
    });
  });

  test('[EN-03] of a variant lists the chosen options', async () => {
    const fields = `items { __typename ... on ConfigurableCartItem { configurable_options { configurable_product_option_uid
      configurable_product_option_value_uid id option_label value_id value_label } } }`;
    expect(await request(model({ lines: [line({ sellable: variant })] }), fields)).toEqual({
      items: [
        {
          __typename: 'ConfigurableCartItem',
          configurable_options: [
            {
              configurable_product_option_uid: 'b3B0aW9u',
              configurable_product_option_value_uid: 'dmFsdWU=',
              id: 3,
              option_label: 'Size',
              value_id: 31,
              value_label: '12 × 24',
            },
          ],
        },
      ],
    });
  });

  test('[EN-03] returns its product; for a variant the parent and the variant', () => {
    const cart = model();
    const simple = { __typename: 'SimpleCartItem' as const, line: line(), cart };
    const configurable = { __typename: 'ConfigurableCartItem' as const, line: line({ sellable: variant }), cart };
    const orphan = { ...configurable, line: line({ sellable: sellable({ productId: 8 }) }) };
    const { SimpleCartItem, ConfigurableCartItem } = resolvers;
    expect([
      SimpleCartItem.product(simple),
      ConfigurableCartItem.product(configurable),
      ConfigurableCartItem.configured_variant(configurable),
      ConfigurableCartItem.product(orphan),
    ]).toEqual([
      { __typename: 'SimpleProduct', id: 7 },
      { __typename: 'ConfigurableProduct', id: 11 },
      { __typename: 'SimpleProduct', id: 12 },
      { __typename: 'ConfigurableProduct', id: 8 },
    ]);
  });

  test('[CK-16] states why it cannot be bought; without a price its prices are null', async () => {
    const problems = [{ code: 'ITEM_QTY' as const, message: 'This product is out of stock.' }];
    expect(
      await request(
        model({ lines: [line({ problems, unitPrice: null, maxQuantity: 0 })] }),
        `items { is_available max_qty errors { code message } ${PRICES} }`,
      ),
    ).toEqual({ items: [{ is_available: false, max_qty: 0, errors: problems, prices: null }] });
  });
});
