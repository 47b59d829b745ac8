import { beforeAll, expect, test } from 'vitest';
import type { Address } from '#commerce/people/address/types.ts';
import { montreal } from '#commerce/after-sale/orders/testing/shopper.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { insertAddress } from './address-store.ts';
import { saveToBook } from './service.ts';
import { findByEmail } from './store.ts';
import { customer, firstError, type SignedIn } from './testing/customers.ts';
import { bookAddress } from './testing/rows.ts';

const FIELDS =
  '{ id firstname lastname company street city region { region region_code region_id } region_id postcode country_code telephone default_shipping default_billing }';
const CREATE = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) ${FIELDS} }`;
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) ${FIELDS} }`;
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
const BOOK = `{ customer { default_billing default_shipping addresses ${FIELDS} } }`;
const home = { ...montreal, region: { region_code: 'QC' } };

describeWithDatabase('an address book', (open) => {
  let shop: TestShop;
  let by: SignedIn;
  let customers = 0;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const newCustomer = () => customer(shop, `book${customers++}@book.example`);
  const create = (input: Record<string, unknown> = {}, who = by) =>
    who.execute(CREATE, { input: { ...home, ...input } });
  const created = async (input: Record<string, unknown> = {}, who = by): Promise<number> =>
    (await create(input, who)).data.createCustomerAddress.id;
  const update = (id: number, input: Record<string, unknown>, who = by) => who.execute(UPDATE, { id, input });
  const remove = (id: number, who = by) => who.execute(DELETE, { id });
  const row = async ({ email }: SignedIn) => (await findByEmail(shop.platform.db.kysely, 1, email))!;
  const keep = async (who: SignedIn, address: Address) => {
    const { id } = await row(who);
    await shop.platform.db.tx((db) =>
      saveToBook(shop.platform, db, id, address, { isShipping: true, isBilling: true }),
    );
  };
  const book = async (who = by) => (await who.execute(BOOK)).data.customer;

  test('attributes that the shop does not have are ignored, in accounts and addresses', async () => {
    const custom = [
      { attribute_code: 'gate', value: '4711' },
      { attribute_code: 'kind', selected_options: [{ value: '5' }] },
    ];
    const account = { firstname: 'Ann', lastname: 'Roy', password: 'Marble-12', email: 'custom@book.example' };
    const { data } = await shop.graphql(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { custom_attributes { code } } } }',
      { input: { ...account, custom_attributes: custom } },
    );
    expect(data.createCustomerV2).toEqual({ customer: { custom_attributes: [] } });
    by = await newCustomer();
    const update = await by.execute(
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname } } }',
      { input: { firstname: 'Zoé', custom_attributes: custom } },
    );
    expect(update.data.updateCustomerV2).toEqual({ customer: { firstname: 'Zoé' } });
    expect((await create({ custom_attributesV2: custom })).data.createCustomerAddress.city).toBe('Montréal');
  });

  test('[GN-09] addresses are added, updated and removed', async () => {
    by = await newCustomer();
    const { data } = await create({ postcode: 'h2y1c6', company: ' Atelier ' });
    expect(data.createCustomerAddress).toEqual({
      id: expect.any(Number),
      firstname: 'Ann',
      lastname: 'Roy',
      company: 'Atelier',
      street: ['1 Main St'],
      city: 'Montréal',
      region: { region: 'Quebec', region_code: 'QC', region_id: 76 },
      region_id: 76,
      postcode: 'H2Y 1C6',
      country_code: 'CA',
      telephone: '514-555-0101',
      default_shipping: false,
      default_billing: false,
    });
    const { id } = data.createCustomerAddress;
    expect((await update(id, { city: 'Laval', company: '' })).data.updateCustomerAddress).toMatchObject({
      city: 'Laval',
      company: null,
      street: ['1 Main St'],
      region_id: 76,
    });
    expect((await by.execute(BOOK, {}, { store: 'CA_FR' })).data.customer.addresses[0].region.region).toBe('Québec');
    expect((await update(id, { company: '4111 1111 1111 1111' })).errors?.[0]?.extensions?.category).toBe(
      'graphql-input',
    );
    expect((await remove(id)).data.deleteCustomerAddress).toBe(true);
    expect((await book()).addresses).toEqual([]);
    expect(firstError(await remove(id))).toEqual([
      `Could not find a address with ID "${id}"`,
      'graphql-no-such-entity',
    ]);
  });

  test('each kind has one default address, which cannot be removed', async () => {
    by = await newCustomer();
    const first = await created({ default_shipping: true, default_billing: true });
    const second = await created({ default_shipping: true });
    expect(await book()).toMatchObject({
      default_shipping: String(second),
      default_billing: String(first),
      addresses: [
        { id: first, default_shipping: false },
        { id: second, default_shipping: true },
      ],
    });
    expect(firstError(await remove(first))).toEqual([
      `Customer Address ${first} is set as default billing address and can not be deleted`,
      'graphql-input',
    ]);
    expect(firstError(await remove(second))[0]).toContain('set as default shipping address');
    await update(first, { default_billing: false });
    expect((await remove(first)).data.deleteCustomerAddress).toBe(true);
    const both = await Promise.all([created({ default_billing: true }), created({ default_billing: true })]);
    expect(
      (await book()).addresses.filter(({ default_billing }: { default_billing: boolean }) => default_billing),
    ).toHaveLength(1);
    expect(both).toContain(Number((await book()).default_billing));
    expect((await book()).default_shipping).toBe(String(second));
  });

  test('a change invalidates the cached book, within the same request too', async () => {
    by = await newCustomer();
    const read = 'updateCustomerV2(input: { firstname: "Ann" }) { customer { addresses { city } } }';
    const { data } = await by.execute(
      `mutation ($input: CustomerAddressInput!) { before: ${read} createCustomerAddress(input: $input) { id } after: ${read} }`,
      { input: home },
    );
    expect([data.before.customer.addresses, data.after.customer.addresses]).toEqual([[], [{ city: 'Montréal' }]]);
  });

  test('an address changes its country only as a whole', async () => {
    by = await newCustomer();
    const id = await created();
    expect((await update(id, { country_code: 'US', postcode: '12207' })).errors?.[0]?.message).toBe(
      'The region_id does not match the selected country or region',
    );
    const albany = { country_code: 'US', postcode: '12207', city: 'Albany', region: { region_code: 'NY' } };
    expect((await update(id, { ...albany, telephone: '518-555-0101' })).data.updateCustomerAddress).toMatchObject({
      country_code: 'US',
      region: { region: 'New York', region_id: 43 },
    });
  });

  test('[EN-32] errors name each field with a code', async () => {
    by = await newCustomer();
    const { errors } = await create({ postcode: 'M5V 2T6', telephone: 'call me', street: [], firstname: ' ' });
    expect(errors?.map(({ extensions }) => extensions?.error_code).sort()).toEqual([
      'ADDRESS_FIRSTNAME_REQUIRED',
      'ADDRESS_POSTCODE_REGION',
      'ADDRESS_STREET_REQUIRED',
      'ADDRESS_TELEPHONE_INVALID',
    ]);
    expect((await create({ region: { region_id: 43 } })).errors?.[0]?.extensions?.error_code).toBe(
      'ADDRESS_REGION_INVALID',
    );
    expect((await create({ company: '4111 1111 1111 1111' })).errors?.[0]?.extensions?.category).toBe('graphql-input');
    expect((await create({ city: 'x'.repeat(256) })).errors?.[0]?.extensions?.error_code).toBe('ADDRESS_CITY_TOO_LONG');
    expect((await create({ street: ['1', '2', '3'] })).errors?.[0]?.extensions?.error_code).toBe(
      'ADDRESS_STREET_LINES',
    );
    expect((await book()).addresses).toEqual([]);
  });

  test("another customer's address cannot be updated, removed or taken over, and a guest has none", async () => {
    by = await newCustomer();
    const id = await created({ default_billing: true });
    const eve = await newCustomer();
    const refused = [`Could not find a address with ID "${id}"`, 'graphql-no-such-entity'];
    expect(firstError(await update(id, { city: 'Laval', default_shipping: true }, eve))).toEqual(refused);
    expect(firstError(await remove(id, eve))).toEqual(refused);
    expect((await eve.execute(BOOK)).data.customer).toEqual({
      default_billing: null,
      default_shipping: null,
      addresses: [],
    });
    expect((await book()).addresses).toMatchObject([{ id, city: 'Montréal', default_shipping: false }]);
    for (const [query, variables] of [
      [CREATE, { input: home }],
      [UPDATE, { id, input: {} }],
      [DELETE, { id }],
    ] as const) {
      expect(firstError(await shop.graphql(query, variables))).toEqual([
        "The current customer isn't authorized.",
        'graphql-authorization',
      ]);
    }
  });

  test('an address book has a hundred addresses at most, with concurrent requests too', async () => {
    by = await newCustomer();
    const { id } = await row(by);
    await shop.platform.db.tx(async (db) => {
      for (let count = 0; count < 98; count++) await insertAddress(db, id, bookAddress({}), shop.clock.now());
    });
    const last = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(last.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(last.find(({ errors }) => errors)?.errors?.[0]).toMatchObject({
      message: 'An address book holds 100 addresses at most.',
      extensions: { error_code: 'ADDRESS_BOOK_FULL' },
    });
    expect((await book()).addresses).toHaveLength(100);
    await keep(by, { ...bookAddress({}), street: ['2 New St'] });
    expect((await book()).addresses).toHaveLength(100);
  });

  test("an order's address is saved once, not as a default", async () => {
    by = await newCustomer();
    await created({ default_shipping: true, default_billing: true });
    const address = { ...bookAddress({}), street: ['2 New St'] };
    await keep(by, address);
    await keep(by, address);
    expect((await book()).addresses).toMatchObject([
      { default_shipping: true, default_billing: true },
      { street: ['2 New St'], default_shipping: false, default_billing: false },
    ]);
  });
});
