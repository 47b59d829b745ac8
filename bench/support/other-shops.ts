/**
 * Figures of stock storefronts on React and Apollo, measured by us and kept to stand beside ours. They are older than this
 * bench: which release they were of, and of which day, was not written down, so they say how far, not how exactly.
 */
export const OTHER_SHOPS = [
  {
    whose: 'Venia (Magento PWA Studio), before 22 November 2026, release not recorded',
    /** Lighthouse for a phone, three runs, the same machine and catalogue. */
    performance: 'performance 47–61',
    /** Gzip, a first visit; ours is Brotli as transferred. */
    scripts: 'scripts 351–387 kB (home, category, product, search), cart 356 kB, checkout 377 kB',
  },
] as const;
