import sans from '#storefront/styles/fonts/instrument-sans.woff2?url';
import serif from '#storefront/styles/fonts/instrument-serif.woff2?url';
import logo from '#catalogue/media/logo/tessera.svg?raw';
import { escapeHtml } from '#contract/escape-html.ts';
import { primaryLanguage, SOURCE_LANGUAGE, textIn } from '#contract/languages.ts';
import { splitStorePath, type StoreView } from '#contract/store-views.ts';
import words from './messages.json' with { type: 'json' };

export type Visited = { address: string; title: string };

type WordId = keyof typeof words;

/** The shop's own faces, which the worker keeps for this page. */
export const FONTS: readonly string[] = [sans, serif];

const STYLE = `
@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;src:url(${sans}) format("woff2-variations")}
@font-face{font-family:"Instrument Serif";src:url(${serif}) format("woff2")}
:root{color-scheme:light}
body{margin:0;background:#faf8f5;color:#17181a;font:1rem/1.6 "Instrument Sans Variable","Helvetica Neue",Arial,sans-serif}
header,main{box-sizing:border-box;width:min(40rem,100%);margin:0 auto;padding:1.5rem}
header{padding-top:2rem}
header svg{display:block;height:1.5rem;width:auto}
h1{margin:10vh 0 .75rem;font:400 clamp(2rem,1.5rem + 1.9vw,3rem)/1.1 "Instrument Serif","Times New Roman",serif}
h2{margin:3rem 0 .5rem;font:400 1.375rem/1.2 "Instrument Serif","Times New Roman",serif}
p{margin:0 0 1.5rem;color:#55524c}
ul{margin:0;padding:0;list-style:none;border-top:1px solid #e4dfd7}
li{border-bottom:1px solid #e4dfd7}
a{color:inherit}
li a{display:block;padding:.75rem 0;text-decoration:none}
li a:hover{text-decoration:underline}
.again{display:inline-block;padding:.8rem 1.6rem;border-radius:2px;background:#17181a;color:#fff;font-weight:600;text-decoration:none}
.again:hover{background:#713b1e}
a:focus-visible{outline:2px solid #8f4e2b;outline-offset:3px}
`;

type Tongue = Pick<StoreView, 'language' | 'languageTag'>;

const isTranslated = (language: string): boolean => Object.hasOwn(words['offline.title'], language);

/** The language of a page's store view; while no view is known, the visitor's. */
export const tongueOf = (views: readonly StoreView[], path: string): Tongue => {
  if (views.length > 0) return splitStorePath(views, path).storeView;
  const [language = SOURCE_LANGUAGE] = navigator.languages.map(primaryLanguage).filter(isTranslated);
  return { language, languageTag: language };
};

/** Shown instead of an uncached page. It loads nothing but `FONTS`. */
export const offlinePage = (path: string, visited: readonly Visited[], { language, languageTag }: Tongue): string => {
  const say = (id: WordId): string => escapeHtml(textIn(words[id], language));
  const links = visited
    .map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('offline.title')}</title><style>${STYLE}</style></head><body><header>${logo}</header><main><h1>${say('offline.title')}</h1><p>${say('offline.text')}</p><a class="again" href="${escapeHtml(path)}">${say('offline.again')}</a>${links && `<h2>${say('offline.visited')}</h2><ul>${links}</ul>`}</main></body></html>`;
};

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** The offline page as a response, with a policy for its one style sheet and an honest status. */
export const offlineAnswer = async (path: string, visited: readonly Visited[], tongue: Tongue): Promise<Response> =>
  new Response(offlinePage(path, visited, tongue), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(STYLE)}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
