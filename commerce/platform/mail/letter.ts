import { ACCENT, FONT, INK, LINE, MUTED, PAPER, SERIF } from './brand.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A short mail; every text is plain. */
export type Letter = {
  /** BCP 47, such as fr-CA. */
  language: string;
  shop: string;
  title: string;
  paragraphs: readonly string[];
  /** A table of labels and values. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  /** Small print below, with an optional link of its own. */
  notes: readonly string[];
  noteLink?: { label: string; url: string };
};

const row = ([label, value]: readonly [string, string]): string => `
<tr><td valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid ${LINE};font-size:13px;color:${MUTED};width:38%">${escape(label)}</td>
<td style="padding:10px 0;border-bottom:1px solid ${LINE};font-size:15px;line-height:1.5">${escape(value).replaceAll('\n', '<br>')}</td></tr>`;

/** One column of 560 pixels, tables and inline styles, as mail clients require. */
export const letterHtml = ({
  language,
  shop,
  title,
  paragraphs,
  facts = [],
  action,
  notes,
  noteLink,
}: Letter): string => `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title></head>
<body style="margin:0;padding:0;background:${PAPER};${FONT};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td style="padding-bottom:20px;${SERIF};font-size:26px">${escape(shop)}</td></tr>
<tr><td style="background:#ffffff;padding:36px 32px;border-radius:4px">
<h1 style="margin:0 0 16px;${SERIF};font-size:34px;font-weight:400;line-height:1.15">${escape(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${escape(text)}</p>`).join('\n')}
${facts.length ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0">${facts.map(row).join('')}</table>` : ''}
${action ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td style="background:${ACCENT};border-radius:4px"><a href="${escape(action.url)}" style="display:inline-block;padding:14px 26px;color:#ffffff;font-size:16px;text-decoration:none">${escape(action.label)}</a></td></tr></table>` : ''}
</td></tr>
<tr><td style="padding:20px 0;font-size:12px;line-height:1.6;color:${MUTED}">${notes.map(escape).join('<br>')}${noteLink ? `<br><a href="${escape(noteLink.url)}" style="color:${MUTED}">${escape(noteLink.label)}</a>` : ''}</td></tr>
</table></td></tr></table></body></html>
`;

/** The plain text version. */
export const letterText = ({ title, paragraphs, facts = [], action, notes, noteLink, language }: Letter): string => {
  const colon = language.startsWith('fr') ? '\u00a0: ' : ': ';
  return [
    title,
    ...paragraphs.flatMap((text) => ['', text]),
    ...(facts.length ? ['', ...facts.map(([label, value]) => `${label}${colon}${value}`)] : []),
    ...(action ? ['', `${action.label}${colon}${action.url}`] : []),
    '',
    ...notes,
    ...(noteLink ? [`${noteLink.label}${colon}${noteLink.url}`] : []),
    '',
  ].join('\n');
};
