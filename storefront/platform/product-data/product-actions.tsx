import { createContext, use, type ComponentType } from 'react';
import { useFeature } from '../platform.tsx';

export type SampleProps = {
  sku: string;
  name: string;
  /** True if the product certainly has a sample; otherwise the button appears once this is known. */
  isOffered: boolean;
};
export type WishProps = { sku: string; variantSku?: string | undefined; name: string; hasWords: boolean };
export type CompareProps = Omit<WishProps, 'hasWords'>;

/** Buttons beside products that belong to other features; provided by the shell. */
export type ProductActions = {
  Sample: ComponentType<SampleProps>;
  Wish: ComponentType<WishProps>;
  Compare: ComponentType<CompareProps>;
};

const ProductActionsContext = createContext<ProductActions | undefined>(undefined);
export const ProductActionsProvider = ProductActionsContext;

type Props = { className?: string | undefined; name: string };

/** Slot of the sample button; absent in a shop without samples. */
export const SampleAction = ({
  className,
  isOffered = true,
  ...sample
}: Props & { sku: string; isOffered?: boolean }) => {
  const actions = use(ProductActionsContext);
  if (!useFeature('samples')) return null;
  return (
    <div className={className} data-sample={sample.sku}>
      {actions && <actions.Sample {...sample} isOffered={isOffered} />}
    </div>
  );
};

/** Slot of the wishlist heart; `hasWords` adds a text beside it. Absent in a shop without wishlists. */
export const WishAction = ({ className, ...wish }: Props & Omit<WishProps, 'hasWords'> & { hasWords?: boolean }) => {
  const actions = use(ProductActionsContext);
  if (!useFeature('wish list')) return null;
  return <div className={className}>{actions && <actions.Wish hasWords={false} {...wish} />}</div>;
};

/** Slot of the button that adds a product to the comparison; absent in a shop without comparisons. */
export const CompareAction = ({ className, ...product }: Props & CompareProps) => {
  const actions = use(ProductActionsContext);
  if (!useFeature('comparison')) return null;
  return <div className={className}>{actions && <actions.Compare {...product} />}</div>;
};
