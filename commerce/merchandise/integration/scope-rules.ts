import type { Scope } from '#contract/staff-roles.ts';

/** Scopes by command line name, with Magento's resource for error messages. */
const ALL = {
  'orders:read': { resource: 'Magento_Sales::actions_view', what: 'orders with their documents' },
  'orders:write': {
    resource: 'Magento_Sales::actions',
    what: 'invoices, shipments, credit memos, hold, cancel, remarks',
  },
  'orders:ship': { resource: 'Magento_Sales::ship', what: 'only shipments, tracking numbers and remarks' },
  'orders:refund': { resource: 'Magento_Sales::creditmemo', what: 'only credit memos and cancellations' },
  // Magento's resource of negotiable quotes (Adobe Commerce).
  'quotes:read': { resource: 'Magento_NegotiableQuote::view_quotes', what: 'quotes with their prices' },
  'quotes:write': { resource: 'Magento_NegotiableQuote::manage', what: 'prices and answers of quotes' },
  'catalog:read': { resource: 'Magento_Catalog::products', what: 'products, categories, stock' },
  'catalog:write': {
    resource: 'Magento_Catalog::edit_product',
    what: 'products, categories, attributes, prices and stock',
  },
  'catalog:texts': { resource: 'Magento_Catalog::edit_product', what: 'only texts and pictures of products' },
  'stock:write': { resource: 'Magento_CatalogInventory::cataloginventory', what: 'only stock' },
  'customers:read': { resource: 'Magento_Customer::manage', what: 'accounts with their addresses' },
  'customers:write': { resource: 'Magento_Customer::manage', what: 'accounts with their addresses' },
  'stores:read': { resource: 'Magento_Backend::store', what: 'websites, store views and their settings' },
  'promotions:read': { resource: 'Magento_SalesRule::quote', what: 'cart price rules' },
  'promotions:write': { resource: 'Magento_SalesRule::quote', what: 'new, changed and ended cart price rules' },
  webhooks: { resource: 'Magento_Webapi::webhooks', what: 'webhooks of its own' },
  'content:read': { resource: 'Magento_Cms::page', what: 'pages and blocks of content' },
  'content:write': { resource: 'Magento_Cms::save', what: 'pages and blocks of content' },
  'figures:read': { resource: 'Magento_Reports::report', what: 'figures of sales, taxes, payments and products' },
  'staff:read': { resource: 'Magento_User::acl_users', what: 'accounts of staff' },
  'staff:write': { resource: 'Magento_User::acl_users', what: 'accounts of staff' },
} as const satisfies Readonly<Record<Scope, { resource: string; what: string }>>;

export const resourceOf = (scope: Scope): string => ALL[scope].resource;

const { 'staff:read': _read, 'staff:write': _write, ...forPrograms } = ALL;

/** Scopes of integrations. They exclude the administration of staff accounts. */
export const SCOPES = forPrograms;

export const isScope = (text: string): text is keyof typeof SCOPES => Object.hasOwn(SCOPES, text);

/** Lifetime of a token from the route for administrators, as in Magento. */
export const TOKEN_HOURS = 4;

/** Failed attempts per IP address. */
export const TOKEN_RATE = { limit: 20, perSeconds: 300 };

/** Returns true for a name that is safe in logs and command lines. */
export const isName = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{1,39}$/i.test(text);
