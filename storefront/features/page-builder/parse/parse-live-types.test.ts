import { expect, test } from 'vitest';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import type { PageNode } from '../page-tree.ts';
import { nodesOf } from '../page-tree.ts';
import { parallaxSpeed } from './backgrounds.ts';
import { hostedVideo } from '#contract/hosted-video.ts';
import { parseContent } from './parse-content.ts';

const parse = (html: string) => parseContent(html, { readMarkup, origins: ['https://shop.test'] });

type NodeOf<Type, Node = PageNode> = Node extends { contentType: infer Own }
  ? Type extends Own
    ? Node
    : never
  : never;

const only = <Type extends PageNode['contentType']>(html: string, type: Type): NodeOf<Type> => {
  for (const node of nodesOf(parse(html).nodes)) if (node.contentType === type) return node as NodeOf<Type>;
  throw new Error(`No ${type}`);
};

const row = (attributes: string) => `<div data-content-type="row" data-appearance="full-bleed" ${attributes}></div>`;

test('[PB-23] the parallax speed is 0.5 by default and clamped between -1 and 2', () => {
  expect([undefined, '', 'fast', '0.25', '0', '-1', '-7', '2', '9'].map(parallaxSpeed)).toEqual([
    0.5, 0.5, 0.5, 0.25, 0, -1, -1, 2, 2,
  ]);
  const moving = (speed: string) =>
    row(`data-enable-parallax="1" ${speed} data-background-images='{"desktop_image":"/a.jpg"}'`);
  expect(only(moving(''), 'row').background?.parallaxClass).toBeDefined();
  expect(parse(moving('')).css).toContain('{--parallax:0.5}');
  expect(parse(moving('data-parallax-speed="-3"')).css).toContain('{--parallax:-1}');
  expect(
    only(row(`data-enable-parallax="0" data-background-images='{"desktop_image":"/a.jpg"}'`), 'row').background,
  ).not.toHaveProperty('parallaxClass');
});

test('[PB-20] parses settings and fallback picture of a background video', () => {
  const film = row(
    'data-background-type="video" data-video-src="https://shop.test/media/a.mp4" data-video-loop="false" data-video-play-only-visible="true" data-video-lazy-load="false" data-video-fallback-src="/media/a.jpg" data-background-images="{}"',
  );
  expect(only(film, 'row').background).toEqual({
    desktop: { src: '/media/a.jpg', alt: '' },
    fit: 'cover',
    video: { src: '/media/a.mp4', isLooped: false, isOnlyVisible: true, isLazy: false },
  });
  const other = row(
    `data-background-type="video" data-video-src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-background-images='{"desktop_image":"/a.jpg"}'`,
  );
  expect(only(other, 'row').background).not.toHaveProperty('video');
  expect(
    only(row('data-background-type="image" data-video-src="/media/a.mp4" data-background-images="{}"'), 'row'),
  ).not.toHaveProperty('background');
});

const slide = '<div data-content-type="slide"></div>';
const slider = (attributes: string) =>
  only(`<div data-content-type="slider" ${attributes}>${slide}<p>stray</p>${slide}</div>`, 'slider').settings;

test('[PB-14][PB-15][PB-16] parses autoplay, speed, arrows, dots, infinite and fade of sliders under new and old names', () => {
  const all = {
    isAutoplay: true,
    autoplaySpeed: 2500,
    hasArrows: true,
    hasDots: true,
    isInfinite: true,
    isFade: true,
    mode: 'default',
  };
  expect(
    slider(
      'data-autoplay="true" data-autoplay-speed="2500" data-fade="true" data-infinite-loop="true" data-show-arrows="true" data-show-dots="true"',
    ),
  ).toEqual(all);
  expect(
    slider(
      'data-autoplay="true" data-autoplay-speed="2500" data-fade="true" data-infinite="true" data-arrows="true" data-dots="true"',
    ),
  ).toEqual(all);
  expect(slider('')).toEqual({
    isAutoplay: false,
    autoplaySpeed: 4000,
    hasArrows: false,
    hasDots: false,
    isInfinite: false,
    isFade: false,
    mode: 'default',
  });
  expect(['soon', '-1', '0', '5'].map((speed) => slider(`data-autoplay-speed="${speed}"`).autoplaySpeed)).toEqual([
    4000, 4000, 4000, 1000,
  ]);
});

