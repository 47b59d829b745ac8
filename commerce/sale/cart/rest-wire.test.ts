import { describe, expect, test } from 'vitest';
import { restAddress, restCart, restItem, restTotals } from './rest-wire.ts';
import { line, model, montreal, parcel, sellable, variant } from './testing/model.ts';

describe('REST totals', () => {
  test('of a shipped cart list each amount in major units with its base amount, and add up', async () => {
    const totals: Record<string, unknown> = await restTotals(model({ shipping: parcel }));
    // 60.00 + 29.20: GST 4.46, QST 8.90, of which 8.99 are for the goods
    expect(totals).toEqual({
      grand_total: 102.56,
      base_grand_total: 102.56,
      subtotal: 60,
      base_subtotal: 60,
      discount_amount: 0,
      base_discount_amount: 0,
      subtotal_with_discount: 60,
      base_subtotal_with_discount: 60,
      shipping_amount: 29.2,
      base_shipping_amount: 29.2,
      shipping_discount_amount: 0,
      base_shipping_discount_amount: 0,
      tax_amount: 13.36,
      base_tax_amount: 13.36,
      weee_tax_applied_amount: null,
      shipping_tax_amount: expect.any(Number),
      base_shipping_tax_amount: totals['shipping_tax_amount'],
      subtotal_incl_tax: expect.any(Number),
      shipping_incl_tax: expect.any(Number),
      base_shipping_incl_tax: totals['shipping_incl_tax'],
      base_currency_code: 'CAD',
      quote_currency_code: 'CAD',
      items_qty: 3,
      items: [expect.objectContaining({ item_id: 5 })],
      total_segments: [
        { code: 'subtotal', title: 'Subtotal', value: 60 },
        { code: 'shipping', title: 'Shipping (Parcel - Delivered to your door)', value: 29.2 },
        { code: 'tax', title: 'Tax', value: 13.36 },
        { code: 'grand_total', title: 'Grand Total', value: 102.56, area: 'footer' },
      ],
    });
    const cents = (amount: number): number => Math.round(amount * 100);
    const shippingTax = cents(Number(totals['shipping_tax_amount']));
    expect([shippingTax > 0, cents(Number(totals['shipping_incl_tax']))]).toEqual([true, 2920 + shippingTax]);
    expect(cents(Number(totals['subtotal_incl_tax']))).toBe(6000 + 1336 - shippingTax);
  });

  test('have French titles in a French store view', async () => {
    const segments = (await restTotals(model({ view: 'CA_FR' }))).total_segments;
    expect(segments.map(({ title }) => title)).toEqual(['Sous-total', 'Livraison', 'Taxes', 'Total']);
    const titles = (await restTotals(model({ view: 'CA_FR', shipping: parcel }))).total_segments.map(
      ({ title }) => title,
    );
    expect(titles[1]).toBe('Livraison (Parcel - Delivered to your door)');
    expect((await restTotals(model())).total_segments[1]?.title).toBe('Shipping');
  });

  test('count units, not lines', async () => {
    const lines = [line(), line({ id: 6, quantity: 4 })];
    expect((await restTotals(model({ lines }))).items_qty).toBe(7);
  });

  test('of a line have unit and row prices without and with tax, and the tax in percent', async () => {
    const { items } = await restTotals(
      model({ shipping: { ...parcel, amount: 0 }, lines: [line({ sellable: variant })] }),
    );
    expect(items).toEqual([
      {
        item_id: 5,
        price: 20,
        base_price: 20,
        qty: 3,
        row_total: 60,
        base_row_total: 60,
        row_total_with_discount: 60,
        tax_amount: 8.99,
        base_tax_amount: 8.99,
        tax_percent: 14.983,
        discount_amount: 0,
        base_discount_amount: 0,
        discount_percent: 0,
        price_incl_tax: 23,
        base_price_incl_tax: 23,
        row_total_incl_tax: 68.99,
        base_row_total_incl_tax: 68.99,
        options: '[{"value":"12 × 24","label":"Size"}]',
        weee_tax_applied_amount: null,
        weee_tax_applied: null,
        name: 'Stone',
      },
    ]);
  });

  test('of a line without a price have no tax', async () => {
    const { items } = await restTotals(model({ lines: [line({ unitPrice: null, rowTotal: 0 })] }));
    expect(items[0]).toMatchObject({ price: 0, price_incl_tax: 0, row_total: 0, tax_percent: 0, options: '[]' });
  });
});

test('an item has the SKU of the variant and the type of its parent', () => {
  expect(restItem(model(), line())).toEqual({
    item_id: 5,
    sku: 'TILE',
    qty: 3,
    name: 'Plain tile',
    price: 20,
    product_type: 'simple',
    quote_id: 'M'.repeat(32),
  });
  expect(restItem(model(), line({ sellable: variant, unitPrice: null }))).toMatchObject({
    sku: 'STONE-12',
    product_type: 'configurable',
    price: 0,
  });
});

describe('a REST address', () => {
  test('has region id, code and localized name', () => {
    expect(restAddress(model(), montreal)).toEqual({
      id: 9,
      region: 'Quebec',
      region_id: 76,
      region_code: 'QC',
      country_id: 'CA',
      street: ['1 Main St', 'Unit 2'],
      company: 'Roy Tiles',
      telephone: '514-555-0101',
      postcode: 'H2Y 1C6',
      city: 'Montréal',
      firstname: 'Ann',
      lastname: 'Roy',
      email: 'ann@example.com',
      same_as_billing: 0,
      save_in_address_book: 0,
    });
    expect(restAddress(model({ view: 'CA_FR' }), montreal)?.region).toBe('Québec');
    expect(restAddress(model(), { ...montreal, regionId: 0 })?.region).toBe('QC');
  });

  test('is null when missing', () => {
    expect(restAddress(model(), undefined)).toBeNull();
  });
});

describe('a REST cart', () => {
  test('of a guest has no addresses', async () => {
    expect(await restCart(model({ lines: [line(), line({ id: 6, sellable: sellable({ sku: 'CHEAP' }) })] }))).toEqual({
      id: 1_041_041,
      created_at: '2026-06-15 12:00:00',
      updated_at: '2026-06-16 13:14:15',
      is_active: true,
      is_virtual: false,
      items: [expect.objectContaining({ sku: 'TILE' }), expect.objectContaining({ sku: 'CHEAP' })],
      items_count: 2,
      items_qty: 6,
      customer: { email: null, firstname: null, lastname: null },
      billing_address: null,
      orig_order_id: 0,
      currency: {
        global_currency_code: 'CAD',
        base_currency_code: 'CAD',
        store_currency_code: 'CAD',
        quote_currency_code: 'CAD',
        store_to_base_rate: 0,
        store_to_quote_rate: 0,
        base_to_global_rate: 1,
        base_to_quote_rate: 1,
      },
      customer_is_guest: true,
      customer_note_notify: true,
      customer_tax_class_id: 3,
      store_id: 1,
      extension_attributes: { shipping_assignments: [] },
    });
  });

  test('of a customer has the customer, and addresses where Magento has them', async () => {
    const billing = { ...montreal, id: 10, kind: 'billing' as const, city: 'Laval' };
    expect(
      await restCart(model({ row: { customerId: 3 }, detail: { addresses: { shipping: montreal, billing } } })),
    ).toMatchObject({
      customer: { email: 'ann@example.com' },
      customer_is_guest: false,
      billing_address: { id: 10, city: 'Laval' },
      extension_attributes: { shipping_assignments: [{ shipping: { address: { id: 9, city: 'Montréal' } } }] },
    });
  });
});
