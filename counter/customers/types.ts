export type Address = {
  id?: number;
  firstname: string;
  lastname: string;
  company?: string;
  street: readonly string[];
  city: string;
  region?: { region: string | null; region_code: string | null };
  postcode: string;
  country_id: string;
  telephone: string;
  default_shipping?: boolean;
  default_billing?: boolean;
};

/** A customer of `GET /V1/customers/search`. */
export type Customer = {
  id: number;
  group_id: number;
  created_at: string;
  created_in: string;
  email: string;
  firstname: string;
  lastname: string;
  addresses: readonly Address[];
  extension_attributes: { is_subscribed: boolean; is_blocked: boolean; version: number };
};

/** `GET /V1/customers/:id/activity`. */
export type Activity = {
  orders: {
    total_count: number;
    items: readonly {
      entity_id: number;
      increment_id: string;
      created_at: string;
      status: string;
      grand_total: number;
      order_currency_code: string;
    }[];
  };
  cart: {
    updated_at: string;
    currency: string;
    grand_total: number;
    items: readonly { sku: string; name: string; qty: number; row_total: number }[];
  } | null;
  wishlist_items: number;
  consents: readonly { given_at: string; action: 'subscribed' | 'unsubscribed'; source: string }[];
  company: { number: string; name: string; role: string } | null;
  trade: { is_member: boolean; application: string | null };
};

/** Customer groups of accounts. */
export const GROUPS = [1, 2, 3] as const;

/** Account changes with their own text. */
export const ACCOUNT_ACTIONS = [
  'account-changed',
  'account-blocked',
  'account-unblocked',
  'account-email',
  'account-reset',
  'account-exported',
] as const;