test('[PB-17] parses the centre padding of a continuous carousel, 90px if missing or unsafe', () => {
  const carousel = (padding: string) =>
    parse(
      `<div data-content-type="products" data-appearance="carousel" data-carousel-mode="continuous" data-center-padding="${padding}"><form data-product-sku="A"></form></div>`,
    );
  expect(carousel('60px').css).toContain('{--center-padding:60px}');
  for (const padding of ['', 'url(x)', '1px;color:red'])
    expect(carousel(padding).css).toContain('{--center-padding:90px}');
  expect(carousel('60px').nodes[0]).toMatchObject({
    settings: { mode: 'continuous', paddingClass: expect.stringMatching(/^pb-/) },
  });
});

test('accepts any content as a slide', () => {
  expect(
    only(`<div data-content-type="slider"><h2 data-content-type="heading">x</h2>${slide}</div>`, 'slider').children,
  ).toMatchObject([{ contentType: 'heading' }, { contentType: 'slide' }]);
});

const tab = (id: string, name: string, more = '') =>
  `<div data-content-type="tab-item" data-tab-name="${name}" id="${id}" ${more}><h3 data-content-type="heading">${name}</h3></div>`;
const header = (name: string) =>
  `<li role="tab" class="tab-header" data-element="headers"><a href="#x" class="tab-title"><span class="tab-title">${name}</span></a></li>`;
const tabs = (attributes: string, inner = tab('a', 'Care') + tab('b', 'Laying')) =>
  only(
    `<div data-content-type="tabs" ${attributes}><ul data-element="navigation">${header('Care')}${header('Laying tiles')}</ul><div data-element="content" style="min-height:300px">${inner}</div></div>`,
    'tabs',
  );

test('[PB-18] parses headers and default index of tabs', () => {
  expect(tabs('data-active-tab="1"')).toMatchObject({
    headers: ['Care', 'Laying tiles'],
    defaultIndex: 1,
    children: [{ contentType: 'tab-item' }, { contentType: 'tab-item' }],
  });
  for (const other of ['', 'data-active-tab=""', 'data-active-tab="7"', 'data-active-tab="-1"'])
    expect(tabs(other).defaultIndex).toBe(0);
  expect(tabs('data-active-tab="1"', tab('a', 'Care', 'style="display:none"') + tab('b', 'Laying'))).toMatchObject({
    headers: ['Laying tiles'],
    defaultIndex: 0,
  });
  expect(only(`<div data-content-type="tabs">${tab('a', 'Named')}</div>`, 'tabs').headers).toEqual(['Named']);
});

test('[PB-19] aligns tab navigation left unless its class is centre or right', () => {
  expect(
    ['', 'class="tab-align-center"', 'class="tab-align-right own"', 'class="tab-align-up"'].map(
      (name) => tabs(name).navigationAlignment,
    ),
  ).toEqual(['left', 'center', 'right', 'left']);
});

const video = (player: string) =>
  only(
    `<div data-content-type="video"><div data-element="inner" style="max-width:640px"><div data-element="wrapper" style="border-width:1px">${player}</div></div></div>`,
    'video',
  );

