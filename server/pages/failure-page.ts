import { escapeHtml } from '#contract/escape-html.ts';
import words from './messages.json' with { type: 'json' };

const say = (id: keyof typeof words, language: 'en' | 'fr'): string => escapeHtml(words[id][language]);

/**
 * Page for failed renders, in both languages, without scripts, style sheets or data. The debug id is also logged;
 * `detail` is for development only.
 */
export const failurePage = (debugId: string, detail = ''): string => `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${say('failure.title', 'en')} / ${say('failure.title', 'fr')}</title></head>
<body><main>
<h1>${say('failure.title', 'en')}</h1>
<p>${say('failure.text', 'en')} <a href="/">${say('failure.home', 'en')}</a></p>
<div lang="fr-CA"><h2>${say('failure.title', 'fr')}</h2>
<p>${say('failure.text', 'fr')} <a href="/CA_FR">${say('failure.home', 'fr')}</a></p></div>
<p><small>${escapeHtml(debugId)}</small></p>${detail && `<pre>${escapeHtml(detail)}</pre>`}
</main></body></html>
`;
