import { attributeText } from './attribute-text.ts';
import { escapeHtml as text } from '#contract/escape-html.ts';
import type { MailLook } from './mail-look.ts';

export type Labelled = readonly [label: string, value: string];

/** A product or other item: `picture` is an absolute URL of a square JPEG or PNG, `details` appear below the name. */
export type EmailItem = {
  /** Group heading above this item. */
  heading?: string | undefined;
  name: string;
  details: readonly string[];
  amount: string;
  picture?: string | undefined;
};

/** A row of facts. The value is a link to `url` in HTML if that is a web address; in plain text the address follows it. */
export type EmailFact = readonly [label: string, value: string, url?: string];

export type EmailBlock = { title: string; lines: readonly string[] };
export type EmailAction = { label: string; url: string; hint?: string };

const SIDE = '32px';
const PICTURE = 72;

const section = (look: MailLook, content: string, padding = `0 ${SIDE}`): string =>
  `<mj-section css-class="card" background-color="${look.card}" padding="${padding}">${content}</mj-section>`;
const column = (content: string, attributes = ''): string => `<mj-column ${attributes}>${content}</mj-column>`;
const say = (
  look: MailLook,
  content: string,
  { size = 16, colour = 'ink' as 'ink' | 'muted', gap = 16 } = {},
): string =>
  `<mj-text css-class="${colour}" font-size="${size}px" color="${look[colour]}" padding="0 0 ${gap}px">${content}</mj-text>`;
const table = (look: MailLook, rows: string, attributes = 'role="presentation"', gap = 24): string =>
  section(
    look,
    column(`<mj-table ${attributes} css-class="ink" color="${look.ink}" padding="0 0 ${gap}px">${rows}</mj-table>`),
  );

export const headingPart = (look: MailLook, title: string): string =>
  section(
    look,
    column(
      `<mj-text css-class="ink" color="${look.ink}" padding="0 0 16px"><h1 style="margin:0;font-family:${look.displayFont};font-size:34px;font-weight:400;line-height:1.15">${text(title)}</h1></mj-text>`,
    ),
    `36px ${SIDE} 0`,
  );

export const paragraphsPart = (look: MailLook, paragraphs: readonly string[]): string =>
  section(look, column(paragraphs.map((paragraph) => say(look, text(paragraph))).join('')), `0 ${SIDE} 8px`);

/** The most important facts, such as the order number: large, side by side. A number does not wrap. */
export const panelPart = (look: MailLook, panel: readonly Labelled[]): string => {
  const cells = panel.map(
    ([label, value]) =>
      `<td class="panel" valign="bottom" width="${Math.floor(100 / panel.length)}%" style="background:${look.panel};padding:16px 20px;font-size:13px;line-height:1.4"><span class="muted" style="color:${look.muted}">${text(label)}</span><br><span style="font-size:20px;line-height:1.5${/\s/.test(value) ? '' : ';white-space:nowrap'}">${text(value)}</span></td>`,
  );
  return table(look, `<tr>${cells.join('')}</tr>`, 'role="presentation"', 12);
};

/** Short details, such as a SKU, do not wrap. */
const SHORT = 20;
const detail = (words: string): string =>
  words.length > SHORT ? text(words) : `<span style="white-space:nowrap">${text(words)}</span>`;

/** The name spans the columns of a missing picture and amount. */
const spanOf = (image: string | undefined, amount: string): string => {
  const columns = 1 + (image ? 0 : 1) + (amount ? 0 : 1);
  return columns === 1 ? '' : ` colspan="${columns}"`;
};

const itemRow = (look: MailLook, { heading, name, details, amount, picture }: EmailItem): string => {
  const rule = `border-bottom:1px solid ${look.line}`;
  const image =
    picture &&
    `<td class="rule" width="${PICTURE}" valign="top" style="width:${PICTURE}px;padding:14px 16px 14px 0;${rule}"><img src="${text(picture)}" alt="${attributeText(name)}" width="${PICTURE}" height="${PICTURE}" style="display:block;width:${PICTURE}px;height:${PICTURE}px;background:${look.panel};font-size:11px;line-height:1.3"></td>`;
  const above = heading
    ? `<tr><td class="rule" colspan="3" style="padding:24px 0 8px;font-size:16px;font-weight:600;${rule}">${text(heading)}</td></tr>`
    : '';
  const price = amount
    ? `<td class="rule" align="right" valign="top" style="padding:14px 0 14px 16px;font-size:16px;white-space:nowrap;${rule}">${text(amount)}</td>`
    : '';
  return `${above}<tr>${image ?? ''}<td class="rule" valign="top"${spanOf(image, amount)} style="padding:14px 0;${rule}"><span style="font-size:16px">${text(name)}</span><br><span class="muted" style="font-size:13px;color:${look.muted}">${details.map(detail).join(' · ')}</span></td>${price}</tr>`;
};