test('[PB-10] accepts a video file of the shop or a player of a known host', () => {
  expect(
    video(
      '<video data-element="video" src="https://shop.test/media/a.mp4" poster="/media/a.jpg" autoplay="true" muted="true" aria-label="The yard"><track src="/media/a.vtt" srclang="fr" label="Français"></video>',
    ),
  ).toMatchObject({
    video: {
      kind: 'file',
      src: '/media/a.mp4',
      poster: '/media/a.jpg',
      captions: [{ src: '/media/a.vtt', language: 'fr', label: 'Français' }],
    },
    title: 'The yard',
    isAutoplay: true,
    isMuted: true,
  });
  expect(
    video(
      '<iframe data-element="video" src="https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&amp;mute=1" title="Bunny"></iframe>',
    ),
  ).toMatchObject({
    video: {
      kind: 'hosted',
      host: 'YouTube',
      player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    },
    title: 'Bunny',
    isAutoplay: true,
    isMuted: true,
  });
  for (const other of [
    '<iframe data-element="video" src="https://evil.test/embed/x"></iframe>',
    '<video data-element="video" src="https://evil.test/a.mp4"></video>',
    '<iframe data-element="video" src="javascript:x"></iframe>',
    '',
  ])
    expect(video(other)).not.toHaveProperty('video');
});

test('turns all forms of video URLs into players without cookies', () => {
  const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
  for (const address of [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4',
    '//www.youtube.com/embed/aqz-KE-bpKQ',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
  ])
    expect(hostedVideo(address)?.player).toBe(youTube);
  expect(hostedVideo('https://vimeo.com/76979871')?.player).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
  expect(hostedVideo('https://player.vimeo.com/video/76979871?h=8272103f6e')?.player).toContain('&h=8272103f6e');
  for (const address of [
    'https://youtube.com.evil.test/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/"><script>',
    'http:',
    'data:text/html,x',
    undefined,
  ])
    expect(hostedVideo(address)).toBeUndefined();
});

const place = {
  location_name: 'Laval',
  position: { latitude: 45.57, longitude: '-73.75' },
  phone: '450',
  address: '1 rue',
  city: 'Laval',
  state: 'QC',
  zipcode: 'H7P',
  country: ['CA', 'Canada'],
  comment: '',
};
const map = (locations: unknown, attributes = '') =>
  only(
    `<div data-content-type="map" ${attributes} data-locations="${JSON.stringify(locations).replaceAll('"', '&quot;')}"></div>`,
    'map',
  );

test('[PB-11][MP-01][MP-02] parses map locations with location_name, and joins a list of countries with a space', () => {
  expect(map([place]).locations).toEqual([
    {
      name: 'Laval',
      latitude: 45.57,
      longitude: -73.75,
      phone: '450',
      address: '1 rue',
      city: 'Laval',
      region: 'QC',
      postcode: 'H7P',
      country: 'CA Canada',
      comment: '',
    },
  ]);
  expect(map([{ ...place, country: 'CA' }]).locations[0]?.country).toBe('CA');
  expect(
    map([
      { ...place, position: { latitude: 'north', longitude: 1 } },
      null,
      7,
      { ...place, position: { latitude: 91, longitude: 0 } },
    ]).locations,
  ).toEqual([]);
  expect(only('<div data-content-type="map" data-locations="[oops"></div>', 'map').locations).toEqual([]);
});

test('[MP-03] parses the height of a map', () => {
  const html = '<div data-content-type="map" data-locations="[]" style="height:360px"></div>';
  expect(parse(html).css).toContain(`.${only(html, 'map').heightClass}{height:360px}`);
});

test('[MP-06] shows controls only if show-controls is true', () => {
  expect(
    ['data-show-controls="true"', 'data-show-controls="false"', ''].map((name) => map([place], name).hasControls),
  ).toEqual([true, false, false]);
});

test('parses the content of an Adobe Commerce dynamic block', () => {
  expect(
    only(
      '<div data-content-type="dynamic_block"><div class="widget block block-banners" data-uids="MQ=="><p>Sale</p></div></div>',
      'dynamic_block',
    ).children,
  ).toMatchObject([{ contentType: 'text' }]);
  expect(only('<div data-content-type="dynamic_block"></div>', 'dynamic_block').children).toEqual([]);
});
