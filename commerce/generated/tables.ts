// Written by `npm run codegen` from the migrated database; do not edit.
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Attribute {
  code: string;
  id: Generated<number>;
  input: "select" | "multiselect" | "boolean" | "text" | "decimal";
  is_comparable: Generated<boolean>;
  is_filterable: Generated<boolean>;
  is_searchable: Generated<boolean>;
  is_sortable: Generated<boolean>;
  is_used_in_listing: Generated<boolean>;
  is_visible_on_front: Generated<boolean>;
  labels: ColumnType<unknown, string, string>;
  position: Generated<number>;
  unit: string | null;
}

export interface AttributeChoice {
  attribute_code: string;
  attribute_id: number;
  attribute_labels: ColumnType<unknown, string, string>;
  hides_price_from: number[];
  is_searchable: boolean;
  option_code: string;
  option_id: number;
  option_labels: ColumnType<unknown, string, string>;
  option_position: number;
}

export interface AttributeCode {
  code: string;
  id: number;
}

export interface AttributeOption {
  attribute_id: number;
  code: string;
  group_limits: ColumnType<unknown, string, string> | null;
  hides_price_from: Generated<number[]>;
  id: Generated<number>;
  labels: ColumnType<unknown, string, string>;
  position: Generated<number>;
  swatch: string | null;
}

export interface Bulk {
  currency: string;
  integration_id: number;
  method: string;
  route: string;
  started_at: Date;
  store_view_code: string;
  uuid: string;
}

export interface BulkOperation {
  applied_at: Date | null;
  body: ColumnType<unknown, string, string> | null;
  bulk_uuid: string;
  error_code: number | null;
  message: string | null;
  params: ColumnType<unknown, string, string>;
  place: number;
  status: Generated<number>;
}

export interface CacheTag {
  changed_at: Generated<Date>;
  changed_in: Generated<string>;
  tag: string;
}

export interface Cart {
  coupon_codes: Generated<string[]>;
  created_at: Date;
  currency: string;
  customer_id: number | null;
  email: string | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  is_card_kept: Generated<boolean>;
  is_split: Generated<boolean>;
  made_by: string | null;
  made_in: "counter" | "program" | null;
  masked_id: string;
  number: Generated<number>;
  payment_method_code: string | null;
  payment_nonce: string | null;
  purchase_order_number: string | null;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  site_access: Generated<string[]>;
  staff_discounts: Generated<ColumnType<unknown, string, string>>;
  store_view_id: number;
  updated_at: Date;
}

export interface CartAddress {
  cart_id: number;
  city: string;
  company: string | null;
  country_id: string;
  customer_notes: string | null;
  fax: string | null;
  firstname: string;
  id: Generated<number>;
  is_kept: Generated<boolean>;
  kind: "shipping" | "billing";
  lastname: string;
  middlename: string | null;
  number: Generated<number>;
  pickup_location_code: string | null;
  postcode: string;
  prefix: string | null;
  region_code: string;
  region_id: number | null;
  street: string[];
  suffix: string | null;
  telephone: string;
  vat_id: string | null;
}

export interface CartItem {
  cart_id: number;
  choice: ColumnType<unknown, string, string> | null;
  choice_key: Generated<string>;
  id: Generated<number>;
  number: Generated<number>;
  product_id: number;
  quantity: number;
  quote_line_id: number | null;
}

export interface CartName {
  cart_id: number;
  masked_id: string;
}

export interface CartOfApproval {
  cart_id: number;
}

export interface CartPayLink {
  cart_id: number;
  expires_at: Date;
  sent_at: Date;
  token_hash: Uint8Array;
}

export interface CatalogueImport {
  content: string;
  created_at: Date;
  created_by: string | null;
  done: Generated<number>;
  ended_at: Date | null;
  id: Generated<number>;
  name: string;
  result: ColumnType<unknown, string, string> | null;
  set_by: string;
  state: "checking" | "checked" | "refused" | "applying" | "applied" | "failed";
  total: Generated<number>;
}

export interface CatalogueLoad {
  finished_at: Date | null;
  folder: string;
  id: Generated<number>;
  is_first: boolean;
  is_whole: boolean;
  started_at: Date;
}

export interface Category {
  cms_block: string | null;
  default_sort_by: string | null;
  display_mode: Generated<"PRODUCTS" | "PAGE" | "PRODUCTS_AND_PAGE">;
  folder_key: string | null;
  id: Generated<number>;
  image: string | null;
  include_in_menu: Generated<boolean>;
  is_active: Generated<boolean>;
  level: number;
  parent_id: number | null;
  path: string;
  position: Generated<number>;
}

export interface CategoryProduct {
  category_id: number;
  position: Generated<number>;
  product_id: number;
}

export interface CategoryText {
  category_id: number;
  description: string | null;
  image_alt: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_title: string | null;
  name: string | null;
  store_view_id: number;
  url_key: string | null;
}

export interface CategoryWording {
  category_id: number;
  name: string | null;
  store_view_id: number;
}

export interface CmsBlock {
  id: Generated<number>;
  identifier: string;
  is_active: Generated<boolean>;
  visible_from: Date | null;
  visible_until: Date | null;
}

export interface CmsBlockText {
  block_id: number;
  content: string;
  store_view_id: number;
  title: string;
}

export interface CmsPage {
  id: Generated<number>;
  identifier: string;
  is_active: Generated<boolean>;
  visible_from: Date | null;
  visible_until: Date | null;
}

export interface CmsPageText {
  content: string;
  content_heading: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_title: string | null;
  page_id: number;
  page_layout: string | null;
  store_view_id: number;
  title: string;
  updated_at: Date | null;
}

export interface Company {
  created_at: Date;
  group_id: number;
  id: Generated<number>;
  name: string;
  number: string;
  store_view_id: number;
}

export interface CompanyInvitation {
  company_id: number;
  email: string;
  email_key: string;
  expires_at: Date;
  id: Generated<number>;
  number: string;
  order_limit: number | null;
  role: "administrator" | "buyer" | "approved_buyer" | "viewer";
  token_hash: Uint8Array;
}

export interface CompanyMember {
  company_id: number;
  customer_id: number;
  firstname: string;
  lastname: string;
  role: "administrator" | "buyer" | "approved_buyer" | "viewer";
}

