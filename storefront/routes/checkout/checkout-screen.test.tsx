import '#storefront/testing/window.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { ShopEvent } from '#storefront/platform/analytics/events.ts';
import { handleEvents } from '#storefront/platform/analytics/publish.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { newCustomer } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { during, eventually, render, type Rendered } from '#storefront/testing/render.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';
import { renderCheckout, readerOf } from './testing/screen.tsx';
import { ann, card, openTab, settled, watchRest } from './testing/tab.ts';

let shop: LiveShop;
let platform: Platform;
let rendered: Rendered | undefined;
let path: () => string;

beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  localStorage.clear();
  watchRest(shop);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => undefined });
  platform = await livePlatform(shop);
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  await settled();
  vi.unstubAllGlobals();
});

const main = (): HTMLElement => rendered?.container ?? document.body;
const { text, textOf, button, link, press, orderButton } = readerOf(main);
const payButton = (): string => (orderButton()?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const pay = async () => {
  await eventually(() => !orderButton()?.hasAttribute('aria-busy'));
  await during(() => orderButton()?.click());
};
const chosen = (): string | undefined => main().querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value;

const openPage = async (view: StoreViewCode = 'CA_EN'): Promise<void> => {
  platform = await livePlatform(shop, view);
  ({ rendered, path } = await renderCheckout(platform));
};

/** Fills everything but the order before the page is opened. */
const openReview = async (view?: StoreViewCode, sku = 'TILE'): Promise<void> => {
  const tab = openTab(platform);
  await tab.add(sku);
  await tab.goToReview();
  await openPage(view);
  await eventually(() => /\d/.test(payButton()) && !orderButton()?.hasAttribute('aria-busy'));
};

/** Delivers another tab's storage events, as browsers do. */
const hear = () => during(() => window.dispatchEvent(new window.StorageEvent('storage', { key: 'TESSERA__cart' })));

test('[CK-08] an open checkout shows another tab’s change in lines, subtotal, shipping, tax and button, and reports the changed total', async () => {
  await openReview();
  expect(payButton()).toBe('Place order and pay $148.55');
  await openTab(platform).add('TILE');
  await hear();
  await eventually(() => payButton() === 'Place order and pay $279.90');
  expect(text()).toContain('× 2');
  expect(text()).toContain('Subtotal$200.00');
  expect(text()).toContain('Shipping$43.45');
  expect(text()).toContain('QST$24.28');
  expect(textOf('status')).toBe(
    'Your total has changed from $148.55 to $279.90: the cart or a price is different now. Please check it before you pay.',
  );
  const old = browserStorage.get('cartId');
  const reported: ShopEvent[] = [];
  const stop = handleEvents((event) => void reported.push(event));
  await pay();
  await eventually(() => path() === '/checkout/receipt');
  await eventually(() => browserStorage.get('cartId') !== undefined && browserStorage.get('cartId') !== old);
  stop();
  const order = reported.find((event) => event.kind === 'order-placed')?.order;
  expect(order).toMatchObject({
    paymentCode: 'tessera_test',
    grandTotal: { value: 279.9, currency: 'CAD' },
  });
  expect(JSON.stringify(browserStorage.get('purchase_history'))).toContain('TILE');
});

test('a coupon entered at checkout is a row of the summary, and lowers the amount of the button and of the order', async () => {
  const rules = [ruleInput({ labels: { en: 'Ten', fr: 'Dix' }, trigger: { kind: 'code', code: 'TEN' } })];
  const save = (list: typeof rules) =>
    shop.platform.db.tx((db) =>
      saveCartRules(db, { couponsPerCart: 1, rules: list }, new Date('2026-06-15T12:00:00Z')),
    );
  await save(rules);
  await openReview();
  expect(payButton()).toBe('Place order and pay $148.55');
  await press(/Add a coupon code/);
  await eventually(() => main().querySelector('[name="coupon"]'));
  main().querySelector<HTMLInputElement>('[name="coupon"]')!.value = 'ten';
  await press(/^Apply$/);
  // 10.00 less, and the tax on it.
  await eventually(() => payButton() === 'Place order and pay $137.05');
  expect(text()).toContain('Ten (TEN)-$10.00');
  await pay();
  await eventually(() => path() === '/checkout/receipt');
  await save([]);
});

test('a tab that missed the change places no order: it shows both totals, in both languages, and the next press pays', async () => {
  await openReview('CA_FR');
  const first = payButton();
  expect(first).toBe('Commander et payer 148,55 $');
  await openTab(platform).add('TILE');
  await pay();
  await eventually(() => textOf('alert'));
  expect(textOf('alert')).toBe(
    'Votre total est maintenant de 279,90 $ au lieu de 148,55 $ : le panier ou un prix a changé. Rien n’a été débité. Vérifiez la commande, puis appuyez de nouveau sur le bouton.',
  );
  expect(payButton()).toBe('Commander et payer 279,90 $');
  await eventually(() => text().includes('× 2'));
  await pay();
  await eventually(() => path() === '/checkout/receipt');
});

test('names a shipping method that is no longer offered, and asks the shopper to choose another', async () => {
  await openReview();
  await openTab(platform).add('TILE', 9);
  await hear();
  await eventually(() => textOf('status').includes('no longer offered'));
  expect(textOf('status')).toBe(
    '“Delivered to your door” is no longer offered for this cart. Please choose another way.',
  );
  expect([button(/Place order/), chosen()]).toEqual([undefined, 'freight/ltl']);
});

test('preselects nothing if only pickup is available, and submitting without a choice shows an error', async () => {
  const tab = openTab(platform);
  await tab.add('LOT-2');
  await tab.checkout.submitShippingAddress(ann);
  await openPage();
  await eventually(() => text().includes('Calgary'));
  expect(chosen()).toBeUndefined();
  await press(/Continue to billing/);
  await eventually(() => textOf('alert') !== '');
  expect(textOf('alert')).toBe('Choose how you want to receive the order.');
});

test('the delivery estimate follows the address and the chosen method, without a reload', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  await tab.checkout.submitShippingAddress(ann);
  await openPage();
  const days = (): string => /Expected [A-Z].*?\d(?=\D*\$)/.exec(text())?.[0] ?? '';
  await eventually(() => days() && text().includes('Leaves by parcel'));
  const near = days();
  await press(/Edit/);
  const type = (name: string, value: string): void => {
    const field = main().querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(name);
    field.value = value;
    field.dispatchEvent(new window.Event('change', { bubbles: true }) as unknown as Event);
  };
  await during(() => {
    type('region', 'NU');
    type('postcode', 'X0A 0H0');
  });
  await press(/Continue to shipping/);
  await eventually(() => days() && days() !== near);
  const pickup = await eventually(() => main().querySelector<HTMLInputElement>('[value^="instore/"]'));
  await during(() => pickup.click());
  await eventually(() => chosen() === pickup.value);
  await press(/Continue to billing/);
  await eventually(() => !text().includes('Leaves by parcel'));
  expect(text()).toContain('In stock. You get an email when it is ready for pickup.');
});

