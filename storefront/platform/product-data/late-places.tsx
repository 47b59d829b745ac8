import { createContext, use, type ComponentType } from 'react';

export type SampleProps = {
  sku: string;
  name: string;
  /** The product is known to have a sample; otherwise the button appears once it is. */
  isOffered: boolean;
};
export type WishProps = { sku: string; variantSku?: string | undefined; name: string; hasWords: boolean };

/** The buttons that features offer beside products of other features; the shell provides them. */
export type ProductActions = { Sample: ComponentType<SampleProps>; Wish: ComponentType<WishProps> };

const ProductActionsContext = createContext<ProductActions | undefined>(undefined);
export const ProductActionsProvider = ProductActionsContext;

type Props = { className?: string | undefined; name: string };

/** Where a product's sample can be ordered. */
export const SamplePlace = ({
  className,
  isOffered = true,
  ...sample
}: Props & { sku: string; isOffered?: boolean }) => {
  const actions = use(ProductActionsContext);
  return (
    <div className={className} data-sample={sample.sku}>
      {actions && <actions.Sample {...sample} isOffered={isOffered} />}
    </div>
  );
};

/** Where a product can be put on the wishlist, with its chosen variant; `hasWords`: with words beside the heart. */
export const WishPlace = ({ className, ...wish }: Props & Omit<WishProps, 'hasWords'> & { hasWords?: boolean }) => {
  const actions = use(ProductActionsContext);
  return <div className={className}>{actions && <actions.Wish hasWords={false} {...wish} />}</div>;
};

/*
 * An element whose content is a text, the empty one, is left alone by React: on hydration and later. Inner HTML would be
 * that too, but trusted types forbid it where the page is drawn in the browser.
 */
const NOTHING = '';

/** Slot of the samples tray; empty until its code is loaded. */
export const SampleTrayPlace = () => (
  <div data-sample-tray="" suppressHydrationWarning>
    {NOTHING}
  </div>
);
