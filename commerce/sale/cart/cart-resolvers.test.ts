import { describe, expect, test } from 'vitest';
import { request, money, MONEY } from './testing/request.ts';
import { line, model, parcel } from './testing/model.ts';

describe('a cart', () => {
  test('[EN-01] has id, email and total quantity', async () => {
    expect(
      await request(model({ lines: [line(), line({ id: 6, quantity: 4 })] }), 'id email total_quantity is_virtual'),
    ).toEqual({
      id: 'M'.repeat(32),
      email: 'ann@example.com',
      total_quantity: 7,
      is_virtual: false,
    });
  });

  test('[EN-01] has prices without discounts and localized tax labels', async () => {
    const fields = `prices { grand_total ${MONEY} subtotal_excluding_tax ${MONEY} subtotal_including_tax ${MONEY}
      subtotal_with_discount_excluding_tax ${MONEY} discounts { label } applied_taxes { label amount ${MONEY} } }
      applied_coupons { code }`;
    const lines = [line({ unitPrice: 10_000, quantity: 1, rowTotal: 10_000 })];
    const prices = {
      grand_total: money(114.98),
      subtotal_excluding_tax: money(100),
      subtotal_including_tax: money(114.98),
      subtotal_with_discount_excluding_tax: money(100),
      discounts: null,
      applied_taxes: [
        { label: 'GST', amount: money(5) },
        { label: 'QST', amount: money(9.98) },
      ],
    };
    const shipping = { ...parcel, amount: 0 };
    expect(await request(model({ lines, shipping }), fields)).toEqual({ prices, applied_coupons: null });
    const french = (await request(model({ lines, shipping, view: 'CA_FR' }), fields)) as { prices: typeof prices };
    expect(french.prices.applied_taxes.map(({ label }) => label)).toEqual(['TPS', 'TVQ']);
  });

  test('does not include shipping tax in the subtotal with tax', async () => {
    const cart = await request(
      model({ shipping: parcel }),
      `prices { subtotal_including_tax ${MONEY} grand_total ${MONEY} }`,
    );
    expect(cart).toMatchObject({ prices: { subtotal_including_tax: money(68.99), grand_total: money(102.56) } });
  });

  test('returns its lines in pages', async () => {
    const lines = [1, 2, 3].map((id) => line({ id }));
    const pageOf = (args: string) =>
      request(
        model({ lines }),
        `itemsV2(${args}) { items { uid } total_count page_info { current_page page_size total_pages } }`,
      );
    expect(await pageOf('pageSize: 2, currentPage: 2')).toEqual({
      itemsV2: {
        items: [{ uid: 'Mw==' }],
        total_count: 3,
        page_info: { current_page: 2, page_size: 2, total_pages: 2 },
      },
    });
    expect(await pageOf('pageSize: 1, currentPage: 1')).toMatchObject({ itemsV2: { items: [{ uid: 'MQ==' }] } });
    expect(await pageOf('pageSize: 0')).toEqual(['pageSize value must be greater than 0.']);
    expect(await pageOf('currentPage: 0')).toEqual(['currentPage value must be greater than 0.']);
  });

  test('shows the selected payment method under its configured title', async () => {
    const fields =
      'available_payment_methods { code title is_deferred } selected_payment_method { code title purchase_order_number }';
    const { available_payment_methods: offered, selected_payment_method: chosen } = (await request(
      model(),
      fields,
    )) as {
      available_payment_methods: { code: string; title: string; is_deferred: boolean }[];
      selected_payment_method: object;
    };
    expect(chosen).toEqual({ code: '', title: '', purchase_order_number: null });
    expect(offered.map(({ is_deferred }) => is_deferred)).toEqual([false]);
    const { code, title } = offered[0]!;
    expect(await request(model({ row: { paymentMethodCode: code } }), fields)).toMatchObject({
      selected_payment_method: { code, title },
    });
    expect(await request(model({ row: { paymentMethodCode: 'checkmo' } }), fields)).toMatchObject({
      selected_payment_method: { code: '', title: '' },
    });
  });
});
