import { defaultView, viewOfCode } from '#contract/store-views.ts';
import type { Messages } from '@lingui/core';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createCaptcha } from './platform/captcha/create-captcha.ts';
import { createCommerceClient } from './platform/commerce/client.ts';
import { createHttpTransport } from './platform/commerce/http-transport.ts';
import { createQueryClient } from './platform/commerce/query-client.ts';
import { readMarkup } from './platform/content/read-markup.browser.ts';
import { loadMessages, translatedLocale } from './platform/i18n/load-messages.ts';
import { hydrateQueries } from './platform/page/dehydrate.ts';
import { APP_ID, DATA_ID, MESSAGES_ID, STORE_VIEWS_ID, THEME_ID } from './platform/page/document-ids.ts';
import type { Platform } from './platform/platform.tsx';
import { createSession } from './platform/session/session.ts';
import type { StoreView } from './platform/store-view/store-views.ts';
import { createAppRouter } from './router.tsx';

/** Yields to input and painting. Without these pauses the blocking time on a phone is 10 to 20 % higher. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Parses a script element with JSON of the server. */
const jsonOf = (id: string, missing: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? missing);

const start = async (): Promise<void> => {
  const {
    storeView: code = '',
    currency: chosen,
    mapsKey,
    analyticsUrl,
    lacks,
    missing,
    captcha: captchaForms,
    timeZone,
    socialCard,
    shopPicture,
  } = document.documentElement.dataset;
  const storeViews = jsonOf(STORE_VIEWS_ID, '[]') as readonly StoreView[];
  const storeView = viewOfCode(storeViews, code) ?? defaultView(storeViews);
  const currency = storeView.currencies.find((one) => one === chosen) ?? storeView.currency;
  const session = createSession();
  const overrides = jsonOf(MESSAGES_ID, '{}') as Messages;
  const i18n = await loadMessages(translatedLocale(storeView.locale), { parts: ['browse'], overrides });
  const captcha = captchaForms ? createCaptcha(captchaForms.split(','), { i18n, storeView }) : undefined;
  const platform: Platform = {
    storeView,
    storeViews,
    currency,
    origin: location.origin,
    session,
    readMarkup,
    theme: {
      css: document.getElementById(THEME_ID)?.textContent ?? '',
      ...(socialCard && { socialCard }),
      ...(shopPicture && { shopPicture }),
    },
    ...(mapsKey && { mapsKey }),
    ...(analyticsUrl && { analyticsUrl }),
    ...(lacks && { lacks }),
    ...(missing && { missing }),
    ...(timeZone && { timeZone }),
    ...(captcha && { captcha, captchaForms }),
    i18n,
    commerce: createCommerceClient({
      transport: createHttpTransport(),
      storeView: storeView.code,
      currency,
      session,
      captcha,
    }),
  };
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, document.getElementById(DATA_ID)?.textContent ?? '[]');
  await nextTask();
  const context = { platform, queryClient };
  const router = createAppRouter(context, { isServer: false });
  await nextTask();
  await router.load();
  await nextTask();
  const root = document.getElementById(APP_ID);
  // In a transition, so that hydration yields to input and painting instead of being one long task.
  if (root) startTransition(() => void hydrateRoot(root, <App router={router} context={context} />));
};

void start();
