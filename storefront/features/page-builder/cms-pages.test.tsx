import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { cardImageOf } from './cms-page-query.ts';
import type { PageNode } from './page-tree.ts';
import { nodesOf } from './page-tree.ts';
import { parseContent } from './parse/parse-content.ts';

const pages = new URL('../../../catalogue/pages/', import.meta.url);
const nodesIn = (name: string): PageNode[] => {
  const html = readFileSync(new URL(name, pages), 'utf8')
    .replace(/^---[\s\S]*?---\n/, '')
    .replaceAll(/\{\{\w+ \w+=([^}]*)\}\}/g, '/$1');
  return [...nodesOf(parseContent(html, { readMarkup }).nodes)];
};
const rowsOf = (nodes: readonly PageNode[], name: string) =>
  nodes.filter((node) => node.contentType === 'row' && node.className?.split(' ').includes(name));
const types = (nodes: readonly PageNode[]) =>
  nodes.flatMap((node) => [...nodesOf([node])].map(({ contentType }) => contentType));

test.each(['home.en.html', 'home.fr.html', 'home.us.html'])(
  '[HM-01][HM-04][HM-05][HM-06][HM-07] %s has a film, snippets with a slider, banners, a showroom gallery and a map',
  (name) => {
    const nodes = nodesIn(name);
    const hero = nodes.find((node) => node.contentType === 'banner');
    expect(
      hero?.contentType === 'banner' && [
        hero.background?.video?.src.endsWith('.mp4'),
        hero.background?.desktop !== undefined,
      ],
    ).toEqual([true, true]);
    const snippets = rowsOf(nodes, 'image-and-text');
    expect(snippets.length).toBeGreaterThan(1);
    expect(types(snippets)).toEqual(expect.arrayContaining(['image', 'text', 'slider', 'slide']));
    expect(nodes.filter(({ contentType }) => contentType === 'banner').length).toBeGreaterThan(1);
    expect(types(rowsOf(nodes, 'showroom-gallery')).filter((type) => type === 'image').length).toBeGreaterThan(2);
    const maps = nodes.flatMap((node) => (node.contentType === 'map' ? [node] : []));
    expect(maps.map(({ locations }) => locations.length > 0)).toEqual([true]);
  },
);

test.each(['home.en.html', 'home.fr.html', 'home.us.html'])(
  '[HM-02] %s has four popular categories in a row',
  (name) => {
    const columns = [...nodesOf(rowsOf(nodesIn(name), 'popular-categories'))].filter(
      (node) => node.contentType === 'column',
    );
    expect(columns.length % 4).toBe(0);
    expect(columns.every((node) => node.contentType === 'column' && node.isNarrow)).toBe(true);
  },
);

test('preserves the class of a banner', () => {
  const html =
    '<div data-content-type="banner" class="careers-header"><div data-element="wrapper" data-background-images=\'{"desktop_image":"/a.jpg"}\'></div></div>';
  expect(parseContent(html, { readMarkup }).nodes[0]?.className).toBe('careers-header');
});

test('[SC-05] company, policy and landing pages are Page Builder content with social-card pictures', () => {
  for (const name of ['policy.en.html', 'history.fr.html', 'terms.us.html'])
    expect(types(nodesIn(name))).toEqual(expect.arrayContaining(['row', 'text']));
  expect(cardImageOf({ nodes: nodesIn('home.en.html'), css: '' })).toContain('/home/hero');
  expect(cardImageOf({ nodes: [], css: '' })).toBeUndefined();
  expect(readdirSync(pages).length).toBeGreaterThan(30);
});
