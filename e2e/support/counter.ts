import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { AXE_ERRORS } from './axe.ts';
import { startShop } from './own-shop.ts';
import { expect, test as base } from './shop.ts';

export type CounterShop = Awaited<ReturnType<typeof startShop>>;

/** Tests of the back office, each with its own shop. */
export const test = base.extend<{ shop: CounterShop }>({
  // Playwright parses these patterns to find the fixtures.
  // oxlint-disable-next-line eslint/no-empty-pattern
  allowedErrors: async ({}, provide) => provide([...AXE_ERRORS]),
  shop: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const shop = await startShop({});
      await provide(shop);
      await shop.stop();
    },
    { timeout: 480_000 },
  ],
});

export const COUNTER_PASSWORD = 'a long passphrase';

export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Labels of the page that creates an account, and the heading of the page after it. */
const ACCOUNT = {
  en: {
    email: 'Email',
    name: 'Your name',
    password: 'Password',
    code: 'Six-digit code',
    create: 'Create account',
    today: 'Today',
  },
  fr: {
    email: 'Courriel',
    name: 'Votre nom',
    password: 'Mot de passe',
    code: 'Code à six chiffres',
    create: 'Créer le compte',
    today: 'Aujourd’hui',
  },
} as const;

/** A browser of the back office: a phone in French, or a desktop in English. */
export const openCounter = async (
  browser: Browser,
  isMobile: boolean,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> => {
  const context = await browser.newContext({
    locale: isMobile ? 'fr-CA' : 'en-CA',
    viewport: isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    hasTouch: isMobile,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return { context, page, errors };
};

/** Creates the owner's account with the link that the first start prints. Returns the authenticator secret. */
export const createOwner = async (page: Page, shop: CounterShop, language: 'en' | 'fr'): Promise<string> => {
  const words = ACCOUNT[language];
  await expect.poll(() => shop.printed()).toMatch(/#\/welcome\/\w+/);
  await page.goto(/http\S+#\/welcome\/\w+/.exec(shop.printed())?.[0] ?? '');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(words.email).fill('owner@shop.example');
  await page.getByLabel(words.name).fill('Ann Roy');
  await page.getByLabel(words.password).fill(COUNTER_PASSWORD);
  await page.getByLabel(words.code).fill(codeOf(secret));
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
  return secret;
};

/** The page fits the width of the screen. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Takes a screenshot if the environment variable `SCREENSHOTS` names a directory. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  const { SCREENSHOTS } = process.env;
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
};
