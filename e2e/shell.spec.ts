import type { Page } from '@playwright/test';
import { haveInCart } from './support/cart.ts';
import { ANY_WIDTH, expect, hydrated, oncePerLanguage, prefix, test, visit, type StoreView } from './support/shop.ts';
import { wordsOf } from './support/words.ts';

const WORDS = {
  CA_EN: {
    tiles: 'Manufactured Tiles',
    first: 'Porcelain',
    all: 'View all Manufactured Tiles',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    gems: 'Gems of the earth',
    close: 'Close',
    back: 'Back to the menu',
    showroom: 'Showroom Reservation',
    store: /^Site and language/,
    currency: /^Currency/,
  },
  CA_FR: {
    tiles: 'Carreaux manufacturés',
    first: 'Grès cérame',
    all: 'Tout voir\u00a0: Carreaux manufacturés',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales',
    gems: 'Trésors de la terre',
    close: 'Fermer',
    back: 'Retour au menu',
    showroom: 'Réserver une visite',
    store: /^Site et langue/,
    currency: /^Devise/,
  },
} as const;
const VIEWS = ['CA_EN', 'CA_FR'] as const;

const banner = (page: Page) => page.getByRole('banner');
const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(`TESSERA__${name}`) ?? 'null') as { value?: unknown } | null)?.value,
    key,
  );

/** Opens the store or currency menu: in the header of wide windows, in the drawer of narrow ones. */
const openChoice = async (page: Page, view: StoreView, isMobile: boolean, name: RegExp): Promise<void> => {
  if (isMobile) await page.getByRole('button', { name: wordsOf(view).menu }).click();
  else await page.getByRole('button', { name }).click();
};

for (const view of VIEWS) {
  const words = WORDS[view];

  test(`[MM-01] [MM-02] [MM-03] the menu leads from a name to its pages in ${view}`, async ({ page, isMobile }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, '/faq');
    if (isMobile) {
      await page.getByRole('button', { name: wordsOf(view).menu }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: words.tiles }).click();
      await expect(drawer.getByRole('link', { name: words.all })).toHaveAttribute(
        'href',
        `${prefix(view)}/manufactured-tiles`,
      );
      await drawer.getByRole('button', { name: words.back }).click();
      await expect(drawer.getByRole('button', { name: words.tiles })).toBeFocused();
      await drawer.getByRole('button', { name: words.tiles }).click();
      await drawer.getByRole('link', { name: words.first, exact: true }).click();
      await expect(drawer).toHaveCount(0);
    } else {
      const top = banner(page).getByRole('link', { name: words.tiles, exact: true });
      await top.hover();
      await expect(banner(page).getByRole('link', { name: words.all })).toBeVisible();
      await page.mouse.move(5, 890);
      await expect(banner(page).getByRole('link', { name: words.all })).toBeHidden();
      await top.focus();
      await page.keyboard.press('ArrowDown');
      await expect(banner(page).getByRole('link', { name: words.all })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(banner(page).getByRole('link', { name: words.first, exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(banner(page).getByRole('link', { name: words.all })).toBeHidden();
      await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await banner(page).getByRole('link', { name: words.first, exact: true }).click();
    }
    await expect(page).toHaveURL(`${prefix(view)}/manufactured-tiles/porcelain`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`[HL-01] [HL-02] [HL-03] [HL-06] [MD-01] [MD-02] [MD-10] [MD-11] [MD-14] hashes open dialogs in ${view}, which trap the focus and return it`, async ({
    page,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    await visit(page, view, '/history');
    const link = page.locator('a[href$="#privacy-policy"], a[href$="#terms-and-conditions"]').first();
    if (await link.count()) {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    for (const [hash, name] of [
      ['privacy-policy', words.privacy],
      ['terms-and-conditions', words.terms],
      ['gems-of-the-earth', words.gems],
    ] as const) {
      await page.evaluate((wanted) => {
        location.hash = wanted;
      }, hash);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('paragraph').first()).toBeVisible();
      const size = await dialog.evaluate((element) => [
        (element as HTMLElement).offsetWidth,
        (element as HTMLElement).offsetHeight,
      ]);
      expect(size).toEqual(isMobile ? [390, 844] : [900, 700]);
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
      if (isMobile) await dialog.getByRole('button', { name: words.close }).click();
      else await page.mouse.click(10, 450);
      await expect(dialog).toHaveCount(0);
      await expect(page).not.toHaveURL(/#/);
    }
  });
}

test('[GN-14] [ST-06] [ST-07] [ST-08] [ST-09] [ST-10] [ST-11] switching site keeps page and query; the cart stays in Canada', async ({
  page,
  isMobile,
}) => {
  await haveInCart(page, 'CA_EN');
  const cart = await stored(page, 'cartId');
  await visit(page, 'CA_EN', '/natural-stone-tiles?page=1&utm_source=a');
  await openChoice(page, 'CA_EN', isMobile, WORDS.CA_EN.store);
  await page.getByRole('button', { name: 'Canada (FR)' }).click();
  await expect(page).toHaveURL('/CA_FR/natural-stone-tiles?page=1&utm_source=a');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('CA_FR').category })).toBeVisible();
  expect([await stored(page, 'cartId'), await stored(page, 'store_view_code')]).toEqual([cart, 'CA_FR']);
  await openChoice(page, 'CA_FR', isMobile, WORDS.CA_FR.store);
  await page.getByRole('button', { name: 'USA' }).click();
  await expect(page).toHaveURL('/US_EN/natural-stone-tiles?page=1&utm_source=a');
  await hydrated(page);
  expect([
    await stored(page, 'cartId'),
    await stored(page, 'store_view_code'),
    await stored(page, 'store_view_currency'),
  ]).toEqual([undefined, 'US_EN', 'USD']);
});

test('[GN-14] [CU-04] [CU-06] [CU-07] [CU-09] switching currency reloads the page in it', async ({
  page,
  isMobile,
}) => {
  await visit(page, 'CA_FR', '/tivola-travertine-walnut.html');
  await openChoice(page, 'CA_FR', isMobile, WORDS.CA_FR.currency);
  await expect(page.getByRole('button', { name: '$ CAD' })).toBeDisabled();
  if (!isMobile) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '$ USD' })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: '$ USD' })).toBeFocused();
  }
  await page.getByRole('button', { name: '$ USD' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD');
  await hydrated(page);
  await expect(page.getByRole('main').getByText(/US/).first()).toBeVisible();
});