export const itemsPart = (look: MailLook, items: readonly EmailItem[]): string =>
  table(look, items.map((item) => itemRow(look, item)).join(''), undefined, 12);

const sumRow = (look: MailLook, [label, amount]: Labelled, isTotal: boolean): string => {
  const style = isTotal
    ? `padding:14px 0 0;border-top:2px solid ${look.ink};font-size:18px;font-weight:600`
    : `padding:4px 0;font-size:15px;color:${look.muted}`;
  const name = isTotal ? 'total' : 'muted';
  return `<tr><td class="${name}" style="${style}">${text(label)}</td><td class="${name}" align="right" style="${style};white-space:nowrap">${text(amount)}</td></tr>`;
};

export const sumsPart = (
  look: MailLook,
  sums: readonly Labelled[],
  total: Labelled | undefined,
  included: readonly Labelled[],
): string => {
  const gap = '<tr><td colspan="2" height="10" style="font-size:0;line-height:0">&nbsp;</td></tr>';
  return table(
    look,
    [
      ...sums.map((sum) => sumRow(look, sum, false)),
      total ? gap + sumRow(look, total, true) : '',
      ...included.map((part) => sumRow(look, part, false)),
    ].join(''),
  );
};

const WEB_ADDRESS = /^https?:\/\//i;

const factValue = ([, value, url]: EmailFact): string => {
  const shown = text(value).replaceAll('\n', '<br>');
  if (url === undefined) return shown;
  return WEB_ADDRESS.test(url) ? `<a href="${attributeText(url)}">${shown}</a>` : `${shown} · ${text(url)}`;
};

const factRow = (look: MailLook, fact: EmailFact): string =>
  `<tr><th class="rule muted" scope="row" align="left" valign="top" style="width:38%;padding:10px 16px 10px 0;border-bottom:1px solid ${look.line};font-size:13px;font-weight:400;color:${look.muted}">${text(fact[0])}</th><td class="rule" valign="top" style="padding:10px 0;border-bottom:1px solid ${look.line};font-size:15px;line-height:1.5">${factValue(fact)}</td></tr>`;

export const factsPart = (look: MailLook, facts: readonly EmailFact[]): string =>
  table(look, facts.map((fact) => factRow(look, fact)).join(''), '');

export const actionPart = (look: MailLook, { label, url, hint }: EmailAction): string =>
  section(
    look,
    column(
      `<mj-button css-class="action" align="left" href="${text(url)}" background-color="${look.accent}" color="${look.onAccent}" border-radius="${look.radius}" font-size="16px" inner-padding="14px 26px" padding="4px 0 ${hint ? 10 : 28}px">${text(label)}</mj-button>${hint ? say(look, text(hint), { size: 13, colour: 'muted', gap: 28 }) : ''}`,
    ),
  );

/** Two blocks per row; stacked on a phone. */
export const blocksPart = (look: MailLook, blocks: readonly EmailBlock[]): string =>
  Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
    section(
      look,
      blocks
        .slice(2 * row, 2 * row + 2)
        .map(({ title, lines }, _, pair) =>
          column(
            `${say(look, text(title), { size: 13, colour: 'muted', gap: 2 })}${say(look, lines.map(text).join('<br>'), { size: 15, gap: 24 })}`,
            // Otherwise a single block would be centred.
            `width="${100 / pair.length}%" padding-right="16px"`,
          ),
        )
        .join(''),
    ),
  ).join('');

export const closingPart = (look: MailLook, closing: string): string =>
  section(
    look,
    column(
      `<mj-divider css-class="rule" border-width="1px" border-color="${look.line}" padding="0 0 20px"/>${say(look, text(closing), { size: 13, colour: 'muted', gap: 24 })}`,
    ),
  );

/** Sender and reason of the email, below the card. */
export const notesPart = (
  look: MailLook,
  notes: readonly string[],
  link: { label: string; url: string } | undefined,
): string => {
  const end = link
    ? `<br><a class="muted" href="${text(link.url)}" style="color:${look.muted};text-decoration:underline">${text(link.label)}</a>`
    : '';
  return `<mj-section padding="20px ${SIDE} 32px">${column(say(look, notes.map(text).join('<br>') + end, { size: 12, colour: 'muted', gap: 0 }))}</mj-section>`;
};