export interface CompanyUser {
  company_id: number;
  customer_id: number;
  joined_at: Date;
  order_limit: number | null;
  role: "administrator" | "buyer" | "approved_buyer" | "viewer";
}

export interface CompareItem {
  id: Generated<number>;
  list_id: number;
  product_id: number;
}

export interface CompareList {
  customer_id: number | null;
  id: Generated<number>;
  uid: string;
  updated_at: Date;
}

export interface ConfigurableAttribute {
  attribute_id: number;
  position: number;
  product_id: number;
}

export interface ConfigurableVariant {
  child_id: number;
  parent_id: number;
  position: number;
}

export interface ContactMessage {
  comment: string;
  customer_id: number | null;
  email: string;
  id: Generated<number>;
  language: string;
  name: string;
  order_number: string | null;
  request_id: string | null;
  sent_at: Date;
  sku: string | null;
  state: Generated<"new" | "answered" | "closed" | "spam">;
  store_view_id: number;
  telephone: string | null;
  topic: "advice" | "order" | "delivery" | "sample" | "trade" | "other";
}

export interface ContentDraft {
  content: ColumnType<unknown, string, string>;
  entity: string;
  kind: "page" | "block" | "menu" | "showroom";
  saved_at: Date;
  saved_by: string;
  store_view_id: Generated<number>;
}

export interface CreditAccount {
  company_id: number | null;
  customer_id: number | null;
  id: Generated<number>;
}

export interface CreditLimit {
  account_id: number;
  amount: number | null;
  currency: string;
  days: number | null;
}

export interface CreditRule {
  amount: number;
  currency: string;
  days: number;
}

export interface Customer {
  blocked_at: Date | null;
  confirmed_at: Date | null;
  created_at: Date;
  date_of_birth: string | null;
  email: string;
  email_key: string;
  failures: Generated<number>;
  firstname: string;
  gender: number | null;
  group_id: Generated<number>;
  id: Generated<number>;
  lastname: string;
  locked_until: Date | null;
  middlename: string | null;
  needs_confirmation: Generated<boolean>;
  number: Generated<number>;
  password_hash: string;
  prefix: string | null;
  store_view_id: number;
  suffix: string | null;
  taxvat: string | null;
  updated_at: Date;
  warned_at: Date | null;
  website_id: number;
}

export interface CustomerAddress {
  city: string;
  company: string | null;
  country_id: string;
  created_at: Date;
  customer_id: number;
  fax: string | null;
  firstname: string;
  id: Generated<number>;
  is_default_billing: Generated<boolean>;
  is_default_shipping: Generated<boolean>;
  lastname: string;
  middlename: string | null;
  number: Generated<number>;
  postcode: string;
  prefix: string | null;
  region_code: string;
  region_id: number | null;
  street: string[];
  suffix: string | null;
  telephone: string;
  updated_at: Date;
  vat_id: string | null;
}

export interface CustomerContact {
  customer_id: number;
  email: string;
  firstname: string;
  group_id: number;
  lastname: string;
  number: number;
  website_id: number;
}

export interface CustomerEmailProof {
  created_at: Date;
  customer_id: number;
  email: string;
  email_key: string;
  expires_at: Date;
  hash: Uint8Array;
  kind: "confirm" | "change";
}

export interface CustomerPasskey {
  counter: number;
  created_at: Date;
  credential: string;
  customer_id: number;
  id: Generated<number>;
  last_used_at: Date | null;
  name: string;
  number: Generated<number>;
  public_key: Uint8Array;
  transports: string[];
}

export interface CustomerPasswordReset {
  created_at: Date;
  customer_id: number;
  expires_at: Date;
  hash: Uint8Array;
}

export interface CustomerToken {
  browser: string | null;
  created_at: Date;
  customer_id: number;
  expires_at: Date;
  hash: Uint8Array;
  last_seen_at: Date | null;
  number: Generated<number>;
  system: string | null;
}

export interface DeliveryTimes {
  is_only: Generated<boolean>;
  times: ColumnType<unknown, string, string>;
}

export interface DiscountCoupon {
  code: string;
  code_key: string;
  created_at: Date;
  ends_at: Date | null;
  is_issued: boolean;
  issued_to: Uint8Array | null;
  rule_code: string;
}

export interface DiscountRule {
  code: string;
  definition: ColumnType<unknown, string, string>;
  ends_at: Date | null;
  id: Generated<number>;
  position: number;
  set_by: string | null;
  starts_at: Date | null;
}

export interface DiscountSetting {
  coupons_per_cart: number;
  is_only: Generated<boolean>;
}

export interface DiscountTally {
  most: number;
  name: string;
  used: number;
}

export interface DiscountUse {
  name: string;
  order_id: number;
}

export interface DownloadFile {
  bytes: Uint8Array;
  media_type: string;
  name: string;
}

export interface DownloadPurchase {
  bought_at: Date;
  customer_id: number;
  file: string;
  id: Generated<number>;
  key: string;
  line_id: number;
  most: number | null;
  title: string;
  used: Generated<number>;
}

export interface FactsChange {
  id: Generated<string>;
}

export interface FactsVersion {
  version: string;
}

export interface FeatureOff {
  name: string;
}

export interface Feedback {
  customer_id: number | null;
  feedback_on: string | null;
  feedback_text: string | null;
  feedback_type: "website" | "product" | "showroom" | "general_feedback";
  id: Generated<number>;
  language: string;
  main_reason_visit: string | null;
  objective_achieved: string | null;
  overall_experience_rate: string | null;
  product_is_specific: string | null;
  product_name: string | null;
  sent_at: Date;
  showroom_city: string | null;
  state: Generated<"new" | "read" | "answered" | "closed" | "spam">;
  store_view_id: number;
  user_email: string;
  user_fullname: string;
  user_phone: string;
}

export interface FinalSaleProduct {
  product_id: number;
}

export interface FindableProduct {
  product_id: number;
  sku: string;
}

export interface FreeSample {
  customer_id: number | null;
  email_hash: Uint8Array;
  order_id: number;
  ordered_at: Date;
  pieces: number;
  place_hash: Uint8Array;
}

export interface IdempotencyKey {
  answer: ColumnType<unknown, string, string> | null;
  created_at: Date;
  fingerprint: string;
  key: string;
  locked_until: Date;
  scope: string;
  state: "running" | "done";
}