test('[CK-16] products that sell out at payment are named with a link to the cart, and the card is not cleared', async () => {
  await openReview('CA_EN', 'LAST');
  await sql`update stock set qty = 0 where product_id = (select id from product where sku = 'LAST')`.execute(
    shop.platform.db.kysely,
  );
  await pay();
  await eventually(() => link(/Back to cart/));
  expect(text()).toContain('The last box');
  expect(text()).toContain('out of stock, short, or without a price');
  expect(browserStorage.get<{ last4: string }>('authorize_net_cc')?.last4).toBe('1111');
});

test('an order from more production lots than shown is not placed: an error shows the lots, and the next press orders', async () => {
  const lots = async (first: number, second: number): Promise<void> => {
    const { kysely } = shop.platform.db;
    await sql`delete from stock_lot`.execute(kysely);
    await sql`insert into stock_lot (product_id, code, qty) select id, code, qty
      from product, (values ('A', ${first}::int), ('B', ${second}::int)) as l(code, qty) where sku = 'TILE'`.execute(
      kysely,
    );
  };
  await lots(6, 4);
  const tab = openTab(platform);
  await tab.add('TILE', 5);
  await tab.goToReview();
  await openPage();
  await eventually(() => text().includes('Ships on a pallet') && /\d/.test(payButton()));
  expect(text()).not.toContain('production lots');
  await lots(1, 4);
  await pay();
  await eventually(() => textOf('alert'));
  expect(textOf('alert')).toContain('yours would now come from more lots than shown');
  await eventually(() => text().includes('From several production lots (4 + 1): shades may differ slightly.'));
  await pay();
  await eventually(() => path() === '/checkout/receipt');
  await sql`delete from stock_lot`.execute(shop.platform.db.kysely);
});

