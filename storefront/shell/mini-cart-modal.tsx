import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useState } from 'react';
import { useCart } from '#storefront/features/cart/cart-context.tsx';
import { summarise } from '#storefront/features/cart/state/derive.ts';
import { useCoverage } from '#storefront/features/cart/use-coverage.ts';
import { MiniCart } from '#storefront/features/mini-cart/mini-cart.tsx';
import { closeModal, modalDetail } from '#storefront/platform/page/modal-handle.ts';

/** Opened by adding to the cart, with the sku and how many of it. Nothing where the line is not in the cart. */
export default function MiniCartModal({ onClose }: { onClose: () => void }) {
  const coverage = useCoverage();
  const [{ sku, added }] = useState(() => {
    const [sku = '', added = '1'] = (modalDetail() ?? '').split('\n');
    return { sku, added: Number(added) };
  });
  const path = useRouterState(({ location }) => location.pathname);
  const [opened] = useState(path);
  // The back button leaves the page it belongs to.
  useEffect(() => void (path !== opened && closeModal()), [path, opened]);
  const details = useCart((state) => state.details);
  const line = details?.lines.find((each) => each.sku === sku);
  if (!details || !line) return null;
  return (
    <MiniCart
      line={{
        name: line.name,
        path: line.path,
        productSku: line.parentSku ?? line.sku,
        options: line.options.map(({ value }) => value),
        image: line.image?.url,
        added,
        quantity: line.quantity,
        coverage: coverage(line.quantity, line.coverageSqFt),
        rowTotal: line.rowTotal,
      }}
      cart={{ count: summarise(details).numItems, subtotal: details.subtotalExcludingTax }}
      onClose={onClose}
      onLeave={closeModal}
    />
  );
}
