export type Address = {
  firstname: string;
  lastname: string;
  company?: string | null;
  street: readonly string[];
  city: string;
  region: string | null;
  region_id: number | null;
  region_code: string | null;
  postcode: string;
  country_id: string;
  telephone: string;
};

export type CartItem = {
  item_id: number;
  sku: string;
  name: string;
  options: readonly string[];
  qty: number;
  max_qty: number;
  price: number | null;
  row_total: number;
  discount_amount: number;
  selling_unit: string | null;
  coverage_sq_ft: number | null;
  is_final_sale: boolean;
  lots: readonly { code: string; qty: number }[];
  /** Units not in stock yet, with their expected day. */
  later: { qty: number; on: string } | null;
  problems: readonly string[];
};

/** A discount of staff; without `item_id` on all items. */
export type StaffDiscount = { item_id: number | null; percent?: number; amount?: number; reason: string };

export type ShippingMethod = {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  method_title: string;
  price_excl_tax: number;
  available: boolean;
  error_message: string;
  is_pickup: boolean;
  is_selected: boolean;
};

/** Response of `GET /V1/counter/carts/:cartId`. */
export type Cart = {
  id: number;
  store_id: number;
  currency: string;
  email: string | null;
  is_virtual: boolean;
  customer: { id: number; firstname: string; lastname: string; group_id: number } | null;
  address: Address | null;
  items: readonly CartItem[];
  staff_discounts: readonly StaffDiscount[];
  /** Last day of the quoted prices, YYYY-MM-DD. */
  quoted_until: string | null;
  coupons: readonly { code: string; problem: string | null }[];
  totals: {
    subtotal: number;
    shipping: number;
    shipping_discount: number;
    discounts: readonly { label: string; coupon_code: string | null; amount: number }[];
    taxes: readonly { label: string; amount: number }[];
    is_tax_included: boolean;
    grand_total: number;
    expected: string;
  };
  shipping_methods: readonly ShippingMethod[];
  questions: readonly { code: string; label: string; amount: number; is_chosen: boolean }[];
  /** Payment link emailed to the customer; null if none is valid. */
  payment_link: { sent_at: string; expires_at: string } | null;
  payment_methods: readonly { code: string; title: string }[];
};

/** A product of `GET /V1/counter/products`. */
export type FoundProduct = {
  sku: string;
  name: string;
  options: readonly string[];
  price: number | null;
  currency: string;
  qty_available: number;
  selling_unit: string | null;
  coverage_sq_ft: number | null;
  is_final_sale: boolean;
};

type BookAddress = Pick<Address, 'company' | 'city' | 'telephone'> & { id: number; default_shipping?: boolean };

/** An account of `GET /V1/customers/search`. */
export type Customer = {
  id: number;
  firstname: string;
  lastname: string;
  email: string;
  store_id: number;
  addresses: readonly BookAddress[];
};
