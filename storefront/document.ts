import sansAddress from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import serifAddress from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import type { AnyRouteMatch } from '@tanstack/react-router';
import type { ModuleAssets, PageRequest } from '#contract/page-render.ts';
import { files } from 'virtual:messages';
import { dehydrateQueries } from './platform/page/dehydrate.ts';
import { APP_ID, DATA_ID } from './platform/page/document-ids.ts';
import type { RouterContext } from './platform/page/router-context.ts';
import { PAGE_TAG } from './platform/seo/apply-head.ts';
import type { HeadTag } from './platform/seo/page-head.ts';
import { pageHeadOf } from './shell/page-head-of.ts';
import { modulesOf } from './routes/page-modules.ts';

type DocumentParts = {
  request: PageRequest;
  context: RouterContext;
  matches: readonly AnyRouteMatch[];
  body: string;
  styles: string;
};

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const tagText = ({ tag, attributes, text = '' }: HeadTag): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${tag}${written.join('')} ${PAGE_TAG}>${tag === 'script' ? `${text}</script>` : ''}`;
};

const dataAttribute = (name: string, value: string | undefined): string =>
  value ? ` data-${name}="${escape(value)}"` : '';
const fontLink = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
const styleLink = (href: string): string => `<link rel="stylesheet" href="${href}">`;
const moduleLink = (href: string): string => `<link rel="modulepreload" href="${href}">`;
const scriptTag = (src: string): string => `<script type="module" src="${src}"></script>`;

const assetsOf = ({ assets }: PageRequest, modules: readonly string[]): ModuleAssets => {
  const parts = modules.map((module) => assets.module(module));
  return {
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(parts.flatMap(({ styles }) => styles))],
  };
};

/** Scripts with the messages of a page. */
const messageScripts = (tag: string, modules: readonly string[]): string[] =>
  [files?.base, ...modules.map((module) => files?.parts[module])]
    .filter((name) => name !== undefined)
    .map((name) => `/assets/${tag}/${name}.js`);

/** The document around a rendered page: head, styles and scripts of what it shows, and its dehydrated data. */
export const writeDocument = ({ request, context, matches, body, styles }: DocumentParts): string => {
  const { storeView, currency, mapsKey, analyticsUrl } = context.platform;
  const { title, tags } = pageHeadOf(matches, context);
  const modules = modulesOf(matches);
  const page = assetsOf(request, modules);
  const messages = messageScripts(context.platform.i18n.locale, modules);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(title)}</title>`,
    ...[...request.assets.styles, ...page.styles].map(styleLink),
    styles && `<style nonce="${request.nonce}">${styles.replace(/<\/style/gi, '')}</style>`,
    fontLink(sansAddress),
    fontLink(serifAddress),
    ...tags.map(tagText),
    ...[...request.assets.preload, ...messages, ...page.scripts].map(moduleLink),
    ...request.assets.entry.map(scriptTag),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#111213">',
  ];
  const data = dehydrateQueries(context.queryClient);
  return `<!doctype html><html lang="${storeView.languageTag}" data-store-view="${storeView.code}" data-currency="${currency}"${dataAttribute('maps-key', mapsKey)}${dataAttribute('analytics-url', analyticsUrl)}><head>${head.filter(Boolean).join('')}</head><body><div id="${APP_ID}">${body}</div><script type="application/json" id="${DATA_ID}">${data}</script></body></html>`;
};
