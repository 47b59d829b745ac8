import type { Page } from '@playwright/test';
import { haveInCart } from './support/cart.ts';
import { ANY_WIDTH, expect, hydrated, settled, test, visit } from './support/shop.ts';

const PAGES = [
  '/',
  '/vinyl',
  '/fjord-acacia-amber.html',
  '/samples',
  '/cart',
  '/checkout',
  '/wishlist',
  '/compare?products=LUM-CGD',
  '/contact-us',
];
const WIDTHS = [320, 390, 768, 1280];

/** Controls and amounts that cannot be reached: something else is at their centre, also once they are scrolled to. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isAtCentre = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && (element.contains(found) || found.contains(element) || found.closest('label') !== null);
    };
    const isFloating = (element: Element | null): Element | undefined => {
      for (let each = element; each; each = each.parentElement)
        if (getComputedStyle(each).position === 'fixed' || each.matches('[data-bottom-panel], [popover]')) return each;
      return undefined;
    };
    /** A row of products that snaps to its cards may show less than half of one. */
    const isClipped = (element: Element, x: number): boolean => {
      const row = element.closest('ul');
      if (!row || getComputedStyle(row).overflowX === 'visible') return false;
      const { left, right } = row.getBoundingClientRect();
      return x < left || x > right;
    };
    const dialog = document.querySelector('dialog[open]');
    const scope = dialog ?? document.body;
    const found: string[] = [];
    for (const element of scope.querySelectorAll('a, button, input, select, textarea, dd, [class*="amount"]')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[inert], [hidden]') || isFloating(element)?.matches('[popover], button')) continue;
      for (const block of ['nearest', 'end'] as const) {
        element.scrollIntoView({ block, behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const middle = left + width / 2;
        if (width < 2 || height < 2 || middle < 0 || middle > innerWidth || isClipped(element, middle)) break;
        const over = document.elementFromPoint(middle, top + height / 2);
        const floating = isFloating(over);
        if (isAtCentre(element) || !floating || floating.contains(element)) continue;
        found.push(
          `${element.textContent?.trim().slice(0, 40) || element.getAttribute('name')} under ${floating.className}`,
        );
        break;
      }
    }
    return found;
  });

/** Adds a sample and a compared product, so that their floating counts appear on every page. */
const orderAndCompare = async (page: Page): Promise<void> => {
  await visit(page, 'CA_EN', '/fjord-acacia-amber.html');
  await page.getByRole('button', { name: 'Compare Fjord Rigid Core Acacia Amber' }).first().click();
  await expect(page.getByRole('link', { name: 'Compare 1 product' })).toBeVisible();
  await page.getByRole('button', { name: /^Order a sample/ }).click();
  await expect(page.getByRole('button', { name: 'Samples: 1' })).toBeVisible();
};

for (const width of WIDTHS) {
  test(`[HD-13] nothing that floats covers a control or an amount at ${width} px`, ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await haveInCart(page, 'CA_EN');
    await orderAndCompare(page);
    for (const path of PAGES) {
      await visit(page, 'CA_EN', path);
      await page.mouse.move(5, 5);
      await settled(page);
      expect([path, await covered(page)]).toEqual([path, []]);
      if ((await page.locator('[data-feedback-tab]').count()) === 0) continue;
      await expect(async () => {
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-feedback-tab]')?.click());
        await expect(page.locator('[data-bottom-panel]')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await settled(page);
      expect([path, 'with feedback open', await covered(page)]).toEqual([path, 'with feedback open', []]);
    }
  });
}

test('a toast leaves the controls of the drawer and of the page free', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, 'CA_EN', '/fjord-acacia-amber.html');
  await page
    .getByRole('button', { name: /on my wishlist$/ })
    .first()
    .click();
  await expect(page.getByText('On your wishlist, on this device.')).toBeVisible();
  await settled(page);
  expect(await covered(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await settled(page);
  expect(await covered(page)).toEqual([]);
});

test('the keyboard focus is never hidden behind floating elements', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await orderAndCompare(page);
  for (const path of ['/vinyl', '/fjord-acacia-amber.html', '/contact-us']) {
    await visit(page, 'CA_EN', path);
    await hydrated(page);
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      await settled(page);
      const hidden = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element === document.body) return '';
        const { left, top, width, height } = element.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
        const isSeen = points.some((found) => found && (element.contains(found) || found.contains(element)));
        return isSeen || width < 2 ? '' : `${element.textContent?.trim().slice(0, 40)} at ${Math.round(top)}`;
      });
      expect([path, press, hidden]).toEqual([path, press, '']);
    }
  }
});
