import { AXE_ERRORS, violationsOf } from './support/axe.ts';
import { expect, oncePerLanguage, test, visit } from './support/shop.ts';

test.use({ allowedErrors: AXE_ERRORS });

const WORDS = {
  CA_EN: {
    slider: 'Slides',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    tab: 'Laying',
    text: /Mix pieces/,
    map: 'Map of our locations',
    show: 'Show on the map: Toronto – Junction',
    zoomIn: 'Zoom in',
    film: /^Play the video/,
    show2: 'Show slide 2',
  },
  CA_FR: {
    slider: 'Diapositives',
    next: 'Diapositive suivante',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    tab: 'Pose',
    text: /Mélangez les pièces/,
    map: 'Carte de nos adresses',
    show: 'Voir sur la carte\u00a0: Toronto – Junction',
    zoomIn: 'Agrandir la carte',
    film: /^Lire la vidéo/,
    show2: 'Afficher la diapositive 2',
  },
} as const;

// Nothing moves by itself for visitors who prefer reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// No request to another host before the shopper plays a video.
for (const view of ['CA_EN', 'CA_FR'] as const)
  test(`[PB-10] [PB-14] [PB-15] [PB-18] [MP-09] sliders, tabs, films and the map of a page work in ${view}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    oncePerLanguage(view, isMobile);
    const words = WORDS[view];
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    await visit(page, view, '/content-types');

    const slider = page.getByRole('region', { name: words.slider });
    await slider.getByRole('button', { name: words.pause }).click();
    await expect(slider.getByRole('button', { name: words.play })).toBeVisible();
    await slider.getByRole('button', { name: words.show2 }).click();
    await expect(slider.getByRole('button', { name: words.show2 })).toHaveAttribute('aria-current', 'true');
    await slider.getByRole('button', { name: words.next }).click();
    await expect(slider.getByRole('button', { name: words.show2 })).not.toHaveAttribute('aria-current');

    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: words.tab })).toBeFocused();
    await expect(page.getByRole('tabpanel')).toContainText(words.text);

    const map = page.getByRole('region', { name: words.map });
    await map.scrollIntoViewIfNeeded();
    const toronto = map.getByRole('list').getByRole('button', { name: words.show });
    await toronto.click({ timeout: 40_000 });
    await expect(toronto).toHaveAttribute('aria-pressed', 'true');
    await map.getByRole('button', { name: words.zoomIn }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(await violationsOf(page, 'main')).toEqual([]);

    expect(foreign).toEqual([]);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await page.getByRole('link', { name: words.film }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
  });

test('[HM-01] [HM-07] [PB-25] the film of the home page plays over its picture and can be stopped; the map waits until it is near', async ({
  page,
}) => {
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/render-vector-map|north-america|maplibre/.test(request.url())) maps.push(request.url());
  });
  await visit(page, 'CA_EN', '/');
  await page.getByRole('button', { name: 'Pause the background video' }).click();
  await expect(page.getByRole('button', { name: 'Play the background video' })).toBeVisible();
  expect(
    await page
      .locator('video')
      .first()
      .evaluate((film: HTMLVideoElement) => film.paused),
  ).toBe(true);
  expect(maps).toEqual([]);
  await page.getByRole('region', { name: 'Map of our locations' }).scrollIntoViewIfNeeded();
  await expect.poll(() => maps.length).toBeGreaterThan(0);
});