test(
  '[ST-15] [ST-16] an address of another site updates the stored one, and the page is in that site’s currency',
  ANY_WIDTH,
  async ({ page }) => {
    await visit(page, 'US_EN', '/');
    expect(await stored(page, 'store_view_code')).toBe('US_EN');
    await page.goto('/CA_FR/natural-stone-tiles');
    await expect(page.locator('html[data-currency="CAD"][data-hydrated]')).toHaveCount(1);
    await expect.poll(() => stored(page, 'store_view_code')).toBe('CA_FR');
    expect(await stored(page, 'store_view_currency')).toBe('CAD');
  },
);

test('[HD-06] [HD-07] [GN-11] the showroom link, in Canada only', async ({ page, isMobile }) => {
  for (const view of ['US_EN', 'CA_EN'] as const) {
    await visit(page, view, '/faq');
    if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
    const link = page.getByRole('link', { name: WORDS.CA_EN.showroom }).filter({ visible: true });
    await expect(link).toHaveCount(view === 'CA_EN' ? 1 : 0);
  }
  await page.getByRole('link', { name: WORDS.CA_EN.showroom }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/showroom-reservation');
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
});

test('[HD-13] [HD-14] [HD-15] [HD-16] [LY-01] [LY-02] the header sticks and turns black, without layout shift while it loads or sticks', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, 'CA_FR', '/');
  const place = () =>
    page.evaluate(() => ({
      header: document.querySelector('header')?.getBoundingClientRect(),
      main: document.querySelector('main')?.getBoundingClientRect(),
    }));
  const { header, main } = await place();
  expect([header?.height, Math.round((header?.bottom ?? 0) - (main?.top ?? 0))]).toEqual([80, isMobile ? 48 : 74]);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(banner(page)).toHaveAttribute('data-scrolled', 'true');
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(17, 18, 19)');
  expect((await place()).header?.top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(banner(page)).not.toHaveAttribute('data-scrolled', 'true');
  // Tolerates late fonts, which shift a few words of the strip sideways.
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
});

test.describe('a visitor of the other country', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    '[LY-07] [AD-01] [AD-02] [AD-06] [AD-08] gets the suggestion once, without being asked for a location, and switches or stays',
    ANY_WIDTH,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(navigator.geolocation, {
          getCurrentPosition: () => Object.assign(window, { wasLocationRequested: true }),
        });
      });
      await visit(page, 'CA_FR', '/natural-stone-tiles');
      const dialog = page.getByRole('dialog', { name: 'Vous magasinez à partir des États-Unis?' });
      await page.mouse.move(40, 40);
      await dialog.getByRole('button', { name: 'Rester sur le site canadien' }).click();
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => 'wasAsked' in window)).toBe(false);
      await visit(page, 'CA_FR', '/faq');
      await page.mouse.move(60, 60);
      await page.waitForFunction(
        () => new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 4000 })),
      );
      await expect(dialog).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('TESSERA__website_advice'));
      await visit(page, 'CA_FR', '/natural-stone-tiles');
      await page.mouse.move(80, 80);
      await dialog.getByRole('button', { name: 'Aller au site américain' }).click();
      await expect(page).toHaveURL('/US_EN/natural-stone-tiles');
    },
  );

  test.describe('a visitor who granted geolocation earlier', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 44.48, longitude: -73.21 } });

    test('[AD-02] [AD-07] [AD-10] is switched at once', ANY_WIDTH, async ({ page }) => {
      await page.goto('/natural-stone-tiles');
      await expect(page).toHaveURL('/US_EN/natural-stone-tiles');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test('[HD-12] at 320 pixels, and with text at 200 %, everything in the header can be reached', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'one width is enough');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/natural-stone-tiles']) {
    await visit(page, 'CA_FR', path);
    for (const size of ['', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const outside = await banner(page)
        .locator(':is(a, button):visible')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.getBoundingClientRect().right > 321 || part.getBoundingClientRect().left < -1)
            .map((part) => part.getAttribute('aria-label') ?? part.textContent),
        );
      expect([path, size, outside]).toEqual([path, size, []]);
      if (!size) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  }
});

test('no page of the shop loads a file of the back office', ANY_WIDTH, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.startsWith('/counter'))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(3);
});