export interface Integration {
  created_at: Date;
  hash: Uint8Array;
  id: Generated<number>;
  name: string;
  revoked_at: Date | null;
  scopes: string[];
  used_at: Date | null;
}

export interface IntegrationNonce {
  consumer_key: string;
  expires_at: Date;
  nonce: string;
}

export interface IntegrationOauth {
  consumer_key: string;
  consumer_secret: string;
  created_at: Date;
  integration_id: number;
  token: string;
  token_secret: string;
}

export interface IntegrationToken {
  expires_at: Date;
  hash: Uint8Array;
  integration_id: number;
}

export interface Job {
  attempts: Generated<number>;
  created_at: Generated<Date>;
  done_at: Date | null;
  failed_at: Date | null;
  id: Generated<number>;
  kind: string;
  last_error: string | null;
  locked_until: Date | null;
  payload: ColumnType<unknown, string, string>;
  run_at: Generated<Date>;
  serial_key: string | null;
}

export interface JobApplication {
  city: string | null;
  email: string;
  experience: string;
  id: Generated<number>;
  job_code: string | null;
  job_title: string | null;
  language: string;
  made: string | null;
  name: string;
  needs: string | null;
  request_id: string;
  sent_at: Date;
  state: Generated<"new" | "invited" | "hired" | "refused">;
  store_view_id: number;
  telephone: string | null;
}

export interface JobFile {
  application_id: number | null;
  bytes: number;
  id: Generated<number>;
  kind: "cv" | "letter" | null;
  name: string;
  stored_as: string;
  token_hash: Uint8Array;
  type: "pdf" | "doc" | "docx";
  uploaded_at: Date;
}

export interface JobOpening {
  code: string;
  opening: ColumnType<unknown, string, string>;
  position: number;
}

export interface KnownDevice {
  device: Uint8Array;
  seen_at: Date;
  subject: Uint8Array;
}

export interface LineToLeave {
  begin_at: number;
  end_at: number;
  lots: ColumnType<unknown, string, string>;
  product_id: number;
}

export interface LotOfCustomer {
  code: string;
  customer_id: number;
  order_id: number;
  product_id: number;
}

export interface Menu {
  created_at: Generated<Date>;
  css_class: string | null;
  id: Generated<number>;
  identifier: string;
  is_active: Generated<boolean>;
  title: string;
  updated_at: Generated<Date>;
}

export interface MenuNode {
  classes: string | null;
  content: string | null;
  created_at: Generated<Date>;
  description: string | null;
  id: Generated<number>;
  image: string | null;
  image_alt_text: string | null;
  is_active: Generated<boolean>;
  level: number;
  menu_id: number;
  opens_new_tab: Generated<boolean>;
  parent_id: number | null;
  position: number;
  search_params: string | null;
  title: string;
  type: "category" | "product" | "cms_page" | "cms_block" | "custom_url" | "wrapper";
  updated_at: Generated<Date>;
  visible_from: Date | null;
  visible_until: Date | null;
}

export interface MenuStoreView {
  menu_id: number;
  store_view_id: number;
}

export interface Migration {
  applied_at: Generated<Date>;
  checksum: string;
  name: string;
  number: number;
}

export interface NewsletterConsent {
  action: "subscribed" | "unsubscribed";
  given_at: Date;
  id: Generated<number>;
  language: string;
  network_hash: Uint8Array | null;
  source: string;
  store_view_id: number;
  subscriber_id: number;
  text_version: string | null;
}

export interface NewsletterSubscriber {
  changed_at: Date;
  created_at: Date;
  customer_id: number | null;
  email: string;
  email_key: string;
  id: Generated<number>;
  language: string;
  status: "NOT_ACTIVE" | "SUBSCRIBED" | "UNSUBSCRIBED" | "UNCONFIRMED";
  store_view_id: number;
  token: string;
  website_id: number;
}

export interface OrderAddress {
  city: string;
  company: string | null;
  country_id: string;
  fax: string | null;
  firstname: string;
  kind: "shipping" | "billing";
  lastname: string;
  middlename: string | null;
  order_id: number;
  postcode: string;
  prefix: string | null;
  region_code: string;
  region_id: number | null;
  street: string[];
  suffix: string | null;
  telephone: string;
  vat_id: string | null;
}

export interface OrderAgreement {
  agreed_at: Date | null;
  agreement_id: number;
  language: string;
  order_id: number;
  words: string;
}

export interface OrderCancelRequest {
  asked_at: Date;
  is_later: Generated<boolean>;
  key_hash: Uint8Array;
  order_id: number;
  reason: string;
}

export interface OrderDiscount {
  amount: number;
  coupon_code: string | null;
  labels: ColumnType<unknown, string, string>;
  line_amounts: ArrayType<number>;
  order_id: number;
  position: number;
  rule_code: string;
  shipping_amount: number;
}

export interface OrderDocument {
  adjustment: number;
  created_at: Date;
  discount_amount: number;
  discounts: ColumnType<unknown, string, string>;
  grand_total: number;
  id: Generated<number>;
  is_tax_included: Generated<boolean>;
  kind: "invoice" | "credit_memo";
  number: string;
  order_id: number;
  shipping_amount: number;
  shipping_discount_amount: number;
  subtotal: number;
  tax_amount: number;
  taxes: ColumnType<unknown, string, string>;
}

export interface OrderDocumentItem {
  discount_amount: number;
  document_id: number;
  order_item_id: number;
  quantity: number;
  row_total: number;
  tax_amount: number;
}

export interface OrderDue {
  company_id: number | null;
  currency: string;
  customer_id: number | null;
  due: number;
  grand_total: number;
  number: string;
  order_id: number;
  placed_at: Date;
  purchase_order_number: string | null;
  terms_days: number | null;
}

export interface OrderEvent {
  actor: "customer" | "staff" | "gateway";
  at: Date;
  by_name: string | null;
  comment: string | null;
  id: Generated<number>;
  is_shown: boolean;
  order_id: number;
  status: "pending" | "processing" | "fraud" | "partially" | "ready_for_pickup" | "shipped" | "picked_up" | "complete" | "holded" | "canceled" | "closed";
  what: "status" | "comment" | "paid" | "ready" | "invoice" | "shipment" | "credit_memo" | "return" | "address";
}

