/** Permissions for REST routes. Integrations have them by token, members of staff by the role of their account. */
export const SCOPE_NAMES = [
  'orders:read',
  'orders:write',
  'orders:ship',
  'orders:refund',
  'quotes:read',
  'quotes:write',
  'catalog:read',
  'catalog:write',
  'catalog:texts',
  'stock:write',
  'customers:read',
  'customers:write',
  'stores:read',
  'promotions:read',
  'promotions:write',
  'webhooks',
  'content:read',
  'content:write',
  'figures:read',
  'staff:read',
  'staff:write',
] as const;

export type Scope = (typeof SCOPE_NAMES)[number];

/** Scopes included in another scope. */
const INCLUDED: Partial<Record<Scope, readonly Scope[]>> = {
  'orders:write': ['orders:ship', 'orders:refund'],
  'catalog:write': ['catalog:texts', 'stock:write'],
};

/** True if one of the scopes is, or includes, the needed scope. */
export const includesScope = (scopes: readonly string[], needed: Scope): boolean =>
  scopes.includes(needed) || SCOPE_NAMES.some((name) => scopes.includes(name) && INCLUDED[name]?.includes(needed));

const READING = [
  'orders:read',
  'quotes:read',
  'catalog:read',
  'customers:read',
  'stores:read',
  'promotions:read',
  'content:read',
  'figures:read',
] as const satisfies readonly Scope[];

/** The roles of staff accounts and their scopes. */
export const ROLES = {
  owner: [
    ...READING,
    'orders:write',
    'quotes:write',
    'catalog:write',
    'promotions:write',
    'customers:write',
    'content:write',
    'staff:read',
    'staff:write',
  ],
  counter: [...READING, 'orders:write', 'quotes:write', 'stock:write', 'customers:write'],
  warehouse: ['orders:read', 'orders:ship', 'catalog:read', 'stock:write', 'stores:read'],
  content: ['catalog:read', 'catalog:texts', 'content:read', 'content:write', 'stores:read', 'promotions:read'],
  'read-only': READING,
} as const satisfies Readonly<Record<string, readonly Scope[]>>;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as readonly Role[];

export const isRole = (text: string): text is Role => Object.hasOwn(ROLES, text);

/** True if the role has the scope. */
export const roleMay = (role: Role, scope: Scope): boolean => includesScope(ROLES[role], scope);

/** Fields of a product that may be changed with a scope narrower than `catalog:write`, which includes all fields. */
export const PRODUCT_FIELDS: Partial<Record<Scope, readonly string[]>> = {
  'catalog:texts': [
    'name',
    'url_key',
    'short_description',
    'description',
    'meta_title',
    'meta_description',
    'meta_keyword',
    'media',
  ],
};

/** True if the scopes allow a change of the product's field. */
export const mayChangeField = (scopes: readonly string[], field: string): boolean =>
  includesScope(scopes, 'catalog:write') ||
  SCOPE_NAMES.some((scope) => scopes.includes(scope) && PRODUCT_FIELDS[scope]?.includes(field));

/** Staff need longer passwords than customers. */
export const STAFF_PASSWORD_RULE = { length: 12, classes: 1 };

/** Header of every request of the back office. Pages of other sites cannot send it. */
export const COUNTER_HEADER = 'x-counter';

/** Error codes that the back office handles. */
export const PROOF_NEEDED = 'PROOF_NEEDED';
export const CHANGED_BY_OTHERS = 'CHANGED_BY_OTHERS';
