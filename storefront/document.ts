import type { Shown } from './platform/navigation/types.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { PAGE_ERROR_PATH } from '#contract/page-errors.ts';
import type { PageRequest } from '#contract/page-render.ts';
import startScript from 'virtual:start-script';
import { CART_ID } from './features/cart/state/cart-memory.ts';
import { STORAGE_PREFIX } from './platform/browser-storage/browser-storage.ts';
import { dehydrateQueries, jsonText } from './platform/page/dehydrate.ts';
import { APP_ID, DATA_ID, MESSAGES_ID, STORE_VIEWS_ID, THEME_ID } from './platform/page/document-ids.ts';
import type { RouterContext } from './platform/navigation/router-context.ts';
import { GROUP_PRICES_KEY } from './platform/session/group-prices.ts';
import { TOKEN_KEY } from './platform/session/session.ts';
import { PAGE_TAG } from './platform/seo/apply-head.ts';
import type { HeadTag } from './platform/seo/page-head.ts';
import { pageHeadOf } from './shell/page-head-of.ts';
import { modulesOf } from './routes/page-modules.ts';
import { SETTINGS_ID, type StartSettings } from './start/settings.ts';

type DocumentParts = {
  request: PageRequest;
  context: RouterContext;
  shown: Shown;
  body: string;
  styles: string;
};

/** Marks for parts that guess whether the visitor has a cart or is signed in (UntilKnown, the header). */
const MARKS = {
  returning: [CART_ID, TOKEN_KEY].map((key) => STORAGE_PREFIX + key),
  signedIn: [STORAGE_PREFIX + TOKEN_KEY],
  groupPrices: [STORAGE_PREFIX + GROUP_PRICES_KEY],
};

const tagText = ({ tag, attributes, text = '' }: HeadTag): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} ${PAGE_TAG}>${tag === 'script' ? `${text}</script>` : ''}`;
};

const dataAttribute = (name: string, value: string | undefined): string =>
  value ? ` data-${name}="${escapeHtml(value)}"` : '';
const dataTag = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;
const fontLink = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
/** Header `Link` that preloads the fonts; every page needs them. */
const fontLinks = (fonts: readonly string[]): string | undefined =>
  fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', ') || undefined;
const styleLink = (href: string): string => `<link rel="stylesheet" href="${href}">`;

const startTags = ({ assets, nonce }: PageRequest, modules: readonly string[]): string => {
  const sheets = [...assets.styles, ...modules.flatMap((module) => assets.moduleStyles(module))];
  const settings: StartSettings = {
    entry: assets.entry,
    modules: [...new Set([...assets.preload, ...modules.flatMap((module) => assets.module(module))])],
    styles: assets.inlinedStyles ? [...new Set(sheets)] : [],
    errors: PAGE_ERROR_PATH,
    marks: MARKS,
  };
  return `<script type="application/json" id="${SETTINGS_ID}">${jsonText(settings)}</script><script nonce="${nonce}">${startScript}</script>`;
};

/** Styles of the rendered modules. In development Vite's style sheets are linked, so that changes show at once. */
const styleTags = ({ assets, nonce, theme }: PageRequest, modules: readonly string[], ofContent: string): string => {
  const styleTag = (css: string): string => css && `<style nonce="${nonce}">${css}</style>`;
  const ofModules = assets.inlinedStyles
    ? styleTag(assets.inlinedStyles(modules))
    : assets.styles.map(styleLink).join('');
  return `${ofModules}<style nonce="${nonce}" id="${THEME_ID}">${theme.css}</style>${styleTag(ofContent)}`;
};

/**
 * The document around a rendered page: head, styles, scripts and dehydrated data. The header `Link` preloads the fonts,
 * unless the page preloads a picture: browsers follow header links first.
 */
export const writeDocument = ({
  request,
  context,
  shown,
  body,
  styles,
}: DocumentParts): { html: string; link: string | undefined } => {
  const { storeView, currency, mapsKey, analyticsUrl, lacks, missing, captchaForms, timeZone } = context.platform;
  const { theme } = request;
  const { title, tags } = pageHeadOf(shown, context);
  const modules = modulesOf(shown, storeView.locale);
  const isPicture = ({ attributes }: HeadTag): boolean => attributes['rel'] === 'preload';
  const pictures = tags.filter(isPicture).map(tagText);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    // Nothing is shown before the header is complete, because a partial header shifts when the rest arrives.
    '<link rel="expect" href="#content" blocking="render">',
    ...pictures,
    styleTags(request, modules, styles.replace(/<\/style/gi, '')),
    ...theme.fonts.map(fontLink),
    ...tags.filter((tag) => !isPicture(tag)).map(tagText),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    startTags(request, modules),
    `<meta name="theme-color" content="${theme.themeColour}">`,
  ];
  const data = dehydrateQueries(context.queryClient);
  const html = `<!doctype html><html lang="${storeView.languageTag}" data-store-view="${storeView.code}" data-currency="${currency}" data-release="${request.assets.entry}"${dataAttribute('maps-key', mapsKey)}${dataAttribute('analytics-url', analyticsUrl)}${dataAttribute('lacks', lacks)}${dataAttribute('missing', missing)}${dataAttribute('captcha', captchaForms)}${dataAttribute('time-zone', timeZone)}${dataAttribute('social-card', theme.socialCard)}${dataAttribute('shop-picture', theme.shopPicture)}${dataAttribute('suggests-addresses', request.suggestsAddresses ? 'yes' : undefined)}><head>${head.filter(Boolean).join('')}</head><body><div id="${APP_ID}">${body}</div>${dataTag(STORE_VIEWS_ID, jsonText(request.storeViews))}${request.messages ? dataTag(MESSAGES_ID, jsonText(request.messages)) : ''}${dataTag(DATA_ID, data)}</body></html>`;
  return { html, link: pictures.length > 0 ? undefined : fontLinks(theme.fonts) };
};
