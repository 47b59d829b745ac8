import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HomePage } from '#storefront/features/home/home-page.tsx';
import { appStore } from '#storefront/platform/app-state/app-state.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import { boxOf, prefer, resize } from '#storefront/testing/browser.tsx';
import { isHydrated, SHELL, showLayout } from '#storefront/testing/browser-layout.tsx';
import { testTheme } from '#storefront/testing/theme.ts';

const Page = () => (
  <div className="home-hero">
    <h1>The page</h1>
  </div>
);

/** A home page whose content has these rows. */
const Home = ({ children }: { children?: ReactNode }) => (
  <HomePage>
    <div>{children}</div>
  </HomePage>
);
const main = () => document.querySelector('main');
const header = () => document.querySelector('header');

beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => vi.restoreAllMocks());

test('[LY-01] [LY-02] [LY-03] the home page begins 48px under the header’s edge, 74px from 1024px, 100px from 1441px, also before its first row has arrived; other pages, and a home page without a banner, begin below the header', async () => {
  const pulledUp = async (width: number) => {
    await resize(width);
    return Math.round(boxOf(header()).bottom - boxOf(main()).top);
  };
  const banner = (
    <Home>
      <Page />
    </Home>
  );
  for (const home of [banner, <Home key="empty" />]) {
    await showLayout(home);
    expect([
      await pulledUp(390),
      await pulledUp(1023),
      await pulledUp(1024),
      await pulledUp(1440),
      await pulledUp(1441),
    ]).toEqual([48, 48, 74, 74, 100]);
  }
  await showLayout(<Page />, { address: '/faq' });
  expect([await pulledUp(390), await pulledUp(1441)]).toEqual([0, 0]);
  await showLayout(
    <Home>
      <h1>The page</h1>
    </Home>,
  );
  expect([await pulledUp(390), await pulledUp(1441)]).toEqual([0, 0]);
});

test('the skip link is hidden to the left of the page, so that it is never printed, and shown on focus', async () => {
  await showLayout(<Page />, { address: '/faq' });
  const skip = document.querySelector<HTMLElement>('a[href="#content"]');
  expect(boxOf(skip).right).toBeLessThanOrEqual(0);
  await userEvent.tab();
  expect(document.activeElement).toBe(skip);
  await expect.poll(() => [boxOf(skip).left, boxOf(skip).top]).toEqual([8, 8]);
});

test('[LY-04] a page is at least 40rem high, even in a low window', async () => {
  await showLayout(<Page />, { address: '/faq', height: 400 });
  expect(boxOf(main()).height).toBe(640);
});

test('[FT-01] [LY-05] [LY-06] no element is wider than 1920px, the footer’s content no wider than 1200px; the footer begins with the newsletter', async () => {
  await showLayout(<Page />, { width: 2400 });
  expect(boxOf(main()).width).toBe(1920);
  const parts = [...(document.querySelector('footer')?.children ?? [])].map((part) => boxOf(part).width);
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts)).toEqual(new Set([1200]));
  expect(boxOf(document.querySelector('footer > :first-child form[data-newsletter]')).height).toBeGreaterThan(40);
});

test('header and footer are aligned with the content at every width', async () => {
  await showLayout(<Page />, { address: '/faq' });
  const edges = (selector: string): number[] => {
    const element = document.querySelector(selector) as HTMLElement;
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [
      boxOf(element).left + Number.parseFloat(paddingLeft),
      boxOf(element).right - Number.parseFloat(paddingRight),
    ];
  };
  for (const width of [1280, 1920, 2400]) {
    await resize(width);
    expect([width, edges('header > div')]).toEqual([width, edges('main')]);
    const [[footer = 0], [main]] = [edges('footer > :last-child'), edges('main')];
    expect(footer, `at ${width} px`).toBeCloseTo(main ?? 0, 1);
  }
});

