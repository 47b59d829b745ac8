import { PAY_LINK_DAYS } from '#contract/pay-link.ts';
import { EMAIL, NOW, orderOf } from './mail-set-order.ts';
import type { SampleProducts } from './mail-set-order.ts';
import { sellableOf } from './mail-set-quote.ts';
import type { MailMessage } from './platform/mail/mailer.ts';
import type { Settings } from './platform/settings.ts';
import type { StoreView } from './platform/store-view-types.ts';
import { payLinkMail } from './sale/checkout/admin/pay-link-mail.ts';

/** The email with the link that pays an order by telephone. */
export const payLinkSample = (view: StoreView, settings: Settings, products: SampleProducts): MailMessage => {
  const { lines, subtotal, shippingAmount, taxes, grandTotal, currency } = orderOf(products, view.language, false);
  return payLinkMail(
    {
      to: EMAIL,
      cart: { view, currency },
      detail: {
        isVirtual: false,
        lines: products.map((product, index) => ({
          sellable: sellableOf(product, index),
          quantity: lines[index]?.quantity ?? 0,
          rowTotal: lines[index]?.rowTotal ?? 0,
        })),
        totals: { subtotal, shipping: shippingAmount, taxes, isTaxIncluded: false, grandTotal },
        discounting: { applied: [] },
      },
      token: 'sample',
      expiresAt: new Date(NOW.getTime() + PAY_LINK_DAYS * 24 * 3600 * 1000),
    },
    settings,
  );
};
