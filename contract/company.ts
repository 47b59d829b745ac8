/** The people of a company and what each may do: the account shows it, the back end holds to it. */
export const COMPANY_ROLES = ['administrator', 'buyer', 'approved_buyer', 'viewer'] as const;
export type CompanyRoleCode = (typeof COMPANY_ROLES)[number];

export const isCompanyRole = (code: string): code is CompanyRoleCode =>
  (COMPANY_ROLES as readonly string[]).includes(code);

/** Whether a role may fill a cart and order it, alone or with a yes of an administrator. */
export const orders = (role: CompanyRoleCode): boolean => role !== 'viewer';

/** Invites and removes people, changes roles, and says yes to orders that wait. */
export const administers = (role: CompanyRoleCode): boolean => role === 'administrator';

/** Reads all orders of the company; the others read their own. */
export const seesAllOrders = (role: CompanyRoleCode): boolean => role === 'administrator' || role === 'viewer';

/** Only a buyer has a limit of their own: administrators order freely, and the others never alone. */
export const hasLimit = (role: CompanyRoleCode): boolean => role === 'buyer';

/** Whether an order is placed without a yes of an administrator; both in the same unit of one currency. */
export const ordersAlone = (role: CompanyRoleCode, limit: number | null, amount: number): boolean =>
  role === 'administrator' || (role === 'buyer' && (limit === null || amount <= limit));

/** The token of an invitation, as the mailed link has it. */
export const COMPANY_INVITATION = /^[A-Za-z0-9]{43}$/;
/** How long an invitation may be accepted. */
export const INVITATION_DAYS = 7;
/** Highest limit of a buyer, in whole units of the order's currency. */
export const MAX_ORDER_LIMIT = 1_000_000;
/** Why an order was not approved. */
export const MAX_DECLINE_REASON = 300;
