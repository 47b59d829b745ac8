import { languageFacts } from '#contract/language-facts.ts';
import { Engine } from 'mrml';
import { escapeHtml as text } from '#contract/escape-html.ts';
import { attributeText } from './attribute-text.ts';
import {
  actionPart,
  blocksPart,
  closingPart,
  factsPart,
  headingPart,
  itemsPart,
  notesPart,
  panelPart,
  paragraphsPart,
  sumsPart,
} from './email-parts.ts';
import type { MailLook } from './mail-look.ts';
import type { Labelled, EmailAction, EmailBlock, EmailFact, EmailItem } from './email-parts.ts';

/** Content of an email, rendered as HTML and as plain text. Every text is plain. Parts appear in this order. */
export type EmailContent = {
  /** BCP 47, such as fr-CA. */
  language: string;
  shop: string;
  /** URL of the logo; without it the shop's name is shown as text. */
  publicUrl?: string;
  title: string;
  /** Preview text in the inbox list; defaults to the first paragraph. */
  preview?: string;
  paragraphs: readonly string[];
  /** Large, side by side: at most two. */
  panel?: readonly Labelled[];
  items?: readonly EmailItem[];
  sums?: readonly Labelled[];
  total?: Labelled;
  /** Amounts included in the total, shown below it. */
  included?: readonly Labelled[];
  /** A table of labels and values, some with a link. */
  facts?: readonly EmailFact[];
  action?: EmailAction;
  /** Two per row, such as addresses. */
  blocks?: readonly EmailBlock[];
  /** Text below a line after the content. */
  closing?: string;
  /** Small print at the end, with an optional link. */
  notes: readonly string[];
  noteLink?: { label: string; url: string };
};

/** Dark colours, for mail programs that know `prefers-color-scheme`; others convert colours by themselves. */
const styleOf = ({ ink, dark }: MailLook): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
.action a:focus{outline:2px solid ${ink};outline-offset:2px}
@media (prefers-color-scheme:dark){
body,.page,.page>div{background:${dark.paper}!important}
.card,.card>table{background:${dark.card}!important}
.ink div,.ink table,.ink td,.total{color:${dark.ink}!important}
.muted,.muted div,.ink .muted{color:${dark.muted}!important}
.panel{background:${dark.panel}!important}
.rule,.rule p{border-color:${dark.line}!important}
.total{border-color:${dark.ink}!important}
}`;

/** In a media query, because Outlook for Windows fails on @font-face. */
const faces = ({ publicUrl }: EmailContent, look: MailLook): string =>
  publicUrl && look.faces.length
    ? `@media screen{\n${look.faces
        .map(
          ({ family, weight, path }) =>
            `@font-face{font-family:'${family}';font-weight:${weight};src:url('${publicUrl}${path}') format('woff2')}`,
        )
        .join('\n')}\n}`
    : '';

/** Outlook uses Times for a family whose first font is missing. */
const FOR_OUTLOOK = '<!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->';

/** Height of the band without a logo, in pixels. */
const BAND_HEIGHT = 42;

const bandPart = ({ shop, publicUrl }: EmailContent, { logo, displayFont, band, onBand }: MailLook): string => {
  const name = `font-family:${displayFont};font-size:24px;line-height:${logo?.height ?? BAND_HEIGHT}px;color:${onBand}`;
  const content =
    publicUrl && logo
      ? `<img src="${text(publicUrl + logo.path)}" alt="${attributeText(shop)}" width="${logo.width}" height="${logo.height}" style="display:block;border:0;${name}">`
      : `<span style="${name}">${text(shop)}</span>`;
  return `<mj-section background-color="${band}" padding="14px 24px"><mj-column><mj-text color="${onBand}" padding="0">${content}</mj-text></mj-column></mj-section>`;
};

const mjmlOf = (email: EmailContent, look: MailLook): string => {
  const { title, paragraphs, panel, items, sums, total, facts, action, blocks, closing, notes, noteLink } = email;
  const parts = [
    bandPart(email, look),
    headingPart(look, title),
    paragraphs.length ? paragraphsPart(look, paragraphs) : '',
    panel?.length ? panelPart(look, panel) : '',
    items?.length ? itemsPart(look, items) : '',
    sums?.length || total ? sumsPart(look, sums ?? [], total, email.included ?? []) : '',
    facts?.length ? factsPart(look, facts) : '',
    action ? actionPart(look, action) : '',
    blocks?.length ? blocksPart(look, blocks) : '',
    closing ? closingPart(look, closing) : '',
    notesPart(look, notes, noteLink),
  ];
  const preview = email.preview ?? paragraphs[0];
  return `<mjml lang="${text(email.language)}" dir="ltr"><mj-head><mj-title>${attributeText(title)}</mj-title>
${preview ? `<mj-preview>${text(preview)}</mj-preview>` : ''}
<mj-attributes><mj-all font-family="${look.font}"/><mj-text line-height="1.55"/><mj-table line-height="1.55" font-size="16px"/></mj-attributes>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">${FOR_OUTLOOK}</mj-raw>
<mj-style>${faces(email, look)}${styleOf(look)}</mj-style></mj-head>
<mj-body css-class="page" width="600px" background-color="${look.paper}">${parts.join('\n')}</mj-body></mjml>`;
};

const engine = new Engine();

/** Renders one column of 600 pixels, made of tables and inline styles as email programs require. */
export const emailHtml = (email: EmailContent, look: MailLook): string => {
  const rendered = engine.toHtml(mjmlOf(email, look));
  if (rendered.type === 'error') throw new Error(`The email "${email.title}" is not valid MJML: ${rendered.message}`);
  return rendered.content;
};

const labelled = (language: string): ((fact: Labelled) => string) => {
  const { colon } = languageFacts(language);
  return ([label, value]) => `${label}${colon}${value}`;
};

/** The plain text version. */
export const emailText = (email: EmailContent): string => {
  const { title, paragraphs, panel = [], items = [], sums = [], total, facts = [] } = email;
  const { action, blocks = [], closing, notes, noteLink } = email;
  const write = labelled(email.language);
  const parts: readonly (readonly string[])[] = [
    [title],
    ...paragraphs.map((paragraph) => [paragraph]),
    panel.map(write),
    items.flatMap(({ heading, name, details, amount }) => [
      ...(heading ? ['', heading] : []),
      amount ? `${name}  ${amount}` : name,
      `    ${details.join(' · ')}`,
    ]),
    [...sums, ...(total ? [total] : []), ...(email.included ?? [])].map(write),
    facts.map(([label, value, url]) => write([label, url === undefined ? value : `${value} · ${url}`])),
    action ? [...(action.hint ? [action.hint] : []), write([action.label, action.url])] : [],
    ...blocks.map(({ title: name, lines }) => [write([name, '']).trimEnd(), ...lines]),
    closing ? [closing] : [],
    [...notes, ...(noteLink ? [write([noteLink.label, noteLink.url])] : [])],
  ];
  return `${parts
    .filter((lines) => lines.length)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
};
