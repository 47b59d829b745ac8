// @vitest-environment happy-dom
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { Platform, PlatformTheme } from '#storefront/platform/platform.tsx';
import { during, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { badgeText, CartTrigger } from './cart-trigger.tsx';
import { Header } from './header.tsx';
import { Logo } from './logo.tsx';
import { MessageBar } from './message-bar.tsx';
import { MESSAGE_MS, rotateMessages } from './rotate-messages.ts';
import { UtilityLinks } from './utility-links.tsx';
import { WishlistTrigger } from './wishlist-trigger.tsx';

const RESPONSES = {
  getStoreConfigData: { storeConfig: { website_name: 'Tessera' } },
  getStoreInformation: { storeConfig: { store_phone: '514-555-0140' } },
  cmsBlocks: {
    cmsBlocks: {
      items: [
        {
          identifier: 'header-top-message',
          content: '<ul><li>Free pickup <a href="/locations">near you</a></li><li>Samples</li></ul>',
        },
      ],
    },
  },
};

class Observer {
  /** Entries of one call of the browser, oldest first: whether the header was scrolled out of view. */
  static notify: (...isAbove: boolean[]) => void = () => undefined;
  constructor(callback: (entries: unknown[]) => void) {
    Observer.notify = (...all) =>
      callback(all.map((isAbove) => ({ isIntersecting: !isAbove, boundingClientRect: { top: isAbove ? -5 : 5 } })));
  }
  observe(): void {}
  disconnect(): void {}
}

let rendered: Rendered | undefined;
let history = createMemoryHistory();
beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(async () => {
  await rendered?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const renderView = async (
  component: () => ReactNode,
  { address = '/', code = 'CA_EN' as StoreViewCode, platform = undefined as Platform | undefined } = {},
): Promise<HTMLElement> => {
  history = createMemoryHistory({ initialEntries: [address] });
  const router = routerOf(() => component(), { history });
  await router.load();
  rendered = await render(<RouterProvider router={router} />, platform ?? (await testPlatform(code, RESPONSES)));
  return rendered.container;
};

const fetchDrawer = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>the drawer</p>);
const utilities = () => <UtilityLinks />;
const whole = ({ isOnHome = false, cart = (<CartTrigger count={3} />) as ReactNode } = {}) =>
  function Whole() {
    return (
      <Header
        isOnHome={isOnHome}
        messages={<MessageBar />}
        logo={<Logo />}
        utilityLinks={<UtilityLinks />}
        menu={<nav id="mega" />}
        switchers={<i id="switchers" />}
        fetchDrawer={fetchDrawer}
        wishlist={null}
        cart={cart}
      />
    );
  };

test('[HD-01][LY-09] shows the messages of the CMS block at the top, one at a time', async () => {
  const bar = (await renderView(MessageBar)).querySelector('section');
  const messages = [...(bar?.querySelectorAll('li') ?? [])];
  expect(messages.map(({ textContent }) => textContent)).toEqual(['Free pickup near you', 'Samples']);
  expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/locations');
  expect(messages.map(({ dataset }) => 'current' in dataset)).toEqual([true, false]);
});

test('[LY-09] rotates the messages, pauses on request or while they are read, and has a button for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const bar = (await renderView(MessageBar)).querySelector('section');
  if (!bar) throw new Error('No bar');
  const stop = rotateMessages(bar);
  const shown = () => bar.querySelector('[data-current]')?.textContent;
  const turns = () => {
    vi.advanceTimersByTime(MESSAGE_MS);
    return shown();
  };
  expect([turns(), turns()]).toEqual(['Samples', 'Free pickup near you']);
  const pause = bar.querySelector<HTMLElement>('[data-pause]');
  pause?.click();
  expect([pause?.getAttribute('aria-pressed'), turns()]).toEqual(['true', 'Free pickup near you']);
  bar.querySelector<HTMLElement>('[data-next]')?.click();
  expect([shown(), bar.querySelector('ul')?.getAttribute('aria-live')]).toEqual(['Samples', 'polite']);
  pause?.click();
  bar.querySelector('a')?.focus();
  expect(turns()).toBe('Samples');
  stop();
  vi.useRealTimers();
});

test('[LY-09] does not rotate the messages for visitors who prefer reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const bar = (await renderView(MessageBar)).querySelector('section');
  const stop = bar ? rotateMessages(bar) : undefined;
  vi.advanceTimersByTime(3 * MESSAGE_MS);
  expect(bar?.querySelector('[data-current]')?.textContent).toBe('Free pickup near you');
  stop?.();
  vi.useRealTimers();
});

test('[HD-02][HD-03][HD-10] contains the switchers, the mega menu, the search and the cart button', async () => {
  const container = await renderView(whole());
  const parts = ['#switchers', '#mega', 'input[name="query"]', 'a[href="/cart"]'];
  expect(parts.filter((part) => container.querySelector(part) === null)).toEqual([]);
});

test('[HD-04][HD-05] contains the phone number and order tracking', async () => {
  const links = [...(await renderView(utilities)).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['514-555-0140', 'tel:+15145550140']);
  expect(links).toContainEqual(['Track My Order', '#track-my-order']);
});

test('[HD-06][HD-07] shows the showroom link on the Canadian sites, but not on the US site', async () => {
  expect((await renderView(utilities)).textContent).toContain('Showroom Reservation');
  await rendered?.unmount();
  expect((await renderView(utilities, { code: 'CA_FR' })).textContent).toContain('Réserver une visite');
  await rendered?.unmount();
  expect((await renderView(utilities, { code: 'US_EN' })).textContent).not.toContain('Showroom');
});

