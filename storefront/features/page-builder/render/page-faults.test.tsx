// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { parseContent } from '../parse/parse-content.ts';
import { PageContent } from './page-content.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await rendered?.unmount();
});

test('[PB-26] a node that cannot be rendered does not affect others', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const Products = (): never => {
    throw new Error('Broken');
  };
  const html =
    '<div data-content-type="row"><h2 data-content-type="heading">Before</h2><div data-content-type="products"><form data-product-sku="A"></form></div><h2 data-content-type="heading">After</h2></div>';
  rendered = await render(
    <PageContent tree={parseContent(html, { readMarkup })} composition={{ Products, Map: () => null }} />,
    await testPlatform(),
  );
  expect(rendered.container.textContent).toBe('BeforeAfter');
});

test('[PB-11] renders maps, tabs and sliders with their lazy components', async () => {
  const html =
    '<div data-content-type="map" data-locations="[]"></div>' +
    '<div data-content-type="tabs"><div data-content-type="tab-item" data-tab-name="Care"><p data-content-type="text">Soap</p></div></div>' +
    `<div data-content-type="slider"><div data-content-type="slide"><div data-element="wrapper" data-background-images='{"desktop_image":"/a.jpg"}'><div data-element="overlay"><div data-element="content"><p>Slab</p></div></div></div></div></div>`;
  rendered = await render(
    <PageContent
      tree={parseContent(html, { readMarkup })}
      composition={{ Products: () => null, Map: () => <p>Map</p> }}
    />,
    await testPlatform(),
  );
  const { container } = rendered;
  await eventually(
    () => container.querySelector('[role="tab"]') && container.querySelector('[aria-roledescription="carousel"]'),
  );
  expect(container.textContent).toContain('Map');
  expect(container.querySelector('[role="tabpanel"]')?.textContent).toBe('Soap');
  expect(container.querySelector('[aria-roledescription="slide"]')?.textContent).toBe('Slab');
});

test('shows the text of a slide without a picture, and omits an empty slide', async () => {
  const slide = (attributes: string, text: string) =>
    `<div data-content-type="slide"><div data-element="wrapper" ${attributes}><div data-element="overlay"><div data-element="content">${text}</div></div></div></div>`;
  const html = `<div data-content-type="slider">${slide('', '')}</div><div data-content-type="slider">${slide('', '<p>Text</p>')}${slide('', '')}${slide(`data-background-images='{"desktop_image":"/a.jpg"}'`, '<p>Slab</p>')}</div>`;
  rendered = await render(
    <PageContent tree={parseContent(html, { readMarkup })} composition={{ Products: () => null, Map: () => null }} />,
    await testPlatform(),
  );
  const { container } = rendered;
  await eventually(() => container.querySelector('[aria-roledescription="carousel"]'));
  expect(container.querySelectorAll('[aria-roledescription="carousel"]')).toHaveLength(1);
  expect(
    [...container.querySelectorAll('[aria-roledescription="slide"]')].map((element) => element.textContent),
  ).toEqual(['Text', 'Slab']);
});
