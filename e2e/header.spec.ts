import type { Page } from '@playwright/test';
import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { createAccount, newAddress, signInAs } from './support/account.ts';
import { expect, test, visit } from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

for (const width of [1024, 1280, 1600])
  test(`[SR-01][SR-08] at ${width} pixels the open search field hides the menu, and closing it restores the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, 'CA_FR', '/faq');
    const menu = page.locator('[data-menu]');
    const field = page.locator('header search').first();
    const folded = (await field.boundingBox())?.width ?? 0;
    await field.getByRole('combobox').or(field.getByRole('textbox')).focus();
    await expect(menu).toHaveCSS('opacity', '0');
    await expect(menu).toHaveCSS('pointer-events', 'none');
    await expect.poll(async () => (await field.boundingBox())?.width ?? 0).toBeGreaterThan(folded + 100);
    const [logo, open] = await Promise.all([page.locator('header a').first().boundingBox(), field.boundingBox()]);
    expect(open?.x ?? 0).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
    await menu.getByRole('link').first().focus();
    await expect(menu).toHaveCSS('opacity', '1');
  });

for (const width of [1024, 1280, 1920])
  test(`axe finds nothing while the stores or currencies are open at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, 'CA_EN', '/faq');
    for (const name of [/^Site and language/, /^Currency/]) {
      const trigger = page.getByRole('button', { name });
      await expect(async () => {
        await trigger.click();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
      }).toPass();
      expect(await violationsOf(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

test('text at 200 % fits: the menu is in its drawer, and nothing overflows the window', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await visit(page, 'CA_FR', '/contact-us');
  await expect(page.locator('[data-menu]')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('where a style sheet doubles the text, the header takes lines and nothing in it is outside the window', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, 'CA_FR', '/contact-us');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // The strip gets its final width only after the page is interactive.
    await page.waitForTimeout(1_000);
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
  }
});

test('no layout shift while the empty cart fills', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, 'CA_EN', '/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    ),
  ).toBeLessThan(0.005);
});

/** Number of rows of the menu's names, and the most lines of text in one of them. */
const menuLines = (page: Page) =>
  page.locator('[data-menu-item] > :first-child').evaluateAll((names) => ({
    rows: new Set(names.map((name) => name.getBoundingClientRect().top)).size,
    lines: Math.max(
      ...names.map((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    ),
  }));

for (const firstname of ['Ann', 'Marie-Christiane', undefined])
  test(`beside ${firstname ? `a greeting of ${firstname}` : 'the guest’s account'} each name of the menu is on one line`, async ({
    page,
  }) => {
    if (firstname) {
      const email = newAddress('menu');
      await createAccount(page, 'CA_FR', email, firstname);
      await signInAs(page, 'CA_FR', email);
    }
    for (const view of ['CA_FR', 'CA_EN'] as const) {
      await visit(page, view, '/faq');
      if (firstname)
        await expect(page.getByRole('banner').getByText(new RegExp(`(?:Bonjour|Hi) ${firstname}`))).toBeVisible();
      for (const width of [1024, 1152, 1180, 1280, 1366, 1440, 1536, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await menuLines(page), `${view} at ${width} pixels`).toEqual({ rows: 1, lines: 1 });
      }
    }
  });

test('on a phone the name of the shop next to a greeting is shown completely or not at all', async ({ page }) => {
  const email = newAddress('logo');
  await createAccount(page, 'CA_FR', email);
  await signInAs(page, 'CA_FR', email);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, 'CA_FR', '/faq');
  await expect(page.getByRole('banner').getByText('Bonjour Ann')).toBeVisible();
  for (const width of [360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await page
      .locator('header a svg')
      .first()
      .evaluate((logo) => {
        const room = logo.parentElement!.getBoundingClientRect().right;
        const ends = [...logo.querySelectorAll('path')]
          .filter((path) => path.checkVisibility())
          .map((path) => path.getBoundingClientRect().right);
        return Math.max(0, ...ends) - room;
      });
    expect(beyond, `at ${width} pixels`).toBeLessThan(1);
  }
});
