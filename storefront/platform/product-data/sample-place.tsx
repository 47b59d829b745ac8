const NOTHING = { __html: '' };

/** Where a product's sample can be ordered, empty until the samples' code comes: React leaves what is inside alone. */
export const SamplePlace = ({ sku, className }: { sku: string; className?: string | undefined }) => (
  <div className={className} data-sample={sku} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
);

/** Where the tray of samples stands in a page, empty until their code comes. */
export const SampleTrayPlace = () => (
  <div data-sample-tray="" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
);
