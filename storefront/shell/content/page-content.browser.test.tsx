import { expect, test } from 'vitest';
import { CmsBlockGroup } from '#storefront/features/page-builder/cms-block-group.tsx';
import { HomePage } from '#storefront/features/home/home-page.tsx';
import { parseContent } from '#storefront/features/page-builder/parse/parse-content.ts';
import { PageContent } from '#storefront/features/page-builder/render/page-content.tsx';
import { readMarkup } from '#storefront/platform/content/read-markup.browser.ts';
import { boxOf, prefer, resize, show } from '#storefront/testing/browser.tsx';
import { pageComposition } from './page-composition.tsx';

const content = (html: string) => (
  <PageContent tree={parseContent(html, { readMarkup })} composition={pageComposition} />
);

test('[SC-01] the banner of the careers page is at least 480px high, and lower at widths of 960, 640 and 480px', async () => {
  const { container } = await show(
    content(
      '<div data-content-type="banner" data-appearance="poster" class="careers-header" data-element="main"><a data-element="link"><div data-element="wrapper" data-background-images=\'{"desktop_image":"/a.jpg"}\'><div data-element="overlay"><div data-element="content"><h1>Work</h1></div></div></div></a></div>',
    ),
  );
  const banner = () => boxOf(container.querySelector('.careers-header')).height;
  const heights = [];
  for (const width of [1280, 961, 960, 641, 640, 481, 480]) {
    await resize(width);
    heights.push(banner());
  }
  expect(heights).toEqual([480, 480, 400, 400, 320, 320, 240]);
});

test('[SC-03] [ER-07] a placeholder of 200px reserves the space of blocks until they are loaded', async () => {
  let arrive: (response: unknown) => void = () => undefined;
  const response = new Promise((resolve) => {
    arrive = resolve;
  });
  const commerce = { query: () => response } as never;
  const { container } = await show(<CmsBlockGroup identifiers={['a']} composition={pageComposition} />, {
    platform: { commerce },
  });
  expect(boxOf(container.firstElementChild).height).toBe(200);
  await expect
    .poll(() => getComputedStyle(container.firstElementChild as Element).backgroundImage)
    .toContain('gradient');
  arrive({ cmsBlocks: { items: [{ identifier: 'a', content: '<p>Here</p>' }] } });
  await expect.poll(() => container.textContent).toBe('Here');
});

test('[HM-02] [HM-03] popular categories are in rows of four, or of two below 1024px', async () => {
  const column = (name: string) =>
    `<div data-content-type="column" data-appearance="full-height" data-element="main" style="width:25%"><figure data-content-type="image" data-element="main"><img data-element="desktop_image" src="/a.jpg" alt="${name}"></figure></div>`;
  const row = `<div data-content-type="row" data-appearance="contained" data-element="main" class="popular-categories"><div data-element="inner"><div data-content-type="column-group" data-grid-size="12" data-element="main"><div data-content-type="column-line" data-element="main" style="display:flex">${['a', 'b', 'c', 'd'].map(column).join('')}</div></div></div></div>`;
  const { container } = await show(<HomePage>{content(row)}</HomePage>);
  const perRow = () => {
    const tops = [...container.querySelectorAll('figure')].map((figure) => Math.round(boxOf(figure).top));
    return tops.filter((top) => top === tops[0]).length;
  };
  const found = [];
  for (const width of [1280, 1024, 1023, 768, 767, 390]) {
    await resize(width);
    found.push(perRow());
  }
  expect(found).toEqual([4, 4, 2, 2, 2, 2]);
});

test('[PB-24] a parallax background is scaled by 1.25, and does not move for visitors who prefer reduced motion', async () => {
  const row =
    '<div data-content-type="row" data-appearance="full-width" data-enable-parallax="1" data-parallax-speed="0.5" data-background-images=\'{"desktop_image":"/a.jpg"}\' data-element="main" style="min-height:400px"><div data-element="inner"><p data-content-type="text" data-element="main">x</p></div></div>';
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  const { container } = await show(content(row));
  const picture = container.querySelector('picture');
  const image = picture?.querySelector('img') ?? null;
  expect(boxOf(image).height / boxOf(picture).height).toBeCloseTo(1.25, 2);
  expect(getComputedStyle(image as Element).animationName).toBe('none');
  await prefer({});
  expect(getComputedStyle(image as Element).animationName).not.toBe('none');
});

test('[PB-07] the content of a row is aligned to its top, middle or bottom', async () => {
  const roomAbove = async (value: string) => {
    const { container } = await show(
      content(
        `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner" style="justify-content:${value};display:flex;flex-direction:column;min-height:400px"><h2 data-content-type="heading" data-element="main">x</h2></div></div>`,
      ),
    );
    const heading = container.querySelector('h2');
    return boxOf(heading).top - boxOf(heading?.parentElement ?? null).top;
  };
  const [top, middle, bottom] = [await roomAbove('flex-start'), await roomAbove('center'), await roomAbove('flex-end')];
  expect([top < 100, middle > 150 && middle < 250, bottom > 300]).toEqual([true, true, true]);
});

test('[PB-19] tab headers are aligned left, centred or right', async () => {
  const tabs = (alignment: string) =>
    `<div class="tab-align-${alignment}" data-content-type="tabs" data-appearance="default" data-active-tab="0" data-element="main"><ul role="tablist" class="tabs-navigation" data-element="navigation"><li class="tab-header" data-element="headers"><a href="#t1" class="tab-title"><span class="tab-title">One</span></a></li><li class="tab-header" data-element="headers"><a href="#t2" class="tab-title"><span class="tab-title">Two</span></a></li></ul><div class="tabs-content" data-element="content"><div data-content-type="tab-item" data-tab-name="One" data-element="main" id="t1"><p>1</p></div><div data-content-type="tab-item" data-tab-name="Two" data-element="main" id="t2"><p>2</p></div></div></div>`;
  const roomBefore = async (alignment: string) => {
    const { container } = await show(content(tabs(alignment)));
    await expect.poll(() => container.querySelector('[role=tab]')).not.toBeNull();
    return Math.round(
      boxOf(container.querySelector('[role=tab]')).left - boxOf(container.querySelector('[role=tablist]')).left,
    );
  };
  const [left, center, right] = [await roomBefore('left'), await roomBefore('center'), await roomBefore('right')];
  expect([left, center > 300, right > center + 300]).toEqual([0, true, true]);
});