export interface OrderInvoice {
  created_at: Date;
  grand_total: number;
  number: string;
  order_id: number;
}

export interface OrderItem {
  choice: ColumnType<unknown, string, string> | null;
  discount_amount: Generated<number>;
  id: Generated<number>;
  image_file: string | null;
  is_final_sale: boolean | null;
  is_virtual: Generated<boolean>;
  later_on: string | null;
  lots: Generated<ColumnType<unknown, string, string>>;
  made: ColumnType<unknown, string, string> | null;
  name: string;
  number: Generated<number>;
  options: ColumnType<unknown, string, string>;
  order_id: number;
  parent_item_id: number | null;
  processing_at: Date;
  product_id: number;
  product_type: "simple" | "configurable" | "virtual" | "downloadable" | "bundle";
  quantity: number;
  quantity_awaited: Generated<number>;
  quantity_canceled: Generated<number>;
  quantity_invoiced: Generated<number>;
  quantity_later: Generated<number>;
  quantity_refunded: Generated<number>;
  quantity_shipped: Generated<number>;
  quantity_withdrawn: Generated<number>;
  ready_at: Date | null;
  row_total: number;
  shipped_at: Date | null;
  sku: string;
  status: "processing" | "ready" | "shipped";
  tax_amount: number;
  tracking_numbers: Generated<string[]>;
  unit_price: number;
}

export interface OrderLineState {
  left_of_it: number;
  line_id: number;
  made: ColumnType<unknown, string, string> | null;
  order_id: number;
  order_number: string;
  product_id: number;
  quantity: number;
  status: "pending" | "processing" | "fraud" | "partially" | "ready_for_pickup" | "shipped" | "picked_up" | "complete" | "holded" | "canceled" | "closed";
}

export interface OrderMail {
  comment: string | null;
  document: Generated<string>;
  kind: "confirmation" | "invoice" | "shipment" | "refund" | "ready" | "canceled" | "return";
  news: ColumnType<unknown, string, string> | null;
  order_id: number;
  sent_at: Date;
}

export interface OrderOfBuyer {
  customer_id: number | null;
  email_key: string;
  order_id: number;
  skus: string[];
}

export interface OrderOfCart {
  cart_id: number | null;
  number: string;
}

export interface OrderPayment {
  order_id: number;
  received: number;
  returned: number;
}

export interface OrderPhoto {
  bytes: number;
  id: Generated<number>;
  return_id: number | null;
  stored_as: string;
  token_hash: Uint8Array;
  uploaded_at: Date;
}

export interface OrderReturn {
  asked_at: Date;
  changed_at: Date;
  document_number: string | null;
  id: Generated<number>;
  kind: "return" | "claim";
  message: string | null;
  number: string;
  order_id: number;
  replacement_id: number | null;
  request_id: string;
  state: Generated<"requested" | "approved" | "declined" | "received" | "refunded" | "replaced">;
}

export interface OrderReturnItem {
  is_replaced: Generated<boolean>;
  order_item_id: number;
  quantity: number;
  return_id: number;
}

export interface OrderSetting {
  definition: ColumnType<unknown, string, string>;
  is_only: Generated<boolean>;
}

export interface OrderShipment {
  id: Generated<number>;
  number: string;
  order_id: number;
  sent_at: Date;
}

export interface OrderShipmentItem {
  order_item_id: number;
  quantity: number;
  shipment_id: number;
}

export interface OrderShipmentTrack {
  carrier_code: string;
  number: string;
  position: number;
  shipment_id: number;
  title: string;
}

export interface OrderTax {
  amount: number;
  exemption_number: string | null;
  exemption_until: string | null;
  label: string;
  line_amounts: ArrayType<number>;
  order_id: number;
  position: number;
  rate_ppm: number;
  region_code: string;
  shipping_amount: number;
  tax_code: string;
}

export interface PageWording {
  content: string;
  content_heading: string | null;
  identifier: string;
  meta_description: string | null;
  meta_keywords: string | null;
  page_id: number;
  store_view_id: number;
  title: string;
}

export interface PasskeyChallenge {
  customer_id: number | null;
  expires_at: Date;
  hash: Uint8Array;
}

export interface PaymentAttempt {
  action: Generated<"authorize" | "authorize_capture">;
  amount: number;
  captures: Generated<"once" | "parts">;
  card_brand: string | null;
  card_expiry: string | null;
  card_last4: string | null;
  cart_id: number;
  currency: string;
  id: Generated<number>;
  key: string;
  looked_up_again_at: Date | null;
  method: string;
  nonce_hash: string;
  reason: string | null;
  set_aside_at: Date | null;
  started_at: Date;
  state: "started" | "approved" | "declined" | "failed" | "ordered" | "voiding" | "voided";
  transaction_id: string | null;
  updated_at: Date;
}

export interface PaymentCard {
  brand: string;
  last4: string;
  payment_attempt_id: number;
}

export interface PaymentEntry {
  amount: number;
  capture_id: number | null;
  created_at: Date;
  currency: string;
  id: Generated<number>;
  key: string;
  kind: "received" | "refund" | "capture" | "release" | "renewal";
  order_id: number;
  payment_attempt_id: number | null;
  reason: string | null;
  state: "asked" | "done" | "by_hand" | "refused";
  taken_until: Date | null;
  transaction_id: string | null;
  updated_at: Date;
}

export interface PaymentMethod {
  code: string;
  currency: string;
  customer_group_ids: number[] | null;
  instructions: ColumnType<unknown, string, string> | null;
  position: number;
  store_view_ids: number[] | null;
  titles: ColumnType<unknown, string, string> | null;
  up_to: number | null;
}

export interface PaymentMovement {
  amount: number;
  at: Date;
  attempt_id: number;
  kind: string;
  order_id: number;
}

export interface PaymentNotice {
  happened_at: Date;
  id: Generated<number>;
  key: string;
  method: string;
  received_at: Date;
  text: string;
  told_at: Date | null;
  transaction_id: string;
}

export interface PaymentToken {
  card_brand: string;
  card_expiry: string;
  card_identity: string;
  card_last4: string;
  created_at: Date;
  customer_id: number | null;
  gateway_token: string;
  id: Generated<number>;
  is_default: Generated<boolean>;
  is_kept: Generated<boolean>;
  method: string;
  public_hash: string;
}

