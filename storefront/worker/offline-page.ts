import { escapeHtml } from '#contract/escape-html.ts';
import { primaryLanguage, SOURCE_LANGUAGE, textIn } from '#contract/languages.ts';
import { splitStorePath, type StoreView } from '#contract/store-views.ts';
import { WORKER_THEME, type WorkerTheme } from '#contract/page-theme.ts';
import words from './messages.json' with { type: 'json' };

export type Visited = { address: string; title: string };

type WordId = keyof typeof words;

const NO_THEME: WorkerTheme = { css: '', logo: '', files: [] };

/** The shop's theme, which the server adds before this script. */
export const themeOf = (scope: object): WorkerTheme =>
  (scope as Readonly<Record<string, WorkerTheme | undefined>>)[WORKER_THEME] ?? NO_THEME;

const STYLE = `
:root{color-scheme:light}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 var(--font-text,sans-serif)}
header,main{box-sizing:border-box;width:min(40rem,100%);margin:0 auto;padding:1.5rem}
header{padding-top:2rem}
header :is(svg,img){display:block;height:1.5rem;width:auto}
h1{margin:10vh 0 .75rem;font:400 clamp(2rem,1.5rem + 1.9vw,3rem)/1.1 var(--font-display,serif)}
h2{margin:3rem 0 .5rem;font:400 1.375rem/1.2 var(--font-display,serif)}
p{margin:0 0 1.5rem;color:var(--ink-soft)}
ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--hairline)}
li{border-bottom:1px solid var(--hairline)}
a{color:inherit}
li a{display:block;padding:.75rem 0;text-decoration:none}
li a:hover{text-decoration:underline}
.again{display:inline-block;padding:.8rem 1.6rem;border-radius:var(--radius);background:var(--ink);color:var(--surface);font-weight:600;text-decoration:none}
.again:hover{background:var(--accent-deep)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`;

type Tongue = Pick<StoreView, 'language' | 'languageTag'>;

const isTranslated = (language: string): boolean => Object.hasOwn(words['offline.title'], language);

/** The language of a page's store view; while no view is known, the visitor's. */
export const tongueOf = (views: readonly StoreView[], path: string): Tongue => {
  if (views.length > 0) return splitStorePath(views, path).storeView;
  const [language = SOURCE_LANGUAGE] = navigator.languages.map(primaryLanguage).filter(isTranslated);
  return { language, languageTag: language };
};

/** Shown instead of an uncached page. It loads nothing but the theme's files. */
export const offlinePage = (
  path: string,
  visited: readonly Visited[],
  { language, languageTag }: Tongue,
  { css, logo }: WorkerTheme,
): string => {
  const say = (id: WordId): string => escapeHtml(textIn(words[id], language));
  const links = visited
    .map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('offline.title')}</title><style>${css}${STYLE}</style></head><body><header>${logo}</header><main><h1>${say('offline.title')}</h1><p>${say('offline.text')}</p><a class="again" href="${escapeHtml(path)}">${say('offline.again')}</a>${links && `<h2>${say('offline.visited')}</h2><ul>${links}</ul>`}</main></body></html>`;
};

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** The offline page as a response, with a policy for its one style sheet and an honest status. */
export const offlineAnswer = async (
  path: string,
  visited: readonly Visited[],
  tongue: Tongue,
  theme: WorkerTheme,
): Promise<Response> =>
  new Response(offlinePage(path, visited, tongue, theme), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(theme.css + STYLE)}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
