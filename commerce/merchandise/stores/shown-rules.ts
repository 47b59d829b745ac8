import type { StoreConfig } from '#contract/generated/schema-types.ts';

const WITHOUT_TAX = 1;
const WITH_TAX = 2;

/** True if catalogue, cart and orders show prices with tax. */
export const taxDisplay = (isIncluded: boolean) => {
  const display = isIncluded ? WITH_TAX : WITHOUT_TAX;
  return {
    display_product_prices_in_catalog: display,
    display_shipping_prices: display,
    shopping_cart_display_price: display,
    shopping_cart_display_subtotal: display,
    shopping_cart_display_shipping: display,
    orders_invoices_credit_memos_display_price: display,
    orders_invoices_credit_memos_display_subtotal: display,
    orders_invoices_credit_memos_display_shipping_amount: display,
  } as const satisfies Partial<StoreConfig>;
};

/** Settings common to all store views, named as in Magento's StoreConfig. */
export const SHOWN = {
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: false,
  shopping_cart_display_zero_tax: false,
  orders_invoices_credit_memos_display_full_summary: true,
  orders_invoices_credit_memos_display_grandtotal: false,
  orders_invoices_credit_memos_display_zero_tax: false,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  fixed_product_taxes_enable: false,
  fixed_product_taxes_apply_tax_to_fpt: false,
  fixed_product_taxes_include_fpt_in_subtotal: false,
  fixed_product_taxes_display_prices_in_product_lists: WITHOUT_TAX,
  fixed_product_taxes_display_prices_on_product_view_page: WITHOUT_TAX,
  fixed_product_taxes_display_prices_in_sales_modules: WITHOUT_TAX,
  fixed_product_taxes_display_prices_in_emails: WITHOUT_TAX,
  graphql_share_customer_group: false,
  graphql_share_all_customer_groups: false,
  share_all_catalog_rules: false,
  share_all_sales_rule: false,
  share_applied_catalog_rules: false,
  share_applied_sales_rule: true,
  is_checkout_agreements_enabled: true,
  is_one_page_checkout_enabled: true,
  configurable_product_image: 'ITSELF',
  grouped_product_image: 'ITSELF',
  default_keywords: null,
  show_cms_breadcrumbs: 1,
  allow_items: '0',
  allow_order: '0',
  absolute_footer: null,
  autocomplete_on_storefront: true,
  cart_summary_display_quantity: 1,
  cms_no_cookies: null,
  demonotice: 0,
  front: 'cms',
  head_includes: null,
  head_shortcut_icon: null,
  list_mode: 'grid',
  logo_height: null,
  logo_width: null,
  max_items_in_order_summary: null,
  minicart_display: true,
  minicart_max_items: null,
  no_route: 'cms/noroute/index',
  send_friend: { enabled_for_customers: false, enabled_for_guests: false },
  welcome: null,
  payment_payflowpro_cc_vault_active: '0',
} as const satisfies Partial<StoreConfig>;

/** Resolved by the payment module. */
export const RESOLVED_BY_PAYMENT = {
  check_money_order_enable_for_specific_countries: null,
  check_money_order_enabled: null,
  check_money_order_make_check_payable_to: null,
  check_money_order_max_order_total: null,
  check_money_order_min_order_total: null,
  check_money_order_new_order_status: null,
  check_money_order_payment_from_specific_countries: null,
  check_money_order_send_check_to: null,
  check_money_order_sort_order: null,
  check_money_order_title: null,
  zero_subtotal_enable_for_specific_countries: null,
  zero_subtotal_enabled: null,
  zero_subtotal_new_order_status: null,
  zero_subtotal_payment_action: null,
  zero_subtotal_payment_from_specific_countries: null,
  zero_subtotal_sort_order: null,
  zero_subtotal_title: null,
} as const satisfies Partial<StoreConfig>;
