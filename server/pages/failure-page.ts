import { escapeHtml } from '#contract/escape-html.ts';
import type { StoreView } from '#contract/store-views.ts';
import { wordingOf } from '#contract/languages.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

type Home = Pick<StoreView, 'language' | 'languageTag' | 'locale' | 'prefix'>;

/** While no store view is known. */
const UNKNOWN: Home = { language: 'en', languageTag: 'en', locale: 'en', prefix: '' };

const sayIn = translations(messages);

const say = (id: keyof typeof messages, home: Home): string => escapeHtml(sayIn(wordingOf(home))(id));

const section = (home: Home, level: 1 | 2): string => `<h${level}>${say('failure.title', home)}</h${level}>
<p>${say('failure.text', home)} <a href="${home.prefix || '/'}">${say('failure.home', home)}</a></p>`;

/** The first view of each language. */
const homesOf = (views: readonly StoreView[]): readonly Home[] =>
  views.filter((view, index) => views.findIndex(({ language }) => language === view.language) === index);

const documentOf = ({ languageTag }: Home, title: string, body: string): string => `<!doctype html>
<html lang="${languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title></head>
<body><main>
${body}
</main></body></html>
`;

/**
 * Page for failed renders, in every language of the shop, without scripts, style sheets or data. The debug id is also
 * logged; `detail` is for development only.
 */
export const failurePage = (debugId: string, views: readonly StoreView[], detail = ''): string => {
  const [first = UNKNOWN, ...others] = homesOf(views);
  const title = [first, ...others].map((home) => say('failure.title', home)).join(' / ');
  const body = `${[section(first, 1), ...others.map((home) => `<div lang="${home.languageTag}">${section(home, 2)}</div>`)].join('\n')}
<p><small>${escapeHtml(debugId)}</small></p>${detail && `<pre>${escapeHtml(detail)}</pre>`}`;
  return documentOf(first, title, body);
};

/** Page in place of a preview whose link is invalid or has expired, in every language of the shop. */
export const previewEnded = (views: readonly StoreView[]): string => {
  const homes = homesOf(views);
  const texts = homes.map((home) => `<p lang="${home.languageTag}">${say('preview.ended', home)}</p>`);
  return documentOf(homes[0] ?? UNKNOWN, say('preview.title', homes[0] ?? UNKNOWN), texts.join('\n'));
};