test('an order of which more would come later than shown is not placed: the page shows it, and the next press orders', async () => {
  const { kysely } = shop.platform.db;
  await sql`insert into stock_rule (is_offered, days, two_shipments, few_left) values (true, 14, 'once', 5)`.execute(
    kysely,
  );
  await sql`update stock set qty = 4 where product_id = (select id from product where sku = 'TILE')`.execute(kysely);
  const tab = openTab(platform);
  await tab.add('TILE', 6);
  await tab.goToReview();
  await openPage();
  await eventually(() => text().includes('4 in stock; 2 expected about') && /\d/.test(payButton()));
  await sql`update stock set qty = 3 where product_id = (select id from product where sku = 'TILE')`.execute(kysely);
  await pay();
  await eventually(() => textOf('alert'));
  expect(textOf('alert')).toContain('more of your order would now come later than shown');
  await eventually(() => text().includes('3 in stock; 3 expected about'));
  await pay();
  await eventually(() => path() === '/checkout/receipt');
  await sql`delete from stock_rule`.execute(kysely);
  await sql`update stock set qty = 100, owed = 0 where product_id = (select id from product where sku = 'TILE')`.execute(
    kysely,
  );
});

test('shows an error and a retry, not the empty cart, if the cart cannot be fetched', async () => {
  await openTab(platform).add('TILE');
  shop.lose('GetCart');
  await openPage();
  await eventually(() => text().includes('We could not open your cart'));
  expect(text()).not.toContain('There is nothing to check out');
  await press(/Try again/);
  await eventually(() => text().includes('Plain tile'));
});

test('reports an ended sign-in, and retains everything entered', async () => {
  platform.session.setToken(await newCustomer(shop));
  await openReview();
  await during(() => {
    browserStorage.remove('cartId');
    platform.session.clearToken();
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'TESSERA__cartId' }));
  });
  await eventually(() => text().includes('Your session has ended'));
  expect(link(/Sign in/)?.getAttribute('href')).toBe('#sign-in');
  expect(text()).not.toContain('There is nothing to check out');
  expect(browserStorage.get('shipping_address')).toMatchObject({ city: 'Montréal' });
});

test('names an expired quote beside the line that has its list price again', async () => {
  platform.session.setToken(await newCustomer(shop));
  const tab = openTab(platform);
  await tab.add('TILE');
  await sql`with quote as (
      insert into price_quote (number, customer_id, request_id, store_view_id, currency, source, state, valid_until, asked_at, changed_at)
      select 'Q123456789', max(customer.id), 'quote-that-is-over', (select min(id) from store_view), 'CAD', 'list', 'accepted', '2026-01-31', now(), now()
      from customer returning id, customer_id),
    line as (
      insert into price_quote_line (quote_id, position, product_id, sku, name, quantity, price)
      select quote.id, 1, product.id, sku, 'Tile', 1, 500 from quote, product where sku = 'TILE' returning id)
    update cart_item set quote_line_id = (select id from line)
    where cart_id = (select cart.id from cart, quote where cart.customer_id = quote.customer_id and is_active)`.execute(
    shop.platform.db.kysely,
  );
  await openPage();
  await eventually(() =>
    text().includes('List price: quote Q123456789, valid until January 31, 2026, no longer holds.'),
  );
  expect(text()).toContain('Subtotal$100.00');
});

test('shows that the cart is empty', async () => {
  await openPage();
  expect(text()).toContain('There is nothing to check out');
});

test('in another country’s store the form retains name and contact and asks for the address', async () => {
  await openReview();
  await rendered?.unmount();
  browserStorage.remove('cartId');
  await openTab(await livePlatform(shop, 'US_EN')).add('TILE');
  await openPage('US_EN');
  await eventually(() => textOf('status').includes('another country'));
  const value = (name: string) => main().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect([value('email'), value('firstname'), value('street_1'), value('postcode'), value('country_id')]).toEqual([
    'ann@example.com',
    'Ann',
    '',
    '',
    'US',
  ]);
  expect(textOf('status')).toContain('United States');
});

