/** Scopes of integrations by their name on the command line, with Magento's resource for the error of a refusal. */
export const SCOPES = {
  'orders:read': { resource: 'Magento_Sales::actions_view', what: 'orders with their documents' },
  'orders:write': {
    resource: 'Magento_Sales::actions',
    what: 'invoices, shipments, credit memos, hold, cancel, remarks',
  },
  // Magento's resource of negotiable quotes (Adobe Commerce).
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

/** Lifetime of a token from the route for administrators, as in Magento. */
export const TOKEN_HOURS = 4;

/** Failed attempts per IP address. */
export const TOKEN_RATE = { limit: 20, perSeconds: 300 };

/** Returns true for a name that is safe in logs and command lines. */
export const isName = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{1,39}$/i.test(text);
