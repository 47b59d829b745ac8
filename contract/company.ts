/** Roles in a company account and their permissions. The storefront shows them, the back end enforces them. */
export const COMPANY_ROLES = ['administrator', 'buyer', 'approved_buyer', 'viewer'] as const;
export type CompanyRoleCode = (typeof COMPANY_ROLES)[number];

export const isCompanyRole = (code: string): code is CompanyRoleCode =>
  (COMPANY_ROLES as readonly string[]).includes(code);

/** Returns whether a role may fill a cart and place orders, with or without approval. */
export const orders = (role: CompanyRoleCode): boolean => role !== 'viewer';

/** Returns whether a role may invite and remove people, change roles and approve orders. */
export const administers = (role: CompanyRoleCode): boolean => role === 'administrator';

/** Returns whether a role may read all orders of the company; other roles read their own. */
export const seesAllOrders = (role: CompanyRoleCode): boolean => role === 'administrator' || role === 'viewer';

/** Only buyers have an order limit: administrators order freely, the other roles always need approval. */
export const hasLimit = (role: CompanyRoleCode): boolean => role === 'buyer';

/** Returns whether an order needs no approval. `limit` and `amount` are in the same unit of one currency. */
export const ordersAlone = (role: CompanyRoleCode, limit: number | null, amount: number): boolean =>
  role === 'administrator' || (role === 'buyer' && (limit === null || amount <= limit));

/** Token in the link of an invitation email. */
export const COMPANY_INVITATION = /^[A-Za-z0-9]{43}$/;
/** Days until an invitation expires. */
export const INVITATION_DAYS = 7;
/** Highest order limit of a buyer, in whole units of the currency. */
export const MAX_ORDER_LIMIT = 1_000_000;
/** Maximum length of the reason for declining an order. */
export const MAX_DECLINE_REASON = 300;
