/** Colours and fonts of all emails, as in the storefront's `styles/tokens.css`. */
export const INK = '#17181a';
export const MUTED = '#55524c';
export const LINE = '#e4dfd7';
export const PAPER = '#f3efe9';
export const CARD = '#ffffff';
export const PANEL = '#faf8f5';
export const ACCENT = '#8f4e2b';
export const ON_ACCENT = '#ffffff';
/** Background behind the logo, the same as in the logo's picture. */
export const BAND = '#1d1c1a';
export const ON_BAND = '#f5f2ed';
/** Colours for mail programs in dark mode that honour ours. */
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

/** The logo in emails; the picture has twice the shown size. */
export const LOGO = { path: '/media/logo/mail.png', width: 184, height: 42 };

/** The shop's name from the sender: `Stone <orders@stone.example>` → `Stone`; without a name the domain. */
export const shopName = ({ mailFrom }: { mailFrom: string }): string =>
  /([^\s"<][^"<]*?)"?\s*</.exec(mailFrom)?.[1] ?? mailFrom.replaceAll(/^.*@|>$/g, '');

/** Language, shop name and URL of an email, from a Magento locale or a BCP 47 tag. */
export const emailFrame = ({ locale }: { locale: string }, settings: { mailFrom: string; publicUrl: string }) => ({
  language: locale.replace('_', '-'),
  shop: shopName(settings),
  publicUrl: settings.publicUrl,
});
