/** Colours and faces of all mails: those of the storefront's `styles/tokens.css`. */
export const INK = '#17181a';
export const MUTED = '#55524c';
export const LINE = '#e4dfd7';
export const PAPER = '#f3efe9';
export const CARD = '#ffffff';
export const PANEL = '#faf8f5';
export const ACCENT = '#8f4e2b';
export const ON_ACCENT = '#ffffff';
/** The band of the logo, which the logo's picture is drawn on. */
export const BAND = '#1d1c1a';
export const ON_BAND = '#f5f2ed';
/** Where the reader's mail program is dark and asks for our own colours. */
export const DARK = {
  paper: '#111213',
  card: '#1c1d1f',
  panel: '#26272a',
  line: '#3a3b3e',
  ink: '#f5f2ed',
  muted: '#b9b3a9',
};
export const FONT = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
export const SERIF = "'Instrument Serif',Georgia,'Times New Roman',serif";

/** The logo as mails show it: drawn on the band's colour, twice as large as it is shown. */
export const LOGO = { path: '/media/logo/mail.png', width: 184, height: 42 };

/** The shop's name, of the sender of mail: `Stone <orders@stone.example>` → `Stone`; without a name the domain. */
export const shopName = ({ mailFrom }: { mailFrom: string }): string =>
  /([^\s"<][^"<]*?)"?\s*</.exec(mailFrom)?.[1] ?? mailFrom.replaceAll(/^.*@|>$/g, '');