test('checkout has no links to other pages except the logo, the account and the legal links', async () => {
  await showLayout(<Page />, { address: '/checkout' });
  const isShown = (selector: string): boolean => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  expect(['[data-menu]', 'header [type=search]', 'section[aria-label]', 'footer > :last-child'].map(isShown)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await showLayout(<Page />, { address: '/cart' });
  expect(isShown('[data-menu]')).toBe(true);
});

test('a page of one shopper and a page without a result have a footer of one row, without the newsletter', async () => {
  const areShown = (): boolean[] =>
    [...(document.querySelector('footer')?.children ?? [])].map((part) => part.getClientRects().length > 0);
  for (const [address, content] of [
    ['/cart', 'The page'],
    ['/order-history', 'The page'],
    ['/wishlist', 'The page'],
    ['/search.html?query=zz', <p key="none" data-nothing-found="" />],
  ] as const) {
    await showLayout(content, { address });
    expect([address, areShown()]).toEqual([address, [false, false, true]]);
  }
  await showLayout(<Page />, { address: '/faq' });
  expect(areShown()).toEqual([true, true, true]);
});

test('[LY-07] every type of page has the feedback button and toasts', async () => {
  for (const address of ['/faq', '/cart', '/checkout', '/order-history']) {
    await showLayout(<Page />, { address });
    await expect.poll(isHydrated).toBe(true);
    window.dispatchEvent(new Event('pointermove'));
    await expect.element(page.getByRole('button', { name: 'FEEDBACK' })).toBeVisible();
    const id = toastStore.add({ type: 'info', message: `Said on ${address}` } as never);
    await expect.element(page.getByText(`Said on ${address}`)).toBeVisible();
    toastStore.remove(id as never);
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await expect.element(page.getByRole('dialog'), { timeout: 8000 }).toHaveAttribute('data-open');
  }
});

test('[AP-06] [LY-08] "Fetching Data..." is shown while the next page is loading, and covers neither logo nor menu', async () => {
  let arrive: () => void = () => undefined;
  const { router } = await showLayout(<Page />, {
    width: 390,
    load: () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  });
  expect(document.body.textContent).not.toContain('Fetching Data...');
  void router.navigate('/faq');
  await expect.element(page.getByText('Fetching Data...')).toBeInTheDocument();
  expect(appStore.getState().isPageLoading).toBe(true);
  expect(boxOf(page.getByText('Fetching Data...').element()).top).toBeGreaterThan(boxOf(header()).bottom);
  arrive();
  await expect.element(page.getByText('Fetching Data...')).not.toBeInTheDocument();
  expect(appStore.getState().isPageLoading).toBe(false);
});

test('[CO-03] [HD-04] [HD-05] [HD-06] [HD-08] [HD-10] [HD-11] [HD-12] [MM-01] the header contains logo, links, menu, search, account and cart; below 1024px the drawer replaces menu and links', async () => {
  await showLayout(<Page />);
  const links = ['Tessera, home', 'Call us at 514-555-0140', 'Track My Order', 'Showroom Reservation'];
  const shown = () => ({
    links: links.map((name) => page.getByRole('link', { name, exact: true }).elements().length),
    menu: page.getByRole('navigation', { name: 'Products' }).elements().length,
    account: page.getByRole('button', { name: 'Account' }).elements().length,
    cart: page.getByRole('link', { name: /cart/i }).elements().length,
    search: page.getByRole('textbox', { name: 'Search Collection' }).elements().length,
    drawer: page.getByRole('button', { name: 'Open the menu' }).elements().length,
  });
  const wide = { links: [1, 1, 1, 1], menu: 1, account: 1, cart: 1, search: 1, drawer: 0 };
  await expect.poll(shown).toEqual(wide);
  await resize(1024);
  expect(shown()).toEqual(wide);
  await resize(1023);
  expect(shown()).toEqual({ links: [1, 0, 0, 0], menu: 0, account: 1, cart: 1, search: 0, drawer: 1 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  for (const text of ['Entry 1', '514-555-0140', 'Track My Order', 'Showroom Reservation'])
    await expect.element(drawer.getByText(text)).toBeVisible();
});

test('[HD-13] [HD-14] [HD-15] [HD-16] the header is 5rem high, stays visible, and turns black when the page is scrolled; on the home page it has a dark gradient', async () => {
  const style = () => getComputedStyle(header() as Element);
  await showLayout(<div style={{ height: 3000 }} />, { address: '/faq' });
  expect([boxOf(header()).height, boxOf(header()).top > 0, style().backgroundImage]).toEqual([80, true, 'none']);
  // Each time anew: the router may scroll to the top once more after its first render.
  const scrolled = () => {
    window.scrollTo(0, 500);
    return [style().backgroundColor, boxOf(header()).top];
  };
  await expect.poll(scrolled).toEqual(['rgb(17, 18, 19)', 0]);
  await showLayout(<div className="home-hero" style={{ height: 3000 }} />);
  const atTop = () => {
    window.scrollTo(0, 0);
    return style().backgroundImage;
  };
  await expect.poll(atTop).toContain('linear-gradient');
});

test('navigating closes the folded search and the drawer, updates the header’s style, and hides the menu at checkout', async () => {
  const { router } = await showLayout(<Page />, { width: 390, height: 900 });
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await menu.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const onHome = header()?.className;
  await router.navigate('/faq');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => header()?.className).not.toBe(onHome);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  expect(appStore.getState().searchOpen).toBe(true);
  await router.navigate('/');
  await expect.poll(() => appStore.getState().searchOpen).toBe(false);
  await expect.poll(() => header()?.className).toBe(onHome);
  await router.navigate('/checkout');
  await expect.element(menu).not.toBeInTheDocument();
});

test('[HD-09] hovering the logo on a desktop shows another logo', async () => {
  const logoOfTheme = {
    viewBox: '0 0 10 10',
    markup:
      '<g data-part="resting"><path d="M0 0h9v9z" /></g><g data-part="hover" display="none"><path d="M0 0h9v9z" /></g>',
  };
  await showLayout(<Page />, { address: '/faq', platform: { theme: { ...testTheme, logo: logoOfTheme } } });
  const logo = page.getByRole('link', { name: 'Tessera, home' });
  const opacityOf = (part: string) =>
    getComputedStyle(logo.element().querySelector(`[data-part="${part}"] path`) as Element).opacity;
  await page.getByText('The page').hover();
  await expect.poll(() => [Number(opacityOf('resting')) > 0.3, opacityOf('hover')]).toEqual([true, '0']);
  await logo.hover();
  await expect.poll(() => [opacityOf('resting'), opacityOf('hover')]).toEqual(['0', '1']);
});

test('[MM-04] [MM-08] [MM-09] a menu panel has four columns, and links to tracking and sign-in at every desktop width', async () => {
  for (const width of [1024, 1280, 1920]) {
    await showLayout(<Page />, { width });
    await expect.poll(isHydrated).toBe(true);
    await page.getByRole('link', { name: 'Entry 1', exact: true }).hover();
    const panel = document.querySelector('[data-menu-panel] > div') as Element;
    await expect.poll(() => boxOf(panel).width).toBeGreaterThan(0);
    expect(getComputedStyle(panel).gridTemplateColumns.split(' ')).toHaveLength(4);
    await expect.element(page.getByRole('link', { name: 'Come in' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Where is my order' }))
      .toHaveAttribute('href', '#track-my-order');
  }
});

test('[MM-05] the five-column variant of the menu has five columns', async () => {
  const { snowdogMenus } = SHELL['snowdogMenus'] as { snowdogMenus: { items: object[] } };
  await showLayout(<Page />, {
    responses: { snowdogMenus: { snowdogMenus: { items: [{ ...snowdogMenus.items[0], css_class: 'five-columns' }] } } },
  });
  await expect.poll(isHydrated).toBe(true);
  await page.getByRole('link', { name: 'Entry 1', exact: true }).hover();
  const panel = document.querySelector('[data-menu-panel] > div') as Element;
  await expect.poll(() => boxOf(panel).width).toBeGreaterThan(0);
  expect(getComputedStyle(panel).gridTemplateColumns.split(' ')).toHaveLength(5);
});

test('[LY-07] [AD-08] shows the advice which site to use on every page', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'America/New_York',
  });
  for (const address of ['/faq', '/cart']) {
    await showLayout(<Page />, { address });
    await expect
      .element(page.getByRole('dialog', { name: 'Shopping from the United States?' }), { timeout: 8000 })
      .toBeVisible();
  }
});

test('[LY-09] [HD-01] one message is shown at the top, and the next one after a press', async () => {
  const content = '<ul><li>First message</li><li>Second message</li></ul>';
  await showLayout(<Page />, {
    address: '/faq',
    responses: { cmsBlocks: { cmsBlocks: { items: [{ identifier: 'header-top-message', content }] } } },
  });
  await expect.poll(isHydrated).toBe(true);
  await expect.element(page.getByText('First message')).toBeVisible();
  await expect.element(page.getByText('Second message')).not.toBeVisible();
  await page.getByRole('button', { name: 'Next message' }).click();
  await expect.element(page.getByText('Second message')).toBeVisible();
  await expect.element(page.getByText('First message')).not.toBeVisible();
});

test('[MD-16] [HL-05] a dialog has z-index 11, above the header', async () => {
  await showLayout(<Page />, { address: '/faq#track-my-order' });
  const dialog = page.getByRole('dialog', { name: 'Track My Order' });
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(dialog.element()).zIndex).toBe('11');
});

test('[SR-01] [SR-02] [SR-08] [SR-09] [SR-10] the search is inline from 1024px, grows on focus and retains the typed text until it is submitted; below, a button opens it under the header', async () => {
  await showLayout(<Page />, { address: '/faq' });
  const field = page.getByRole('textbox', { name: 'Search Collection' });
  const input = field.element() as HTMLElement;
  const width = () => boxOf(input.closest('search')).width;
  expect(width()).toBe(44);
  input.focus();
  await expect.poll(width).toBeGreaterThan(280);
  await userEvent.keyboard('white oak');
  expect(boxOf(input).width).toBeGreaterThan(280);
  await userEvent.keyboard('{Enter}');
  await expect.poll(width).toBe(44);
  await resize(1023);
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const opened = page.getByRole('combobox', { name: 'Search Collection' });
  await expect.element(opened, { timeout: 8000 }).toHaveFocus();
  expect(boxOf(opened.element().closest('search')).top).toBeGreaterThanOrEqual(boxOf(header()).bottom);
});

test('pressing the icon of the folded search opens it even if it contains text; pressing again submits it', async () => {
  await showLayout(<Page />, { address: '/search.html?query=oak' });
  const input = page.getByLabelText('Search Collection').first().element();
  const width = () => boxOf(input.closest('search')).width;
  const icon = page.getByRole('button', { name: 'Search', exact: true }).first();
  await icon.click();
  await expect.poll(width).toBeGreaterThan(280);
  expect(document.activeElement).toBe(input);
  await icon.click();
  await expect.poll(width).toBe(44);
});

test('[HD-02] [HD-03] [ST-02] [CU-01] [MD-13] the store menu is at least 170px wide, the currency menu at most 24rem high; the page does not scroll meanwhile', async () => {
  const available_currency_codes = Array.from({ length: 40 }, (_, index) => `C${index}`).concat('CAD');
  await showLayout(<div style={{ height: 3000 }} />, {
    address: '/faq',
    responses: { getCurrencyData: { currency: { default_display_currency_code: 'CAD', available_currency_codes } } },
  });
  const canScroll = () =>
    getComputedStyle(document.documentElement).overflowY !== 'hidden' &&
    getComputedStyle(document.body).overflowY !== 'hidden';
  const menuOf = (trigger: Element) =>
    document.getElementById(trigger.getAttribute('aria-controls') ?? '') as HTMLElement;
  const store = page.getByRole('button', { name: 'Site and language: Canada (EN)' });
  await store.click();
  // With words so short that they alone would make it narrower.
  const words = document.createTreeWalker(menuOf(store.element()), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) (words.currentNode as Text).data = 'A';
  expect([boxOf(menuOf(store.element())).width, canScroll()]).toEqual([170, false]);
  await userEvent.keyboard('{Escape}');
  expect(canScroll()).toBe(true);
  const currency = page.getByRole('button', { name: 'Currency: CAD' });
  await currency.click();
  expect([boxOf(menuOf(currency.element())).height, canScroll()]).toEqual([384, false]);
  await userEvent.keyboard('{Escape}');
  expect(canScroll()).toBe(true);
  await page.getByRole('button', { name: 'Account' }).click();
  expect(canScroll()).toBe(false);
});
