/** Columns of views that may be null: PostgreSQL reports every column of a view as nullable. */
export const NULLABLE_VIEW_COLUMNS: ReadonlySet<string> = new Set([
  'category_wording.name',
  'order_due.company_id',
  'order_due.customer_id',
  'order_due.purchase_order_number',
  'order_due.terms_days',
  'order_line_state.made',
  'order_of_buyer.customer_id',
  'page_wording.content_heading',
  'page_wording.meta_description',
  'page_wording.meta_keywords',
  'product_wording.description',
  'product_wording.name',
  'product_wording.short_description',
]);

/** Columns of views whose values a check constraint of the column behind them limits to a list. */
export const LISTED_VIEW_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['company_member.role', 'company_user.role'],
  ['order_due.currency', 'sales_order.currency'],
  ['order_line_state.status', 'sales_order.status'],
]);