export interface PriceQuote {
  asked_at: Date;
  changed_at: Date;
  company_id: number | null;
  currency: string;
  customer_id: number;
  id: Generated<number>;
  message: string | null;
  note: string | null;
  number: string;
  request_id: string;
  shipping_note: string | null;
  source: "cart" | "list" | "product";
  state: Generated<"requested" | "answered" | "accepted" | "declined" | "expired" | "withdrawn">;
  store_view_id: number;
  valid_until: string | null;
}

export interface PriceQuoteEvent {
  at: Date;
  by: "customer" | "staff" | "shop";
  comment: string | null;
  id: Generated<number>;
  quote_id: number;
  state: "requested" | "answered" | "accepted" | "declined" | "expired" | "withdrawn";
}

export interface PriceQuoteLine {
  area: number | null;
  area_unit: "sqft" | "m2" | null;
  choice: ColumnType<unknown, string, string> | null;
  finish: string | null;
  id: Generated<number>;
  name: string;
  note: string | null;
  order_number: string | null;
  position: number;
  price: number | null;
  product_id: number;
  quantity: number | null;
  quote_id: number;
  sku: string;
}

export interface PriceSchedule {
  created_at: Date;
  created_by: string | null;
  currency: string;
  ended_at: Date | null;
  id: Generated<number>;
  price: number;
  product_id: number;
  set_by: string;
  starts_at: Date;
  state: Generated<"waiting" | "applied" | "canceled">;
}

export interface Product {
  attribute_set: Generated<string>;
  created_at: Generated<Date>;
  id: Generated<number>;
  is_enabled: Generated<boolean>;
  sku: string;
  tax_class: Generated<string>;
  type: "simple" | "configurable" | "grouped" | "virtual" | "downloadable" | "bundle";
  updated_at: Generated<Date>;
  visibility: Generated<number>;
  weight_grams: Generated<number>;
}

export interface ProductAvailable {
  available: number;
  product_id: number;
}

export interface ProductBarcode {
  barcode: string;
  product_id: number;
}

export interface ProductChoice {
  is_own: boolean;
  option_id: number;
  product_id: number;
}

export interface ProductComposition {
  product_id: number;
  spec: ColumnType<unknown, string, string>;
}

export interface ProductCounted {
  product_id: number;
  up_to: number;
}

export interface ProductCoverage {
  product_id: number;
  sq_ft: number;
}

export interface ProductLater {
  days: number;
  product_id: number;
}

export interface ProductLink {
  kind: "related" | "upsell" | "crosssell";
  linked_id: number;
  position: number;
  product_id: number;
}

export interface ProductMark {
  labels: ColumnType<unknown, string, string>;
  product_id: number;
}

export interface ProductMeasure {
  product_id: number;
  text: string;
}

export interface ProductMedia {
  file: string;
  id: Generated<number>;
  is_disabled: Generated<boolean>;
  position: number;
  product_id: number;
  roles: Generated<string[]>;
}

export interface ProductMediaLabel {
  label: string;
  media_id: number;
  store_view_id: number;
}

export interface ProductOptionValue {
  attribute_id: number;
  option_id: number;
  product_id: number;
}

export interface ProductPlace {
  category_id: number;
  product_id: number;
}

export interface ProductPrice {
  currency: string;
  price: number;
  price_set_by: string | null;
  product_id: number;
  special_from: Date | null;
  special_price: number | null;
  special_set_by: string | null;
  special_to: Date | null;
}

export interface ProductReview {
  average: number;
  customer_id: number | null;
  decided_at: Date | null;
  id: Generated<number>;
  is_sample: Generated<boolean>;
  is_verified: Generated<boolean>;
  language: string;
  nickname: string | null;
  product_id: number;
  request_id: string | null;
  sku: string;
  stars: number;
  status: "pending" | "approved" | "rejected";
  store_view_id: number | null;
  summary: string;
  text: string;
  written_at: Date;
}

export interface ProductReviewRating {
  criterion_id: number;
  review_id: number;
  value: number;
}

export interface ProductText {
  description: string | null;
  meta_description: string | null;
  meta_keyword: string | null;
  meta_title: string | null;
  name: string | null;
  product_id: number;
  short_description: string | null;
  store_view_id: number;
  url_key: string | null;
}

export interface ProductValue {
  attribute_id: number;
  product_id: number;
  store_view_id: number;
  value: string;
}

export interface ProductWording {
  description: string | null;
  name: string | null;
  product_id: number;
  short_description: string | null;
  store_view_id: number;
}

export interface ProgramField {
  field: string;
  file_now: ColumnType<unknown, string, string> | null;
  file_value: ColumnType<unknown, string, string> | null;
  key: string;
  kind: "product" | "category" | "attribute" | "option" | "page" | "block" | "menu" | "showroom";
  set_by: string;
  store_view_id: Generated<number>;
}

export interface PurchaseOrder {
  agreed: ColumnType<unknown, string, string> | null;
  amount: number;
  cart_id: number;
  comment: string | null;
  company_id: number;
  created_at: Date;
  currency: string;
  customer_id: number;
  decided_at: Date | null;
  decided_by: string | null;
  id: Generated<number>;
  lines: ColumnType<unknown, string, string>;
  masked_id: string;
  number: string;
  status: Generated<"APPROVAL_REQUIRED" | "ORDER_PLACED" | "ORDER_FAILED" | "REJECTED" | "CANCELED">;
  store_view_id: number;
}

export interface QuoteRule {
  is_discounted: boolean;
  is_only: Generated<boolean>;
  valid_days: number;
}

export interface ReviewCriterion {
  code: string;
  id: Generated<number>;
  labels: ColumnType<unknown, string, string>;
  position: number | null;
}

export interface ReviewPhoto {
  bytes: number;
  height: number;
  id: Generated<number>;
  position: number | null;
  review_id: number | null;
  stored_as: string;
  token_hash: Uint8Array;
  uploaded_at: Date;
  width: number;
}

export interface ReviewRule {
  guests_may_write: boolean;
  is_only: Generated<boolean>;
}

