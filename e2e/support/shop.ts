import { test as base, expect, type Page } from '@playwright/test';

export type StoreView = 'CA_EN' | 'CA_FR' | 'US_EN';

/** Console messages of the browser itself. */
const IGNORED = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /Failed to load resource: the server responded with a status of (4\d\d|503)/,
];

/** Fails every test in which the page logs an error or throws, except for the errors the test allows. */
export const test = base.extend<{ allowedErrors: RegExp[]; consoleGuard: void }>({
  allowedErrors: [[], { option: true }],
  consoleGuard: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      const isAllowed = (text: string) => [...IGNORED, ...allowedErrors].some((pattern) => pattern.test(text));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAllowed(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (!isAllowed(error.message)) errors.push(error.message);
      });
      await use();
      expect(errors, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For a journey independent of the width: runs on desktop only. */
export const ANY_WIDTH = { tag: '@any-width' } as const;

/**
 * Runs a long journey in English on desktop and in French on the phone: each language and each width once. Call it
 * first in the test.
 */
export const oncePerLanguage = (view: StoreView, isMobile: boolean): void =>
  test.skip(isMobile !== (view === 'CA_FR'), 'English on the desktop, French on the phone');

export const prefix = (view: StoreView): string => (view === 'CA_EN' ? '' : `/${view}`);

/** Opens a page of a store view and waits for hydration. */
export const visit = async (page: Page, view: StoreView, path: string): Promise<void> => {
  await page.goto(`${prefix(view)}${path}` || '/');
  await hydrated(page);
};

/** Waits for running animations to finish, except infinite ones. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** The application marks the document after hydration. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('html[data-hydrated]')).toHaveCount(1);