test('[CK-11] [CK-12] leaving clears everything entered and opens the cart', async () => {
  await openReview();
  await press(/Leave checkout/);
  await eventually(() => path() === '/cart');
  expect([browserStorage.get('shipping_address'), browserStorage.get('authorize_net_cc')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('each shipping method shows its delivery dates, and the receipt shows the next steps with their dates', async () => {
  const tab = openTab(platform);
  await tab.add('TILE');
  await tab.checkout.submitShippingAddress(ann);
  await openPage();
  await eventually(() => text().includes('Expected'));
  const [, window] = /Delivered to your doorExpected (.*?)\$/.exec(text()) ?? [];
  expect(window).toMatch(/^\w{3}, \w{3} \d+ – \w{3}, \w{3} \d+$/);
  expect(text()).toMatch(/MontréalYou get an email when it is readyFree/);
  await rendered?.unmount();
  const [way] = tab.state().availableShippingMethods;
  await tab.checkout.submitShippingMethod(way!);
  await tab.checkout.submitBillingAddress({ sameAsShippingAddress: true });
  await tab.checkout.submitPaymentMethod('tessera_test', card());
  await tab.checkout.submitOrder();
  rendered = await render(<ReceiptScreen />, platform);
  await eventually(() => text().includes('What happens next'));
  const steps = [...main().querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'You get an email with the tracking number when the order leaves.',
    expect.stringMatching(/^It is expected between \w+day, \w+ \d+ and \w+day, \w+ \d+\.$/),
    expect.stringContaining('Open every box before anything is installed'),
  ]);
});

test('a final sale requires agreement, which the server enforces too, and the order stores the wording', async () => {
  const tab = openTab(platform);
  await tab.add('QUARTZ');
  await tab.goToReview({ ...ann, company: 'Roy Stone' });
  await openPage();
  const box = () => main().querySelector<HTMLInputElement>('[name="agreement"]');
  await eventually(box);
  const words =
    'I understand that final sales (slabs and outlet items) are not taken back unless they arrive broken or are defective.';
  expect(text()).toContain(`Slab QUARTZ: final sale. ${words}`);
  await pay();
  expect([path(), box()?.validationMessage]).toEqual([
    '/checkout',
    'Tick this to order: what is final sale is not taken back.',
  ]);
  box()!.setCustomValidity('');
  box()!.required = false;
  await pay();
  await eventually(() => textOf('alert').includes('Tick the box above the order button'));
  await eventually(box);
  await during(() => box()!.click());
  await pay();
  await eventually(() => path() === '/checkout/receipt');
  const { rows } = await sql`select words, language from order_agreement where agreed_at is not null`.execute(
    shop.platform.db.kysely,
  );
  expect(rows).toEqual([{ words, language: 'en' }]);
});

test('returnable products require no agreement', async () => {
  await openReview();
  await settled();
  expect(main().querySelector('[name="agreement"]')).toBeNull();
});

/** A new customer who orders for a company with the yes of an administrator. */
const becomeBuyerWithApproval = async (): Promise<void> => {
  const { kysely } = shop.platform.db;
  await sql`update payment_method set customer_group_ids = null where code = 'purchaseorder'`.execute(kysely);
  platform.session.setToken(await newCustomer(shop));
  await sql`with made as (insert into company (number, name, group_id, store_view_id, created_at)
      select 'C' || (100000000 + (select max(id) from customer)), 'Atelier Roy', 2, min(id), now() from store_view returning id)
    insert into company_user (customer_id, company_id, role, joined_at)
      select (select max(id) from customer), id, 'approved_buyer', now() from made`.execute(kysely);
};

test('an order that needs an administrator’s approval is sent to them from the last step, and the cart is closed', async () => {
  const { kysely } = shop.platform.db;
  await becomeBuyerWithApproval();
  const tab = openTab(platform);
  await tab.add('TILE');
  await tab.goToReview();
  await tab.checkout.submitPaymentMethod('purchaseorder', { title: 'Purchase order', purchaseOrder: 'PO-118' });
  await openPage();
  await eventually(() => text().includes('Read the terms'));
  await eventually(() => button(/Send for approval/));
  expect(text()).toContain('has to approve this order before it is placed.');
  expect(button(/Place order/)).toBeUndefined();
  await press(/Send for approval/);
  await eventually(() => path() === '/account-company');
  const { rows } =
    await sql`select p.status, c.is_active from purchase_order p join cart c on c.id = p.cart_id`.execute(kysely);
  expect(rows).toEqual([{ status: 'APPROVAL_REQUIRED', is_active: false }]);
  expect(browserStorage.get('cartId')).not.toBe(tab.cart.store.getState().cartId);
});

test('a card cannot be used for an order that needs approval; a message says so and links to the other payment methods', async () => {
  await becomeBuyerWithApproval();
  const tab = openTab(platform);
  await tab.add('TILE');
  await tab.goToReview();
  await openPage();
  await eventually(() => text().includes('Read the terms'));
  await eventually(() => button(/Choose another way to pay/));
  expect(text()).toContain('A card is charged when an order is placed, so it cannot wait for approval.');
  expect(button(/Send for approval/)).toBeUndefined();
  await press(/Choose another way to pay/);
  await eventually(() => main().querySelector('input[type="radio"][value="purchaseorder"]'));
});
