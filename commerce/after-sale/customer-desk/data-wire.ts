import { toMajor } from '#contract/money.ts';
import { shownOrders } from '#commerce/after-sale/orders/admin/shown-orders-wire.ts';
import { accountOnRest } from '#commerce/people/customer/account-response-wire.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { CustomerData } from './service.ts';
import type { Activity } from './types.ts';

const cartOnWire = (cart: Activity['cart']) =>
  cart && {
    updated_at: timestamp(cart.row.updatedAt),
    currency: cart.row.currency,
    grand_total: toMajor(cart.detail.totals.grandTotal, cart.row.currency),
    items: cart.detail.lines.map(({ sellable, quantity, rowTotal }) => ({
      sku: sellable.sku,
      name: sellable.name,
      qty: quantity,
      row_total: toMajor(rowTotal, cart.row.currency),
    })),
  };

const consentOnWire = ({ givenAt, action, source, textVersion }: Activity['consents'][number]) => ({
  given_at: timestamp(givenAt),
  action,
  source,
  text_version: textVersion,
});

const companyOnWire = (company: Activity['company']) =>
  company ? { number: company.company.number, name: company.company.name, role: company.member.role } : null;

export const activityOnWire = ({ orders, count, cart, wishlistItems, consents, company, trade }: Activity) => ({
  orders: {
    total_count: count,
    items: orders.map((order) => ({
      entity_id: Number(order.number),
      increment_id: order.number,
      created_at: timestamp(order.placedAt),
      status: order.status,
      grand_total: toMajor(order.grandTotal, order.currency),
      order_currency_code: order.currency,
    })),
  },
  cart: cartOnWire(cart),
  wishlist_items: wishlistItems,
  consents: consents.map(consentOnWire),
  company: companyOnWire(company),
  trade: { is_member: trade.isMember, application: trade.application?.state ?? null },
});

/** All data of a customer as JSON. */
export const dataOnWire = async (context: CommerceContext, data: CustomerData) => {
  const { row, orders, cart, lists, consents, company, trade, ...others } = data;
  return {
    account: {
      ...(await accountOnRest(context, row)),
      prefix: row.prefix ?? null,
      middlename: row.middlename ?? null,
      suffix: row.suffix ?? null,
      dob: row.dateOfBirth ?? null,
      gender: row.gender ?? null,
      taxvat: row.taxvat ?? null,
      confirmed_at: row.confirmedAt && timestamp(row.confirmedAt),
      is_blocked: row.blockedAt !== null,
    },
    orders: await shownOrders(context, orders),
    cart: cartOnWire(cart),
    wishlists: lists.map(({ name, items }) => ({
      name,
      items: items.map(({ productId, variantId, quantity, note }) => ({
        sku: others.skus.get(variantId ?? productId) ?? null,
        qty: quantity,
        note,
      })),
    })),
    consents: consents.map(consentOnWire),
    company: companyOnWire(company),
    trade: { application: trade.application, certificates: trade.certificates },
    messages: others.messages,
    feedback: others.feedback,
    visits: others.visits.map(({ visit, showroom }) => ({ ...visit, showroom: showroom.code })),
    slab_holds: others.holds,
    reviews: others.reviews.map(({ nickname, summary, text, average, writtenAt }) => ({
      nickname,
      summary,
      text,
      average,
      created_at: timestamp(writtenAt),
    })),
    stock_alerts: others.stockAlerts.map(({ sku, email, requestedAt, expiresAt }) => ({
      sku,
      email,
      requested_at: timestamp(requestedAt),
      expires_at: timestamp(expiresAt),
    })),
    quotes: others.quotes,
  };
};
