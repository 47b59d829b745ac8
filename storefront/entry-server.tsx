import './styles/of-every-page.ts';
// Islands of the shell. Imported here, their styles are in the document of every page.
import './features/feedback/tab/feedback.tsx';
import './features/onward-links/onward-links.tsx';
import './shell/account-slot.tsx';
import './shell/switchers.tsx';
import type { Messages } from '@lingui/core';
import { createMemoryHistory } from './platform/navigation/history.ts';
import { renderToString } from 'react-dom/server';
import type { PageResponse, RenderPage } from '#contract/page-render.ts';
import { App } from './app.tsx';
import { writeDocument } from './document.ts';
import { loadIslands } from './platform/island/island.tsx';
import { createCommerceClient } from './platform/commerce/client.ts';
import { createInProcessTransport } from './platform/commerce/in-process-transport.ts';
import { createQueryClient } from './platform/commerce/query-client.ts';
import { missingContent } from './platform/content/linked-content.ts';
import { readMarkup } from './platform/content/read-markup.server.ts';
import { loadMessages, translatedLocale } from './platform/i18n/load-messages.ts';
import type { Redirect } from './platform/navigation/signals.ts';
import type { Platform } from './platform/platform.tsx';
import { guestSession } from './platform/session/session.ts';
import { defaultView, viewOfCode } from '#contract/store-views.ts';
import { createAppRouter } from './router.tsx';
import { loadedPageOf } from './shell/loaded-page.ts';
import { serverParts } from './shell/server-parts.tsx';

const STATUS = { page: 200, 'not-found': 404, error: 500, pending: 500 } as const;

const noWaiting = { isOnline: () => false, random: Math.random, wait: () => Promise.resolve() };

/** A redirect keeps the back end's status code. */
const redirectTo = ({ status: code, href }: Redirect): PageResponse => {
  const status = code === 301 ? 301 : 302;
  return {
    status,
    headers: {},
    html: '',
    tags: [],
    cacheable: true,
    redirect: { status, location: href },
  };
};

/** Renders one page for a guest: matches the URL, loads its data, renders it, and writes the document around it. */
export const render: RenderPage = async (request) => {
  const { storeViews } = request;
  const storeView = viewOfCode(storeViews, request.storeView) ?? defaultView(storeViews);
  const styles = new Set<string>();
  const i18n = await loadMessages(translatedLocale(storeView.locale), {
    ...(request.messages && { overrides: request.messages as Messages }),
  });
  const commerce = createCommerceClient({
    transport: createInProcessTransport(request.execute),
    storeView: storeView.code,
    currency: request.currency,
    session: guestSession,
    retry: noWaiting,
  });
  const missing = await missingContent(commerce);
  const platform: Platform = {
    storeView,
    storeViews,
    currency: request.currency,
    origin: request.origin,
    session: guestSession,
    readMarkup,
    theme: request.theme,
    i18n,
    commerce,
    ...(missing.length > 0 && { missing: missing.join() }),
    ...(request.lacks && { lacks: request.lacks.join() }),
    ...(request.captchaForms && { captchaForms: request.captchaForms.join() }),
    ...(request.mapsKey && { mapsKey: request.mapsKey }),
    ...(request.timeZone && { timeZone: request.timeZone }),
    ...(request.analyticsUrl && { analyticsUrl: request.analyticsUrl }),
    addStyles: (css) => styles.add(css),
  };
  const context = { platform, queryClient: createQueryClient(), server: serverParts };
  const router = createAppRouter(context, {
    history: createMemoryHistory({ initialEntries: [request.url] }),
    isServer: true,
  });
  const outcome = await router.load();
  if (outcome?.status === 'redirect') return redirectTo(outcome.redirect);
  const { shown } = router.state;
  if (shown.status === 'not-found') await serverParts.loadOnwardLinks(context);
  await loadIslands();
  const body = renderToString(<App router={router} context={context} />);
  const { html, link } = writeDocument({ request, context, shown, body, styles: [...styles].join('') });
  const status = STATUS[shown.status];
  const page = loadedPageOf(shown);
  return {
    status,
    headers: link ? { link } : {},
    html,
    tags: [],
    cacheable: status < 500 && page?.isStored !== false,
    kind: page?.kind ?? 'other',
  };
};
