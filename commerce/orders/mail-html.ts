import { ACCENT, FONT, INK, LINE, MUTED, PAPER, SERIF } from '#commerce/platform/mail/brand.ts';
import type { OrderView } from './order-view.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const lineRow = (line: OrderView['lines'][number], quantity: string): string => `
<tr><td style="padding:14px 0;border-bottom:1px solid ${LINE}">
<div style="font-size:16px;color:${INK}">${escape(line.name)}</div>
<div style="font-size:13px;color:${MUTED}">${[...line.options, line.sku, `${quantity} ${line.quantity}`].map(escape).join(' · ')}</div>
</td><td align="right" valign="top" style="padding:14px 0 14px 16px;border-bottom:1px solid ${LINE};font-size:16px;white-space:nowrap">${escape(line.amount)}</td></tr>`;

const sumRow = ({ label, amount }: { label: string; amount: string }, isTotal = false): string => {
  const style = isTotal
    ? `padding:14px 0 0;border-top:2px solid ${INK};font-size:18px;font-weight:600`
    : `padding:4px 0;font-size:15px;color:${MUTED}`;
  return `<tr><td style="${style}">${escape(label)}</td><td align="right" style="${style};white-space:nowrap">${escape(amount)}</td></tr>`;
};

const block = (title: string, lines: readonly string[]): string => `
<td class="half" valign="top" width="50%" style="padding:0 16px 24px 0;font-size:15px;line-height:1.5;color:${INK}">
<div style="font-size:13px;color:${MUTED};padding-bottom:4px">${escape(title)}</div>${lines.map(escape).join('<br>')}</td>`;

/** One column of 560 px, with tables and inline styles for mail clients. */
export const mailHtml = ({ texts, order, lines, sums, total, language, shop }: OrderView): string => `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(order.subject)}</title>
<style>@media (max-width:480px){.half{display:block!important;width:100%!important;padding-right:0!important}}</style></head>
<body style="margin:0;padding:0;background:${PAPER};${FONT};color:${INK}">
<div style="display:none;max-height:0;overflow:hidden">${escape(texts.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td style="padding-bottom:20px;${SERIF};font-size:26px">${escape(shop)}</td></tr>
<tr><td style="background:#ffffff;padding:36px 32px;border-radius:4px">
<h1 style="margin:0 0 12px;${SERIF};font-size:34px;font-weight:400;line-height:1.15">${escape(order.greeting)}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.55">${escape(order.intro)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER};border-radius:4px"><tr>
<td style="padding:16px 20px;font-size:13px;color:${MUTED}">${escape(texts.orderNumber)}<div style="font-size:22px;color:${INK};letter-spacing:.04em">${escape(order.number)}</div></td>
<td align="right" style="padding:16px 20px;font-size:13px;color:${MUTED}">${escape(texts.placedOn)}<div style="font-size:15px;color:${INK}">${escape(order.placedOn)}</div></td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="padding:8px 0 12px">${lines.map((line) => lineRow(line, texts.quantity)).join('')}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${sums.map((sum) => sumRow(sum)).join('')}<tr><td colspan="2" height="10"></td></tr>${sumRow(total, true)}</table>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0"><tr><td style="background:${ACCENT};border-radius:4px">
<a href="${escape(order.trackUrl)}" style="display:inline-block;padding:14px 26px;color:#ffffff;font-size:16px;text-decoration:none">${escape(texts.track)}</a></td>
<td style="padding-left:16px;font-size:13px;color:${MUTED}">${escape(texts.trackHint)}</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr>${block(texts.shipTo, order.shipTo)}${block(texts.billTo, order.billTo)}</tr>
<tr>${block(texts.delivery, [order.delivery])}${block(texts.payment, [order.payment])}</tr></table>
<p style="margin:0;padding-top:20px;border-top:1px solid ${LINE};font-size:13px;line-height:1.5;color:${MUTED}">${escape(texts.claim)}</p>
</td></tr>
<tr><td style="padding:20px 0;font-size:12px;line-height:1.5;color:${MUTED}">${escape(texts.sentBy(shop))}</td></tr>
</table></td></tr></table></body></html>
`;
