/**
 * The shop's faces as mails ask for them, at addresses that stay. Mail programs that load no faces, such as Gmail and
 * Outlook, take the ones named after them.
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
