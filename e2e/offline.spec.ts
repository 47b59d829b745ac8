import { expect, oncePerLanguage, prefix, test, visit } from './support/shop.ts';

// Requests for what is not cached fail while offline, and the browser logs them.
test.use({ serviceWorkers: 'allow', allowedErrors: [/net::ERR_FAILED/] });

const WORDS = {
  CA_EN: { title: 'You are offline', again: 'Try again', faq: 'Questions and answers', saved: 'Pages on this device' },
  CA_FR: {
    title: 'Vous êtes hors ligne',
    again: 'Réessayer',
    faq: 'Questions et réponses',
    saved: 'Pages sur cet appareil',
  },
} as const;

for (const view of ['CA_EN', 'CA_FR'] as const) {
  test(`[NT-07] offline, visited pages still open and others show a message, in ${view}`, async ({
    page,
    context,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const words = WORDS[view];
    await visit(page, view, '/faq');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const isSaved = async () =>
        (
          await Promise.all(
            (await caches.keys())
              .filter((name) => name.includes('-pages-'))
              .map(async (name) => (await (await caches.open(name)).keys()).length),
          )
        ).some(Boolean);
      while (!(await isSaved())) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await context.setOffline(true);

    await page.goto(`${prefix(view)}/faq`);
    await expect(page.getByRole('heading', { level: 1, name: words.faq })).toBeVisible();

    await page.goto(`${prefix(view)}/terms`);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.saved })).toBeVisible();
    const loadedFonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      );
    await expect.poll(loadedFonts).toEqual(['Instrument Sans', 'Instrument Serif']);
    await page.getByRole('link', { name: new RegExp(words.faq) }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.faq })).toBeVisible();

    await page.goto(`${prefix(view)}/checkout`);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: words.again }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