export interface SalesOrder {
  cart_id: number | null;
  company_id: number | null;
  currency: string;
  customer_id: number | null;
  customer_notes: string | null;
  deliver_from: string | null;
  deliver_to: string | null;
  discount_amount: Generated<number>;
  email: string;
  grand_total: number;
  held_from: "pending" | "processing" | "fraud" | "partially" | "ready_for_pickup" | "shipped" | "picked_up" | "complete" | "holded" | "canceled" | "closed" | null;
  id: Generated<number>;
  is_pickup: boolean;
  is_split: Generated<boolean>;
  is_tax_included: Generated<boolean>;
  is_virtual: Generated<boolean>;
  language: string;
  later_from: string | null;
  later_shipping_amount: number | null;
  later_to: string | null;
  number: string;
  payment_attempt_id: number | null;
  payment_method_code: string;
  payment_title: string;
  placed_at: Date;
  purchase_order_number: string | null;
  quote_numbers: Generated<string[]>;
  receipt_key: Uint8Array | null;
  shipping_amount: number;
  shipping_carrier_code: string;
  shipping_discount_amount: Generated<number>;
  shipping_method_code: string;
  shipping_title: string;
  status: "pending" | "processing" | "fraud" | "partially" | "ready_for_pickup" | "shipped" | "picked_up" | "complete" | "holded" | "canceled" | "closed";
  store_view_id: number;
  subtotal: number;
  tax_amount: number;
  terms_days: number | null;
  updated_at: Date;
  weight_grams: number;
}

export interface SampleRule {
  free_days: number;
  free_pieces: number;
  is_only: Generated<boolean>;
}

export interface Schedule {
  due_at: Date;
  held_until: Date | null;
  name: string;
}

export interface SearchDocument {
  document: string;
  name: string;
  product_id: number;
  sku: string;
  store_view_id: number;
}

export interface SearchMiss {
  count: number;
  language: string;
  last_at: Date;
  text: string;
}

export interface SearchPage {
  document: string;
  identifier: string;
  page_id: number;
  store_view_id: number;
  title: string;
}

export interface SearchSize {
  word: string;
}

export interface SearchTerm {
  language: string;
  term: string;
  uses: number;
}

export interface SearchWords {
  answer: string | null;
  finds: string[];
  is_staff: Generated<boolean>;
  language: string;
  position: number;
  words: string[];
}

export interface Secret {
  name: string;
  value: Uint8Array;
}

export interface ShippingRate {
  base_amount: number;
  carrier_code: "flatrate" | "freight" | "samples";
  currency: string;
  over_grams: number;
  per_kilogram_amount: number;
  up_to_grams: number | null;
  zone: string;
}

export interface ShippingZone {
  country_id: string;
  first_postcode: Generated<string>;
  last_postcode: Generated<string>;
  region_code: string;
  zone: string;
}

export interface Showroom {
  city: string;
  closed_on: Generated<ColumnType<unknown, string, string>>;
  code: string;
  country: string;
  descriptions: Generated<ColumnType<unknown, string, string>>;
  email: string | null;
  has_slab_yard: Generated<boolean>;
  hours: Generated<ColumnType<unknown, string, string>>;
  is_active: Generated<boolean>;
  latitude: number | null;
  longitude: number | null;
  names: ColumnType<unknown, string, string>;
  picture: string | null;
  position: Generated<number>;
  postcode: string;
  region_code: string;
  special_hours: Generated<ColumnType<unknown, string, string>>;
  street: string;
  telephone: string;
  time_zone: string | null;
  transfer_days: number | null;
  url_key: string;
  visible_from: Date | null;
  visible_until: Date | null;
  visits_at_once: Generated<number>;
}

export interface ShowroomTimeZone {
  showroom_code: string;
  time_zone: string;
}

export interface ShowroomVisit {
  came_at: Date | null;
  changed_at: Date;
  consent_version: string;
  created_at: Date;
  customer_id: number | null;
  email: string;
  email_key: string;
  fullname: string;
  id: Generated<number>;
  language: string;
  notes: string | null;
  people: number;
  place: number;
  request_id: string;
  sequence: Generated<number>;
  showroom_code: string;
  starts_at: Date;
  status: "BOOKED" | "CANCELLED";
  store_view_id: number;
  telephone: string;
  token_hash: Uint8Array;
  topic: string;
}

export interface SignInAttempt {
  failures: number;
  last_at: Date;
  source: string;
  started_at: Date;
  subject: Uint8Array;
}

export interface SiteAccess {
  amount: number;
  code: string;
  currency: string;
  position: number;
}

export interface SlabHold {
  cart_id: number | null;
  customer_id: number | null;
  email: string | null;
  email_key: string | null;
  ended_at: Date | null;
  expires_at: Date;
  fullname: string;
  held_at: Date;
  id: Generated<number>;
  language: string;
  product_id: number;
  request_id: string;
  sku: string;
  status: "HELD" | "CANCELLED" | "EXPIRED" | "BOUGHT";
  store_view_id: number;
  telephone: string | null;
}

export interface SlabHoldRule {
  at_once: number;
  hours: number;
  is_only: Generated<boolean>;
  remind_hours_before: number;
}

export interface StaffAccount {
  closed_at: Date | null;
  created_at: Date;
  email: string;
  email_key: string;
  id: Generated<number>;
  name: string;
  password_hash: string;
  role: string;
  signed_in_at: Date | null;
  totp_secret: string;
  totp_step: Generated<number>;
}

export interface StaffChange {
  action: string;
  after: ColumnType<unknown, string, string> | null;
  at: Date;
  before: ColumnType<unknown, string, string> | null;
  channel: "counter" | "program" | "command";
  id: Generated<number>;
  subject: string | null;
  who: string | null;
}

export interface StaffInvitation {
  created_at: Date;
  email: string | null;
  expires_at: Date;
  hash: Uint8Array;
  role: string;
  totp_secret: string;
}

export interface StaffReply {
  at: Date;
  id: Generated<number>;
  kind: "message" | "feedback";
  record_id: number;
  reply: string;
  who: string;
}

export interface StaffSession {
  account_id: number;
  created_at: Date;
  expires_at: Date;
  hash: Uint8Array;
  proved_at: Date;
}

export interface Stock {
  backorders: number | null;
  file_lots: ColumnType<unknown, string, string> | null;
  file_qty: number | null;
  notify_qty: number | null;
  owed: Generated<number>;
  product_id: number;
  qty: Generated<number>;
  reserved: Generated<number>;
  set_by: string | null;
}

