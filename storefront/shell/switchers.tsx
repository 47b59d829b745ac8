import { CurrencySwitcher } from '#storefront/features/currency/currency-switcher.tsx';
import { StoreSwitcher } from '#storefront/features/store-view/store-switcher.tsx';
import { usePageKind } from './use-page-kind.ts';

/** Store and currency at the top of wide screens. */
export default function Switchers() {
  return (
    <>
      <StoreSwitcher pageKind={usePageKind()} />
      <CurrencySwitcher />
    </>
  );
}
