/** What is known of one page of another storefront; scripts until the page is quiet, in kB as compressed as `whose` says. */
type Known = { performance?: string; tbtMs?: string; scriptsKb?: string };

export type OtherShop = { name: string; whose: string; pages: Readonly<Record<string, Known>> };

const VENIA_LIST = { performance: '47–61', scriptsKb: '351–387' };

/**
 * Stock storefronts on React and Apollo, measured by us once and kept to stand beside ours. Of Venia release and day were
 * not written down when it was measured, so that it says how far, not how exactly.
 */
export const OTHER_SHOPS: readonly OtherShop[] = [
  {
    name: 'Venia',
    whose: 'PWA Studio, before 22 November 2026, release not recorded; same machine and catalogue; scripts in gzip',
    pages: {
      home: VENIA_LIST,
      category: VENIA_LIST,
      product: VENIA_LIST,
      search: VENIA_LIST,
      cart: { performance: '47–61', scriptsKb: '356' },
      checkout: { scriptsKb: '377' },
    },
  },
  {
    name: 'Apollo',
    whose:
      'React Router 8.4, Apollo Client 4.3.8, Redux Toolkit and react-intl, 20 November 2026, Lighthouse 13.5; a page of 12 products without photographs; scripts in Brotli',
    pages: { category: { tbtMs: '63–88', scriptsKb: '171' } },
  },
];
