import { dateFormat } from '#contract/date-format.ts';
import { textIn } from '#contract/languages.ts';
import { toMajor } from '#contract/money.ts';
import { PAGES } from '#contract/pages.ts';
import type { CartDetail, CartLine, CartTotals, OpenCart } from '#commerce/sale/cart/types.ts';
import type { AppliedDiscounts } from '#commerce/sale/discount/types.ts';
import { taxLabel } from '#commerce/sale/tax/label-rules.ts';
import type { AppliedTax } from '#commerce/sale/tax/types.ts';
import { emailFrame } from '#commerce/platform/mail/brand.ts';
import type { EmailContent } from '#commerce/platform/mail/email.ts';
import type { MailMessage } from '#commerce/platform/mail/mailer.ts';
import { translations } from '#commerce/platform/messages.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import messages from '../messages.json' with { type: 'json' };

const say = translations(messages);

type Parts = {
  to: string;
  cart: Pick<OpenCart, 'view' | 'currency'>;
  detail: Pick<CartDetail, 'isVirtual'> & {
    lines: readonly Pick<CartLine, 'sellable' | 'quantity' | 'rowTotal'>[];
    totals: Pick<CartTotals, 'subtotal' | 'shipping' | 'isTaxIncluded' | 'grandTotal'> & {
      taxes: readonly Omit<AppliedTax, 'isShippingTaxable'>[];
    };
    discounting: Pick<AppliedDiscounts, 'applied'>;
  };
  token: string;
  expiresAt: Date;
};

/** Email with the items and total of a cart of staff, and the link that pays it. */
export const payLinkMail = (
  { to, cart: { view, currency }, detail, token, expiresAt }: Parts,
  settings: Pick<Settings, 'publicUrl' | 'mailFrom' | 'mailAddress' | 'supportEmail'>,
): MailMessage => {
  const t = say(view.language);
  const locale = view.locale.replace('_', '-');
  const format = moneyFormat(locale, currency);
  const money = (minor: number): string => format.format(toMajor(minor, currency));
  const { totals, discounting, lines } = detail;
  const taxes = totals.taxes.map((tax) => [taxLabel(tax, view.language), money(tax.amount)] as const);
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone() }).format(expiresAt);
  const content: EmailContent = {
    ...emailFrame(view, settings),
    title: t('pay_link.title'),
    paragraphs: [t('pay_link.text'), t('pay_link.until', { day })],
    items: lines.map(({ sellable, quantity, rowTotal }) => ({
      name: sellable.parent?.name ?? sellable.name,
      details: [
        ...sellable.options.map(({ optionLabel }) => optionLabel),
        sellable.sku,
        `${t('pay_link.quantity')} ${quantity}`,
      ],
      amount: money(rowTotal),
    })),
    sums: [
      [t('pay_link.subtotal'), money(totals.subtotal)],
      ...(detail.isVirtual ? [] : [[t('pay_link.shipping'), money(totals.shipping)] as const]),
      ...discounting.applied.map(
        ({ labels, lineAmounts, shippingAmount }) =>
          [
            textIn(labels, view.language),
            money(-lineAmounts.reduce((sum, amount) => sum + amount, shippingAmount)),
          ] as const,
      ),
      ...(totals.isTaxIncluded ? [] : taxes),
    ],
    total: [t('pay_link.total'), money(totals.grandTotal)],
    included: totals.isTaxIncluded
      ? taxes.map(([tax, amount]) => [t('pay_link.included', { tax }), amount] as const)
      : [],
    action: {
      label: t('pay_link.action'),
      url: `${settings.publicUrl}${view.pathPrefix}${PAGES.pay.path}?token=${token}`,
    },
    notes: [t('pay_link.why'), textIn(settings.mailAddress, view.language)],
  };
  return { to, replyTo: textIn(settings.supportEmail, view.language), subject: t('pay_link.title'), letter: content };
};
