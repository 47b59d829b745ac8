import type { PageInfo } from '#commerce/platform/paging.ts';
import type { BoughtOrder } from '#commerce/after-sale/orders/bought-types.ts';
import type { CartDetail, OpenCart } from '#commerce/sale/cart/types.ts';
import type { GivenConsent } from '#commerce/people/newsletter/types.ts';
import type { OwnCompany } from '#commerce/people/company/types.ts';
import type { TradeAccount } from '#commerce/sale/trade/service.ts';

/** Activity of a customer in the shop, for staff. */
export type Activity = {
  orders: readonly BoughtOrder[];
  page: PageInfo;
  count: number;
  cart: { row: OpenCart['row']; detail: CartDetail } | null;
  wishlistItems: number;
  consents: readonly GivenConsent[];
  company: OwnCompany | undefined;
  trade: TradeAccount;
};
