/**
 * The shop's fonts for emails, at permanent URLs. Email programs without web fonts, such as Gmail and Outlook, use the
 * fallbacks after them.
 */
export const MAIL_FONTS = [
  {
    family: 'Instrument Sans',
    weight: '400 700',
    path: '/fonts/instrument-sans.woff2',
    file: '#storefront/styles/fonts/instrument-sans.woff2',
  },
  {
    family: 'Instrument Serif',
    weight: '400',
    path: '/fonts/instrument-serif.woff2',
    file: '#storefront/styles/fonts/instrument-serif.woff2',
  },
] as const;
