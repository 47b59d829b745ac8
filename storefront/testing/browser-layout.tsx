import { QueryClientProvider } from '@tanstack/react-query';
import { routerOf } from '#storefront/platform/testing/router.tsx';
import { RouterProvider } from '#storefront/platform/navigation/router-provider.tsx';
import type { ReactNode } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import type { StoreViewCode } from '#contract/page-render.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { readMarkup } from '#storefront/platform/content/read-markup.browser.ts';
import { PlatformProvider, type Platform } from '#storefront/platform/platform.tsx';
import { Layout } from '#storefront/shell/layout.tsx';
import { loadShell } from '#storefront/shell/load-shell.ts';
import { serverParts } from '#storefront/shell/server-parts.tsx';
import { resize } from './browser.tsx';
import { testPlatform, type Responses } from './render.tsx';

const node = (node_id: number, fields: object) => ({
  __typename: 'SnowdogMenuNode',
  node_id,
  menu_id: 1,
  type: 'category',
  classes: null,
  parent_id: 0,
  position: node_id,
  level: 0,
  title: `Entry ${node_id}`,
  url_key: `entry-${node_id}`,
  additional_data: null,
  creation_time: '',
  update_time: '',
  node_template: null,
  submenu_template: null,
  content: null,
  image: null,
  image_alt_text: null,
  ...fields,
});
const BLOCKS = [
  'header-top-message',
  'footer-links',
  'footer-help',
  'footer-company',
  'footer-support',
  'footer-account',
];

/** Data of the layout: a menu with two panels, three stores, two currencies, content blocks. */
export const SHELL: Responses = {
  getStoreConfigData: { storeConfig: { website_name: 'Tessera', store_name: 'Canada (EN)', default_title: 'Tiles' } },
  getCurrencyData: { currency: { default_display_currency_code: 'CAD', available_currency_codes: ['CAD', 'USD'] } },
  getStoreInformation: { storeConfig: { store_phone: '514-555-0140' } },
  storeConfigData: { storeConfig: { copyright: '© Tessera' } },
  cmsBlocks: {
    cmsBlocks: {
      items: BLOCKS.map((identifier) => ({ identifier, content: `<ul><li><a href="/x">${identifier}</a></li></ul>` })),
    },
  },
  snowdogMenus: {
    snowdogMenus: {
      items: [
        {
          menu_id: 1,
          identifier: 'm',
          title: 'm',
          css_class: null,
          creation_time: '',
          update_time: '',
          nodes: {
            items: [
              ...[1, 2].flatMap((id) => [
                node(id, {}),
                ...[1, 2, 3].map((child) => node(id * 10 + child, { parent_id: id, level: 1 })),
              ]),
              node(8, {
                type: 'custom_url',
                content: '/',
                title: 'Where is my order',
                additional_data: ['search_params=track-my-order'],
              }),
              node(9, {
                type: 'custom_url',
                content: '/',
                title: 'Come in',
                additional_data: ['search_params=sign-in'],
              }),
            ],
          },
        },
      ],
    },
  },
};

type Environment = {
  address?: string;
  width?: number;
  height?: number;
  storeView?: StoreViewCode;
  responses?: Responses;
  platform?: Partial<Platform>;
  load?: () => Promise<unknown>;
};

/** Renders the whole layout around a page, including the parts that the server renders. */
export const showLayout = async (
  page: ReactNode,
  {
    address = '/',
    width = 1280,
    height = 900,
    storeView = 'CA_EN',
    responses,
    platform: parts,
    load,
  }: Environment = {},
) => {
  await cleanup();
  localStorage.clear();
  await resize(width, height);
  window.scrollTo(0, 0);
  const platform: Platform = { ...(await testPlatform(storeView, { ...SHELL, ...responses })), readMarkup, ...parts };
  const queryClient = createQueryClient();
  const router = routerOf(Layout, {
    address,
    context: { platform, queryClient, server: serverParts },
    prepare: loadShell,
    routes: [
      { path: '/', load: () => Promise.resolve('') },
      { path: '$', load: load ?? (() => Promise.resolve('')) },
    ],
    views: { renderPage: () => page },
  });
  document.documentElement.lang = platform.storeView.languageTag;
  delete document.documentElement.dataset['hydrated'];
  await router.load();
  const rendered = await render(
    <PlatformProvider platform={platform}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return { ...rendered, router, platform, queryClient };
};

/** The visit has begun: links, menus and what lies over the page are alive. */
export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] !== undefined;
