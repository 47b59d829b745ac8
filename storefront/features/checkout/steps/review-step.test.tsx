import '#storefront/testing/window.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { during, eventually } from '#storefront/testing/render.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import type { Notice } from '../types.ts';
import { openFakeBackEnd, type FakeBackEnd } from '../testing/fake-back-end.ts';
import { openPage, type Page } from '../testing/page.tsx';
import { COUNTRIES } from '../testing/shopper.ts';
import { openTab, type Tab } from '../testing/tab.ts';
import { ReviewStep } from './review-step.tsx';
import { StepNotice } from './step-notice.tsx';

let backEnd: FakeBackEnd;
let tab: Tab;
let page: Page;
beforeEach(async () => {
  localStorage.clear();
  backEnd = openFakeBackEnd();
  tab = openTab(backEnd);
  await tab.goToReview();
});
afterEach(async () => {
  await page.close();
  vi.unstubAllGlobals();
});

describe('review and pay', () => {
  const open = async (view?: 'CA_FR'): Promise<void> => {
    if (view) {
      const { store } = tab;
      tab = openTab(backEnd, view);
      tab.store.setState(store.getState());
    }
    page = await openPage(tab, <ReviewStep />);
  };

  test('the button shows the amount, next to the terms that the shopper accepts', async () => {
    await open();
    expect(page.text()).toBe(
      'By placing the order you accept our terms and conditions. Read the termsPlace order and pay $126.00',
    );
    expect(page.link('Read the terms')?.getAttribute('href')).toBe('#terms-and-conditions');
    await page.press('Place order and pay $126.00');
    await eventually(() => tab.ordered.length);
    expect(backEnd.requestsOf('payment-information')).toHaveLength(1);
  });

  test('the button for a method paid later orders, rather than pays, the amount', async () => {
    await open('CA_FR');
    await during(() => tab.store.setState({ paymentData: { title: 'Bon de commande', purchaseOrder: 'PO-1' } }));
    expect(page.button('Commander et payer')).toBeUndefined();
    expect(page.button('Passer la commande : 126,00 $')).toBeDefined();
  });

  describe('for a company', () => {
    const openFor = async (role: string, order_limit: number | null = null): Promise<void> => {
      const company = { role: { id: role }, order_limit };
      backEnd = openFakeBackEnd({ getBuying: { customerCredit: null, company } });
      tab = openTab(backEnd);
      await tab.goToReview();
      tab.platform.session.setToken('a customer');
      await during(() => tab.store.setState({ paymentData: { title: 'Purchase order', purchaseOrder: 'PO-1' } }));
      const router = routerOf(() => <ReviewStep />);
      await router.load();
      page = await openPage(tab, <RouterProvider router={router} />);
    };

    test.each([
      ['approved_buyer', null],
      ['buyer', 125.99],
    ])('a %s with a limit of %s sends the order for approval from the start', async (role, limit) => {
      await openFor(role, limit);
      await eventually(() => page.button('Send for approval'));
      expect(page.text()).toContain('An administrator of your company has to approve this order before it is placed.');
      expect(page.button('Place order: $126.00')).toBeUndefined();
    });

    test.each([
      ['buyer', 126],
      ['buyer', null],
      ['administrator', null],
      ['viewer', null],
    ])('a %s with a limit of %s does not need approval', async (role, limit) => {
      await openFor(role, limit);
      await eventually(() => backEnd.requestsOf('getBuying').length);
      await during(() => new Promise((done) => setTimeout(done, 20)));
      expect(page.button('Send for approval')).toBeUndefined();
      expect(page.button('Place order: $126.00')).toBeDefined();
    });

    test('offers to send the order for approval if the back end requires it because the role changed', async () => {
      await openFor('administrator');
      const refusal = new RestError(
        { method: 'POST', resourceUrl: '/V1', status: 400, statusText: 'Bad Request' },
        JSON.stringify({ message: 'No', error_code: 'APPROVAL_REQUIRED' }),
        true,
      );
      await during(() => tab.store.setState({ errors: { order: refusal } }));
      await eventually(() => page.button('Send for approval'));
      expect(page.button('Place order: $126.00')).toBeDefined();
    });
  });

  test('shows that the order is being placed, and places it once', async () => {
    await open();
    expect(page.textOf('status')).toBe('');
    await during(() => tab.store.setState({ isSubmitting: true }));
    expect(page.textOf('status')).toBe('Placing your order…');
    await page.press('Place order and pay $126.00');
    expect(backEnd.requested).toEqual([]);
  });

  test('does not order at the previous total while the total is being fetched', async () => {
    await open();
    await during(() => tab.store.setState({ isSynchronizing: true }));
    await page.press('Place order and pay $126.00');
    expect([backEnd.requested, page.textOf('status')]).toEqual([[], '']);
  });

  test('the button shows no amount if the total is unknown', async () => {
    await open();
    await during(() => tab.store.setState({ totals: undefined }));
    expect(page.button('Place order and pay')).toBeDefined();
  });

  test('shows both totals in the shopper’s language, and pressing again places the order', async () => {
    await open('CA_FR');
    backEnd.cart.itemTotal = 200;
    await page.press('Commander et payer 126,00 $');
    await eventually(() => page.textOf('alert'));
    expect(page.textOf('alert')).toBe(
      'Votre total est maintenant de 231,00 $ au lieu de 126,00 $ : le panier ou un prix a changé. Rien n’a été débité. Vérifiez la commande, puis appuyez de nouveau sur le bouton.',
    );
    expect([page.button('Commander et payer 231,00 $') !== undefined, page.link('Aller au panier')]).toEqual([
      true,
      undefined,
    ]);
  });

  test('links errors that can be corrected in the cart to it', async () => {
    await open();
    backEnd.refuse('payment-information', 'Some of the products are out of stock.');
    await page.press('Place order and pay $126.00');
    await eventually(() => page.textOf('alert'));
    expect(page.textOf('alert')).toBe(
      'Some of the products are out of stock. Nothing was charged, and everything you entered is kept, the card too. Change the quantity in your cart. Go to the cart',
    );
    expect(page.link('Go to the cart')?.getAttribute('href')).toBe('/cart');
  });

  test('reports that the shopper is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    backEnd.lose('shipping-information');
    await page.press('Place order and pay $126.00');
    await eventually(() => page.textOf('alert'));
    expect(page.textOf('alert')).toContain('You are offline.');
    expect(page.link('Go to the cart')).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('notices of changes by others', () => {
  const countries = COUNTRIES.countries.map(({ id, full_name_locale: name }) => ({ id, name, regions: [] }));
  const reported = async (notice: Notice | undefined, known = countries): Promise<string> => {
    tab.store.setState({ notice });
    page = await openPage(tab, <StepNotice countries={known} cart={undefined} />);
    return page.textOf('status');
  };

  test('there is no notice without a change', async () => {
    expect([await reported(undefined), page.countOf('status')]).toEqual(['', 0]);
  });

  test('a different total is shown with the previous one', async () => {
    expect(await reported({ kind: 'total_changed', before: { value: 99, currency: 'CAD' } })).toBe(
      'Your total has changed from $99.00 to $126.00: the cart or a price is different now. Please check it before you pay.',
    );
    expect(page.countOf('status')).toBe(1);
    await during(() => tab.store.setState({ totals: undefined }));
    expect(page.textOf('status')).toBe('');
  });

  test('a shipping method that is no longer offered is named', async () => {
    expect(await reported({ kind: 'method_gone', title: 'To your door' })).toBe(
      '“To your door” is no longer offered for this cart. Please choose another way.',
    );
  });

  test('an address of another country is reported with this store’s country', async () => {
    tab = openTab(backEnd, 'US_EN');
    expect(await reported({ kind: 'address_set_aside' })).toContain('store for another country: United States. ');
    await page.close();
    expect(await reported({ kind: 'address_set_aside' }, [])).toContain('store for another country: US. ');
  });
});