export interface StockAlert {
  consent: string;
  customer_id: number | null;
  email: string;
  email_key: string;
  expires_at: Date;
  id: Generated<number>;
  product_id: number;
  requested_at: Date;
  sent_at: Date | null;
  store_view_id: number;
  token: string;
}

export interface StockClassRule {
  attribute_code: string;
  days: number | null;
  is_offered: boolean;
  option_code: string;
  position: number;
}

export interface StockLot {
  code: string;
  product_id: number;
  qty: number;
}

export interface StockMove {
  at: Date;
  request_id: string;
}

export interface StockRack {
  lot: string;
  product_id: number;
  rack: string;
}

export interface StockReceipt {
  at: Date;
  id: Generated<number>;
  lines: ColumnType<unknown, string, string>;
  note: string;
  request_id: string;
  version: Generated<number>;
  who: string;
}

export interface StockRule {
  days: number | null;
  few_left: number;
  is_offered: boolean;
  is_only: Generated<boolean>;
  two_shipments: "once" | "each";
}

export interface StoreGroup {
  code: string;
  default_view_id: number | null;
  id: number;
  name: string;
  root_category_id: number;
  website_id: number;
}

export interface StoreView {
  available_currencies: string[];
  code: string;
  config: Generated<ColumnType<unknown, string, string>>;
  content_view: string;
  country: string;
  currency: string;
  group_id: number | null;
  id: number;
  is_active: Generated<boolean>;
  is_default: Generated<boolean>;
  language: string;
  locale: string;
  name: string;
  sort_order: Generated<number>;
}

export interface StoreViewCode {
  code: string;
  store_view_id: number;
}

export interface TaxCertificate {
  company_id: number | null;
  country_id: string;
  customer_id: number | null;
  decided_at: Date | null;
  id: Generated<number>;
  number: string;
  reason: string | null;
  region_code: string;
  sent_at: Date;
  state: Generated<"pending" | "approved" | "declined">;
  store_view_id: number;
  valid_until: string;
}

export interface TaxExempt {
  country_id: string;
  region_code: string;
  tax_code: string;
}

export interface TaxExemption {
  country_id: string;
  customer_id: number;
  number: string;
  region_code: string;
  valid_until: string;
}

export interface TaxRate {
  country_id: string;
  effective_from: string;
  effective_until: string | null;
  first_postcode: Generated<string>;
  id: Generated<number>;
  is_shipping_taxable: Generated<boolean>;
  labels: Generated<ColumnType<unknown, string, string>>;
  last_postcode: Generated<string>;
  position: Generated<number>;
  rate_ppm: number;
  region_code: string;
  source: string;
  tax_code: string;
  time_zone: string;
}

export interface TaxRegistration {
  country_id: string;
  note: Generated<string>;
  region_code: string;
  registered_from: string;
  registered_until: string | null;
}

export interface TierPrice {
  currency: string | null;
  group_id: number | null;
  percent: number | null;
  price: number | null;
  product_id: number;
  quantity: number;
}

export interface TierPriceProgram {
  product_id: number;
  set_by: string;
}

export interface TradeApplication {
  company: string;
  customer_id: number;
  decided_at: Date | null;
  id: Generated<number>;
  licence: string;
  reason: string | null;
  sent_at: Date;
  state: Generated<"pending" | "approved" | "declined">;
  store_view_id: number;
  telephone: string;
}

export interface TradeDocument {
  application_id: number | null;
  bytes: number;
  certificate_id: number | null;
  customer_id: number | null;
  id: Generated<number>;
  name: string;
  stored_as: string;
  token_hash: Uint8Array;
  type: "pdf" | "jpg";
  uploaded_at: Date;
}

export interface TradeRule {
  group_id: number;
  is_only: Generated<boolean>;
}

export interface UrlRewrite {
  entity_id: number | null;
  entity_type: "product" | "category" | "cms-page" | "custom";
  id: Generated<number>;
  is_autogenerated: Generated<boolean>;
  redirect_type: Generated<number>;
  request_path: string;
  store_view_id: number;
  target_path: string;
}

export interface VariantSku {
  product_id: number;
  sku: string;
}

export interface Webhook {
  created_at: Date;
  events: string[];
  id: Generated<number>;
  integration_id: number | null;
  name: string;
  noticed_at: Date | null;
  secret: string;
  url: string;
}

export interface WebhookDelivery {
  attempts: Generated<number>;
  body: string;
  created_at: Date;
  dead_at: Date | null;
  delivered_at: Date | null;
  event: string;
  id: Generated<number>;
  last_error: string | null;
  last_status: number | null;
  message_id: string;
  webhook_id: number;
}

export interface Website {
  code: string;
  default_group_id: number | null;
  id: number;
  name: string;
}

export interface Wishlist {
  /**
   * Minor units by currency
   */
  budgets: Generated<ColumnType<unknown, string, string>>;
  created_at: Date;
  customer_id: number;
  id: Generated<number>;
  is_first: boolean;
  name: string | null;
  number: Generated<number>;
  sharing_code: string | null;
  updated_at: Date;
}

export interface WishlistItem {
  added_at: Date;
  area: number | null;
  area_unit: "sqft" | "m2" | null;
  choice: ColumnType<unknown, string, string> | null;
  id: Generated<number>;
  note: string | null;
  number: Generated<number>;
  product_id: number;
  quantity: number;
  room_id: number | null;
  variant_id: number | null;
  waste_percent: number | null;
  wishlist_id: number;
}

export interface WishlistRoom {
  id: Generated<number>;
  name: string;
  number: Generated<number>;
  position: number;
  wishlist_id: number;
}

