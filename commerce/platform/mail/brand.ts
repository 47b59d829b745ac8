/** Colours and faces of all mails. */
export const INK = '#1f2421';
export const MUTED = '#6b6f69';
export const LINE = '#e4e0d8';
export const PAPER = '#f6f3ee';
export const ACCENT = '#7a4a2b';
export const FONT = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
export const SERIF = "font-family:'Instrument Serif',Georgia,'Times New Roman',serif";

/** The shop's name, from MAIL_FROM: `Tessera <orders@tessera.example>` → `Tessera`; without a name the domain. */
export const shopName = ({ mailFrom }: { mailFrom: string }): string =>
  /([^\s"<][^"<]*?)"?\s*</.exec(mailFrom)?.[1] ?? mailFrom.replaceAll(/^.*@|>$/g, '');
