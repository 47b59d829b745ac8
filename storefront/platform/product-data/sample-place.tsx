/*
 * An element whose content is a text, the empty one, is left alone by React: on hydration and later. Inner HTML would be
 * that too, but trusted types forbid it where the page is drawn in the browser.
 */
const NOTHING = '';

/** Where a product's sample can be ordered, empty until the samples' code comes. */
export const SamplePlace = ({ sku, className }: { sku: string; className?: string | undefined }) => (
  <div className={className} data-sample={sku} suppressHydrationWarning>
    {NOTHING}
  </div>
);

/** Where the tray of samples stands in a page, empty until their code comes. */
export const SampleTrayPlace = () => (
  <div data-sample-tray="" suppressHydrationWarning>
    {NOTHING}
  </div>
);