export interface DB {
  attribute: Attribute;
  attribute_choice: AttributeChoice;
  attribute_code: AttributeCode;
  attribute_option: AttributeOption;
  bulk: Bulk;
  bulk_operation: BulkOperation;
  cache_tag: CacheTag;
  cart: Cart;
  cart_address: CartAddress;
  cart_item: CartItem;
  cart_name: CartName;
  cart_of_approval: CartOfApproval;
  cart_pay_link: CartPayLink;
  catalogue_import: CatalogueImport;
  catalogue_load: CatalogueLoad;
  category: Category;
  category_product: CategoryProduct;
  category_text: CategoryText;
  category_wording: CategoryWording;
  cms_block: CmsBlock;
  cms_block_text: CmsBlockText;
  cms_page: CmsPage;
  cms_page_text: CmsPageText;
  company: Company;
  company_invitation: CompanyInvitation;
  company_member: CompanyMember;
  company_user: CompanyUser;
  compare_item: CompareItem;
  compare_list: CompareList;
  configurable_attribute: ConfigurableAttribute;
  configurable_variant: ConfigurableVariant;
  contact_message: ContactMessage;
  content_draft: ContentDraft;
  credit_account: CreditAccount;
  credit_limit: CreditLimit;
  credit_rule: CreditRule;
  customer: Customer;
  customer_address: CustomerAddress;
  customer_contact: CustomerContact;
  customer_email_proof: CustomerEmailProof;
  customer_passkey: CustomerPasskey;
  customer_password_reset: CustomerPasswordReset;
  customer_token: CustomerToken;
  delivery_times: DeliveryTimes;
  discount_coupon: DiscountCoupon;
  discount_rule: DiscountRule;
  discount_setting: DiscountSetting;
  discount_tally: DiscountTally;
  discount_use: DiscountUse;
  download_file: DownloadFile;
  download_purchase: DownloadPurchase;
  facts_change: FactsChange;
  facts_version: FactsVersion;
  feature_off: FeatureOff;
  feedback: Feedback;
  final_sale_product: FinalSaleProduct;
  findable_product: FindableProduct;
  free_sample: FreeSample;
  idempotency_key: IdempotencyKey;
  integration: Integration;
  integration_nonce: IntegrationNonce;
  integration_oauth: IntegrationOauth;
  integration_token: IntegrationToken;
  job: Job;
  job_application: JobApplication;
  job_file: JobFile;
  job_opening: JobOpening;
  known_device: KnownDevice;
  line_to_leave: LineToLeave;
  lot_of_customer: LotOfCustomer;
  menu: Menu;
  menu_node: MenuNode;
  menu_store_view: MenuStoreView;
  migration: Migration;
  newsletter_consent: NewsletterConsent;
  newsletter_subscriber: NewsletterSubscriber;
  order_address: OrderAddress;
  order_agreement: OrderAgreement;
  order_cancel_request: OrderCancelRequest;
  order_discount: OrderDiscount;
  order_document: OrderDocument;
  order_document_item: OrderDocumentItem;
  order_due: OrderDue;
  order_event: OrderEvent;
  order_invoice: OrderInvoice;
  order_item: OrderItem;
  order_line_state: OrderLineState;
  order_mail: OrderMail;
  order_of_buyer: OrderOfBuyer;
  order_of_cart: OrderOfCart;
  order_payment: OrderPayment;
  order_photo: OrderPhoto;
  order_return: OrderReturn;
  order_return_item: OrderReturnItem;
  order_setting: OrderSetting;
  order_shipment: OrderShipment;
  order_shipment_item: OrderShipmentItem;
  order_shipment_track: OrderShipmentTrack;
  order_tax: OrderTax;
  page_wording: PageWording;
  passkey_challenge: PasskeyChallenge;
  payment_attempt: PaymentAttempt;
  payment_card: PaymentCard;
  payment_entry: PaymentEntry;
  payment_method: PaymentMethod;
  payment_movement: PaymentMovement;
  payment_notice: PaymentNotice;
  payment_token: PaymentToken;
  price_quote: PriceQuote;
  price_quote_event: PriceQuoteEvent;
  price_quote_line: PriceQuoteLine;
  price_schedule: PriceSchedule;
  product: Product;
  product_available: ProductAvailable;
  product_barcode: ProductBarcode;
  product_choice: ProductChoice;
  product_composition: ProductComposition;
  product_counted: ProductCounted;
  product_coverage: ProductCoverage;
  product_later: ProductLater;
  product_link: ProductLink;
  product_mark: ProductMark;
  product_measure: ProductMeasure;
  product_media: ProductMedia;
  product_media_label: ProductMediaLabel;
  product_option_value: ProductOptionValue;
  product_place: ProductPlace;
  product_price: ProductPrice;
  product_review: ProductReview;
  product_review_rating: ProductReviewRating;
  product_text: ProductText;
  product_value: ProductValue;
  product_wording: ProductWording;
  program_field: ProgramField;
  purchase_order: PurchaseOrder;
  quote_rule: QuoteRule;
  review_criterion: ReviewCriterion;
  review_photo: ReviewPhoto;
  review_rule: ReviewRule;
  sales_order: SalesOrder;
  sample_rule: SampleRule;
  schedule: Schedule;
  search_document: SearchDocument;
  search_miss: SearchMiss;
  search_page: SearchPage;
  search_size: SearchSize;
  search_term: SearchTerm;
  search_words: SearchWords;
  secret: Secret;
  shipping_rate: ShippingRate;
  shipping_zone: ShippingZone;
  showroom: Showroom;
  showroom_time_zone: ShowroomTimeZone;
  showroom_visit: ShowroomVisit;
  sign_in_attempt: SignInAttempt;
  site_access: SiteAccess;
  slab_hold: SlabHold;
  slab_hold_rule: SlabHoldRule;
  staff_account: StaffAccount;
  staff_change: StaffChange;
  staff_invitation: StaffInvitation;
  staff_reply: StaffReply;
  staff_session: StaffSession;
  stock: Stock;
  stock_alert: StockAlert;
  stock_class_rule: StockClassRule;
  stock_lot: StockLot;
  stock_move: StockMove;
  stock_rack: StockRack;
  stock_receipt: StockReceipt;
  stock_rule: StockRule;
  store_group: StoreGroup;
  store_view: StoreView;
  store_view_code: StoreViewCode;
  tax_certificate: TaxCertificate;
  tax_exempt: TaxExempt;
  tax_exemption: TaxExemption;
  tax_rate: TaxRate;
  tax_registration: TaxRegistration;
  tier_price: TierPrice;
  tier_price_program: TierPriceProgram;
  trade_application: TradeApplication;
  trade_document: TradeDocument;
  trade_rule: TradeRule;
  url_rewrite: UrlRewrite;
  variant_sku: VariantSku;
  webhook: Webhook;
  webhook_delivery: WebhookDelivery;
  website: Website;
  wishlist: Wishlist;
  wishlist_item: WishlistItem;
  wishlist_room: WishlistRoom;
}
