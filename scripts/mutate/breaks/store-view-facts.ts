import type { Break } from '../break.ts';

const VIEWS = 'contract/store-views.ts';
const VIEWS_TEST = ['contract/store-views.test.ts'];
const CONFIG = 'commerce/stores/rules.ts';
const CONFIG_TEST = ['commerce/stores/rules.test.ts'];

export const breaks: readonly Break[] = [
  {
    what: 'CA_EN has the French menu',
    ids: ['EN-18'],
    file: VIEWS,
    find: "menuIdentifier: 'new_menu_en_usa',",
    put: "menuIdentifier: 'new_menu_fr',",
    tests: VIEWS_TEST,
  },
  {
    what: 'the shop is installed with another menu in CA_EN',
    ids: ['EN-18'],
    file: 'catalogue/stores.yaml',
    find: 'menu: new_menu_en_usa\n',
    put: 'menu: new_menu_en_usa-1\n',
    tests: ['catalogue/content.test.ts'],
  },
  {
    what: 'CA_FR has the menu of CA_EN',
    ids: ['EN-19'],
    file: VIEWS,
    find: "menuIdentifier: 'new_menu_fr',",
    put: "menuIdentifier: 'new_menu_en_usa',",
    tests: VIEWS_TEST,
  },
  {
    what: 'CA_FR is installed in English',
    ids: ['EN-19'],
    file: 'catalogue/stores.yaml',
    find: 'locale: fr_CA',
    put: 'locale: en_CA',
    tests: ['catalogue/content.test.ts'],
  },
  {
    what: 'US_EN sells in Canadian dollars',
    ids: ['EN-20'],
    file: VIEWS,
    find: "currency: 'USD',",
    put: "currency: 'CAD',",
    tests: VIEWS_TEST,
  },
  {
    what: 'US_EN is installed in Canadian dollars',
    ids: ['EN-20'],
    file: 'catalogue/stores.yaml',
    find: 'currency: USD\n',
    put: 'currency: CAD\n',
    tests: ['catalogue/content.test.ts'],
  },
  {
    what: 'the United States share the group of Canada',
    ids: ['EN-21'],
    file: VIEWS,
    find: "groupCode: 'usa_store',",
    put: "groupCode: 'main_website_store',",
    tests: VIEWS_TEST,
  },
  {
    what: 'every store view is the current one',
    ids: ['EN-22'],
    file: 'storefront/features/store-view/available-stores.ts',
    find: 'isCurrent: store.store_code === currentCode,',
    put: 'isCurrent: true,',
    tests: ['storefront/features/store-view/store-view.test.tsx'],
  },
  {
    what: 'a store view is called as its group',
    ids: ['EN-22'],
    file: CONFIG,
    find: 'store_name: view.name,',
    put: 'store_name: view.groupName,',
    tests: CONFIG_TEST,
  },
  {
    what: 'products have no suffix unless a merchant sets one',
    ids: ['EN-23'],
    file: CONFIG,
    find: "config.product_url_suffix ?? '.html'",
    put: "config.product_url_suffix ?? ''",
    tests: CONFIG_TEST,
  },
  {
    what: 'pictures are looked for beside the pages',
    ids: ['EN-24'],
    file: CONFIG,
    find: 'secure_base_media_url: mediaBase,',
    put: 'secure_base_media_url: publicUrl,',
    tests: CONFIG_TEST,
  },
  {
    what: 'the telephone number of a store view is not told',
    ids: ['EN-25'],
    file: CONFIG,
    find: 'store_phone: config.store_phone ?? null,',
    put: 'store_phone: null,',
    tests: CONFIG_TEST,
  },
  {
    what: 'a store view offers its own currency alone',
    ids: ['EN-26'],
    file: CONFIG,
    find: 'available_currency_codes: [...available],',
    put: 'available_currency_codes: [],',
    tests: CONFIG_TEST,
  },
];
