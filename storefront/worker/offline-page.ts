import { escapeHtml } from '#contract/escape-html.ts';
import words from './messages.json' with { type: 'json' };

export type Visited = { address: string; title: string };

type Language = 'en' | 'fr';
type WordId = keyof typeof words;

const STYLE = `
:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f5;color:#17181a;font:1rem/1.6 "Instrument Sans Variable","Helvetica Neue",Arial,sans-serif}
main{box-sizing:border-box;width:min(36rem,100%);padding:3rem 1.5rem}
h1{margin:0 0 .75rem;font:400 clamp(2rem,1.5rem + 1.9vw,3rem)/1.1 "Instrument Serif","Times New Roman",serif}
h2{margin:2.5rem 0 .5rem;font-size:1rem}
p{margin:0 0 1.5rem;color:#55524c}
ul{margin:0;padding:0;list-style:none;border-top:1px solid #e4dfd7}
li{border-bottom:1px solid #e4dfd7}
a{color:inherit}
li a{display:block;padding:.75rem 0;text-decoration:none}
li a:hover{text-decoration:underline}
.again{display:inline-block;padding:.8rem 1.6rem;border-radius:2px;background:#17181a;color:#fff;text-decoration:none}
a:focus-visible{outline:2px solid #8f4e2b;outline-offset:3px}
`;

export const languageOf = (path: string): Language => (/^\/CA_FR(?:\/|$)/i.test(path) ? 'fr' : 'en');

/** Shown in place of a page that is not cached on the device. It loads nothing. */
export const offlinePage = (path: string, visited: readonly Visited[]): string => {
  const language = languageOf(path);
  const say = (id: WordId): string => escapeHtml(words[id][language]);
  const links = visited
    .map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say('offline.title')}</title><style>${STYLE}</style></head><body><main><h1>${say('offline.title')}</h1><p>${say('offline.text')}</p><a class="again" href="${escapeHtml(path)}">${say('offline.again')}</a>${links && `<h2>${say('offline.visited')}</h2><ul>${links}</ul>`}</main></body></html>`;
};

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** The offline page as a response, with a policy for its one style sheet and an honest status. */
export const offlineAnswer = async (path: string, visited: readonly Visited[]): Promise<Response> =>
  new Response(offlinePage(path, visited), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await hashOf(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