const themed = async (theme: Partial<PlatformTheme>): Promise<Element | null> => {
  const code = 'CA_FR';
  const platform = { ...(await testPlatform(code, RESPONSES)), theme: { css: '', ...theme } };
  return (await renderView(whole(), { code, platform })).querySelector('a[aria-label="Tessera, accueil"]');
};

test('[HD-08] the logo links home, and has the two drawings of the theme', async () => {
  const markup = '<g data-part="resting"><path d="M0 0"/></g><g data-part="hover"><path d="M1 1"/></g>';
  const logo = await themed({ logo: { viewBox: '0 0 4 1', markup } });
  expect(logo?.getAttribute('href')).toBe('/CA_FR');
  expect(
    [...(logo?.querySelectorAll('svg[viewBox="0 0 4 1"] [data-part]') ?? [])].map((part) => part.innerHTML),
  ).toEqual(['<path d="M0 0"></path>', '<path d="M1 1"></path>']);
});

test('a logo may be a picture, with another one for dark areas', async () => {
  const logo = await themed({ logo: { src: '/theme/logo.png' }, logoDark: { src: '/theme/logo-dark.png' } });
  expect([...(logo?.querySelectorAll('img') ?? [])].map((img) => [img.getAttribute('src'), img.alt])).toEqual([
    ['/theme/logo.png', ''],
    ['/theme/logo-dark.png', ''],
  ]);
});

test('without a logo the shop’s name is shown', async () => {
  const logo = await themed({});
  expect([logo?.textContent, logo?.querySelector('svg, img')]).toEqual(['Tessera', null]);
});

test('[HD-11] the drawer button opens the drawer', async () => {
  const container = await renderView(whole());
  await during(() => container.querySelector<HTMLElement>('button[aria-label="Open the menu"]')?.click());
  expect(container.textContent).toContain('the drawer');
});

test('[HD-14] turns black once the page is scrolled', async () => {
  const header = (await renderView(whole())).querySelector('header');
  await during(() => Observer.notify(true));
  expect(header?.dataset['scrolled']).toBe('true');
  await during(() => Observer.notify(false));
  expect(header?.dataset['scrolled']).toBeUndefined();
  await during(() => Observer.notify(false, true));
  expect(header?.dataset['scrolled']).toBe('true');
});

test('[CT-01][CT-02] the badge shows the number of items, and 99+ above 99', async () => {
  expect([undefined, 0, 1, 99, 100].map(badgeText)).toEqual([undefined, undefined, '1', '99', '99+']);
  expect((await renderView(() => <CartTrigger count={120} />)).querySelector('a')?.textContent).toBe('99+');
});

test('the link to the wish list names its count, and shows none for an empty or unknown list', async () => {
  const link = async (count: number | undefined) => {
    const found = (await renderView(() => <WishlistTrigger count={count} />, { code: 'CA_FR' })).querySelector('a');
    return [found?.getAttribute('href'), found?.getAttribute('aria-label'), found?.textContent];
  };
  expect(await link(3)).toEqual(['/CA_FR/wishlist', 'Favoris, 3 produits', '3']);
  expect(await link(0)).toEqual(['/CA_FR/wishlist', 'Favoris', '']);
  expect(await link(undefined)).toEqual(['/CA_FR/wishlist', 'Favoris', '']);
});

test('[SR-02] a button opens and closes the search', async () => {
  const container = await renderView(whole());
  const toggle = container.querySelector<HTMLElement>('button[aria-expanded]');
  await during(() => toggle?.click());
  expect([container.querySelectorAll('input').length, toggle?.getAttribute('aria-expanded')]).toEqual([2, 'true']);
  await during(() => toggle?.click());
  expect(container.querySelectorAll('input')).toHaveLength(1);
  await during(() => toggle?.click());
  await during(() =>
    container
      .querySelectorAll('input')[1]
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await during(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect([container.querySelectorAll('input').length, document.activeElement === toggle]).toEqual([1, true]);
});

const search = async (
  address = '/',
): Promise<{
  container: HTMLElement;
  input: HTMLInputElement;
  type: (text: string) => Promise<void>;
  submit: () => Promise<void>;
}> => {
  const container = await renderView(whole(), { address });
  const input = container.querySelector('input');
  if (!input) throw new Error('No search field');
  const type = (text: string): Promise<void> =>
    during(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return {
    container,
    input,
    type,
    submit: () => during(() => input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
  };
};

test('[SR-03][SR-04] the field has its placeholder and starts with the query of the URL', async () => {
  expect((await search()).input.placeholder).toBe('Search Collection');
  await rendered?.unmount();
  expect((await search('/search.html?query=oak')).input.value).toBe('oak');
});

test('[SR-05] the clear button empties the field', async () => {
  const { container, input } = await search('/search.html?query=oak');
  await during(() => container.querySelector<HTMLElement>('button[aria-label="Clear"]')?.click());
  expect(input.value).toBe('');
});

test('[SR-06][SR-07] submitting opens the results, and does nothing if the field is empty', async () => {
  const { type, submit } = await search();
  await type('   ');
  await submit();
  expect(history.location.href).toBe('/');
  await type(' white oak ');
  await submit();
  expect(history.location.href).toBe('/search.html?query=white+oak');
});

test('[SR-10] the form is marked as filled if it contains text, and the field loses the focus on submit', async () => {
  const { input, type, submit } = await search();
  expect(input.form?.dataset['filled']).toBeUndefined();
  await type('oak');
  expect(input.form?.dataset['filled']).toBe('');
  input.focus();
  await submit();
  expect(document.activeElement).not.toBe(input);
});
