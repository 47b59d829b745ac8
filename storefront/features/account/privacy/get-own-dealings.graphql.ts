// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Status of an order that needs approval (subset of Adobe Commerce's). */
export type PurchaseOrderStatus =
  /** Waiting for an administrator of the company. */
  | 'APPROVAL_REQUIRED'
  /** Approved, and ordered. */
  | 'ORDER_PLACED'
  /** Approved but not ordered, because the total changed or items sold out. */
  | 'ORDER_FAILED'
  /** Rejected by an administrator. */
  | 'REJECTED'
  /** Withdrawn by its requester. */
  | 'CANCELED';

export type CurrencyEnum = string;

/** Type of a saved payment method. */
export type PaymentTokenTypeEnum =
  /** A card. */
  | 'card'
  /** An account, such as PayPal's. */
  | 'account';

/** State of a quote (an extension of this shop). */
export type PriceQuoteState =
  /** Requested; the shop has not replied yet. */
  | 'REQUESTED'
  /** It has prices, which can be accepted until its last day. */
  | 'ANSWERED'
  /** It is in the cart, or ordered. */
  | 'ACCEPTED'
  /** The shop gives no prices, or the customer did not take them. */
  | 'DECLINED'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Declined by the customer, or withdrawn by the shop. */
  | 'WITHDRAWN';

/** A unit of areas (an extension of this shop). */
export type PriceQuoteAreaUnit =
  /** Square feet. */
  | 'SQFT'
  /** Square metres. */
  | 'M2';

export type GetOwnDealingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOwnDealingsQuery = { customerPriceQuotes: { items: Array<{ number: string, state: PriceQuoteState, asked_at: string, valid_until: string | null, note: string | null, message: string | null, total: { value: number | null, currency: CurrencyEnum | null } | null, lines: Array<{ sku: string, name: string, quantity: number | null, area: number | null, area_unit: PriceQuoteAreaUnit | null, finish: string | null, note: string | null, price: { value: number | null, currency: CurrencyEnum | null } | null }> }> } | null, customerTradeAccount: { application: { state: string, company: string, licence: string, telephone: string, files: Array<string>, reason: string | null, sent_at: string, decided_at: string | null } | null, certificates: Array<{ state: string, number: string, country_code: string, region_code: string, valid_until: string, reason: string | null }> } | null, company: { name: string, order_limit: number | null, role: { id: string } } | null, customerCompanyInvitations: Array<{ company: string, expires_at: string }>, companyPurchaseOrders: { items: Array<{ number: string, status: PurchaseOrderStatus, created_at: string, is_yours: boolean, comment: string | null, total: { value: number | null, currency: CurrencyEnum | null }, lines: Array<{ sku: string, quantity: number }> }> } | null, customerCredit: { credit_limit: { value: number | null, currency: CurrencyEnum | null }, outstanding_balance: { value: number | null, currency: CurrencyEnum | null } } | null, customerMessages: Array<{ sent_at: string, topic: string, comment: string, telephone: string | null, order_number: string | null, sku: string | null }>, customerStockAlerts: Array<{ sku: string, name: string, requested_at: string, expires_at: string }> | null, customerFeedback: Array<{ sent_at: string, feedback_type: string, feedback_text: string | null, user_phone: string, showroom_city: string | null, product_name: string | null }>, expiredPaymentTokens: { items: Array<{ payment_method_code: string, public_hash: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export const GetOwnDealingsDocument = "query getOwnDealings{customerPriceQuotes{items{number state asked_at valid_until note message total{value currency}lines{sku name quantity area area_unit finish note price{value currency}}}}customerTradeAccount{application{state company licence telephone files reason sent_at decided_at}certificates{state number country_code region_code valid_until reason}}company{name role{id}order_limit}customerCompanyInvitations{company expires_at}companyPurchaseOrders{items{number status created_at is_yours total{value currency}lines{sku quantity}comment}}customerCredit{credit_limit{value currency}outstanding_balance{value currency}}customerMessages{sent_at topic comment telephone order_number sku}customerStockAlerts{sku name requested_at expires_at}customerFeedback{sent_at feedback_type feedback_text user_phone showroom_city product_name}expiredPaymentTokens{items{payment_method_code public_hash type details}}}" as TypedDocument<GetOwnDealingsQuery, GetOwnDealingsQueryVariables>;
