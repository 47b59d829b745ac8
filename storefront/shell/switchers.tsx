import { CurrencySwitcher } from '#storefront/features/currency/currency-switcher.tsx';
import { StoreSwitcher } from '#storefront/features/store-view/store-switcher.tsx';
import { DeliveryEntry } from './delivery-entry.tsx';
import { usePageKind } from './use-page-kind.ts';

/** Delivery, store and currency at the top of wide screens. */
export default function Switchers() {
  return (
    <>
      <DeliveryEntry />
      <StoreSwitcher pageKind={usePageKind()} />
      <CurrencySwitcher />
    </>
  );
}
