/*
 * An element whose content is a text, the empty one, is left alone by React: on hydration and later. Inner HTML would be
 * that too, but trusted types forbid it where the page is drawn in the browser.
 */
const NOTHING = '';

type Props = { className?: string | undefined };

const placeOf = (attributes: Readonly<Record<string, string | undefined>>) => (
  <div {...attributes} suppressHydrationWarning>
    {NOTHING}
  </div>
);

/** Where a product's sample can be ordered, empty until the samples' code comes. */
export const SamplePlace = ({ sku, className }: Props & { sku: string }) => placeOf({ className, 'data-sample': sku });

/** Where the tray of samples stands in a page, empty until their code comes. */
export const SampleTrayPlace = () => placeOf({ 'data-sample-tray': '' });

/** Where a product can be put on the wish list, by its sku and that of its chosen variant; empty until that code comes. */
export const WishPlace = ({ wish, className }: Props & { wish: string }) => placeOf({ className, 'data-wish': wish });
