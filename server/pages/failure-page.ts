const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Shown when nothing could be rendered: both languages, no script, style sheet or data. The debug id is also in the
 * log; `detail` is for development only.
 */
export const failurePage = (debugId: string, detail = ''): string => `<!doctype html>
<html lang="en-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Something went wrong / Une erreur est survenue</title></head>
<body><main>
<h1>Something went wrong</h1>
<p>This page could not be shown. Your cart is safe. Please try again in a moment, or <a href="/">go to the home page</a>.</p>
<div lang="fr-CA"><h2>Une erreur est survenue</h2>
<p>Cette page n’a pas pu être affichée. Votre panier est conservé. Veuillez réessayer dans un instant ou <a href="/CA_FR">retourner à l’accueil</a>.</p></div>
<p><small>${escape(debugId)}</small></p>${detail && `<pre>${escape(detail)}</pre>`}
</main></body></html>
`;
