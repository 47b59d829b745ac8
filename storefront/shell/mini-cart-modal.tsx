import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useState } from 'react';
import { useCart } from '#storefront/features/cart/cart-context.tsx';
import { isBlocked, summarise } from '#storefront/features/cart/state/derive.ts';
import { useCoverage } from '#storefront/features/cart/use-coverage.ts';
import { MiniCart } from '#storefront/features/mini-cart/mini-cart.tsx';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { closeModal, modalDetail } from '#storefront/platform/page/modal-handle.ts';

/** Opened by adding to the cart, with the sku, how many of it, and the line, since other lines may have the same sku. Nothing where the line is not in the cart. */
export default function MiniCartModal({ onClose }: { onClose: () => void }) {
  const coverage = useCoverage();
  const [{ sku, added, uid }] = useState(() => {
    const [sku = '', added = '1', uid] = (modalDetail() ?? '').split('\n');
    return { sku, added: Number(added), uid };
  });
  const path = useRouterState(({ location }) => location.pathname);
  const [opened] = useState(path);
  // The back button leaves the page it belongs to.
  useEffect(() => void (path !== opened && closeModal()), [path, opened]);
  const details = useCart((state) => state.details);
  const storeView = useStoreView();
  const line = details?.lines.find((each) => (uid ? each.uid === uid : each.sku === sku));
  if (!details || !line) return null;
  const subtotal = storeView.tax === 'included' ? details.subtotalIncludingTax : details.subtotalExcludingTax;
  return (
    <MiniCart
      line={{
        name: line.name,
        path: line.path,
        productSku: line.parentSku ?? line.sku,
        options: line.options.map((option) => namedValue(storeView, option)),
        image: line.image?.url,
        added,
        quantity: line.quantity,
        coverage: coverage(line.quantity, line.coverageSqFt),
        rowTotal: line.rowTotal,
      }}
      cart={{ count: summarise(details).numItems, subtotal, isBlocked: isBlocked(details) }}
      onClose={onClose}
      onLeave={closeModal}
    />
  );
}
