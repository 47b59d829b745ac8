/** What an integration may be allowed, by the words of the command line, with the resource of Magento that names it in a refusal. */
export const SCOPES = {
  'orders:read': { resource: 'Magento_Sales::actions_view', what: 'orders with their documents' },
  'orders:write': {
    resource: 'Magento_Sales::actions',
    what: 'invoices, shipments, credit memos, hold, cancel, remarks',
  },
  // Magento's resource of negotiable quotes, which Adobe Commerce has.
  'quotes:read': { resource: 'Magento_NegotiableQuote::view_quotes', what: 'quotes with their prices' },
  'quotes:write': { resource: 'Magento_NegotiableQuote::manage', what: 'prices and answers of quotes' },
  'catalog:read': { resource: 'Magento_Catalog::products', what: 'products, categories, stock' },
  'catalog:write': {
    resource: 'Magento_Catalog::edit_product',
    what: 'products, categories, attributes, prices and stock',
  },
  'customers:read': { resource: 'Magento_Customer::manage', what: 'accounts with their addresses' },
  'customers:write': { resource: 'Magento_Customer::manage', what: 'accounts with their addresses' },
  'stores:read': { resource: 'Magento_Backend::store', what: 'websites, store views and their settings' },
  'promotions:read': { resource: 'Magento_SalesRule::quote', what: 'cart price rules' },
  webhooks: { resource: 'Magento_Webapi::webhooks', what: 'webhooks of its own' },
  'content:read': { resource: 'Magento_Cms::page', what: 'pages and blocks of content' },
  'content:write': { resource: 'Magento_Cms::save', what: 'pages and blocks of content' },
} as const satisfies Readonly<Record<string, { resource: string; what: string }>>;

export type Scope = keyof typeof SCOPES;

export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

/** A token from the route for administrators is good this long, as Magento's. */
export const TOKEN_HOURS = 4;

/** Wrong secrets and names from one address. */
export const TOKEN_RATE = { limit: 20, perSeconds: 300 };

/** A name that a log and a command line can hold. */
export const isName = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{1,39}$/i.test(text);
