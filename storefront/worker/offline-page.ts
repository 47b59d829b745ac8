import { escapeHtml } from '#contract/escape-html.ts';
import type { OfflineData } from '#contract/offline.ts';
import { splitStorePath } from '#contract/store-views.ts';

export type Visited = { address: string; title: string };

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

/** Shown instead of an uncached page. It loads nothing but the theme's files. */
export const offlinePage = (path: string, visited: readonly Visited[], { views, css, logo }: OfflineData): string => {
  const { languageTag, words } = splitStorePath(views, path).storeView;
  const links = visited
    .map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`)
    .join('');
  const title = escapeHtml(words.title);
  return `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}${STYLE}</style></head><body><header>${logo}</header><main><h1>${title}</h1><p>${escapeHtml(words.text)}</p><a class="again" href="${escapeHtml(path)}">${escapeHtml(words.again)}</a>${links && `<h2>${escapeHtml(words.visited)}</h2><ul>${links}</ul>`}</main></body></html>`;
};

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** The offline page as a response, with a policy for its one style sheet and an honest status. */
export const offlineResponse = async (
  path: string,
  visited: readonly Visited[],
  data: OfflineData,
): Promise<Response> =>
  new Response(offlinePage(path, visited, data), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(data.css + STYLE)}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
