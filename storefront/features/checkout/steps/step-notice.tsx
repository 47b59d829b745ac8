import type { Country } from '#storefront/platform/address/countries.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { useCheckout } from '../checkout-context.tsx';
import type { ShownCart } from '../types.ts';
import { isComplete, shownAmount } from '../summary/shown-amount.ts';
import styles from '../forms/form-parts.module.css';

const contentOf = ({ lines }: ShownCart): string => JSON.stringify(lines.map(({ sku, quantity }) => [sku, quantity]));

/** Changes of the cart by signing in; undefined while the shipping method is being set again. */
const useSignInNotice = (cart: ShownCart | undefined): string | undefined => {
  const t = useT();
  const money = useMoney();
  const before = useCheckout((state) => state.guestCart);
  const isUnderWay = useCheckout(
    (state) => state.isSynchronizing || (cart && state.shippingMethod && !isComplete(cart)),
  );
  if (!before || !cart || isUnderWay) return undefined;
  const amounts = { before: money(shownAmount(before)), now: money(shownAmount(cart)) };
  const isOther = amounts.before !== amounts.now;
  if (contentOf(before) === contentOf(cart)) return isOther ? t('checkout.notice.account_amount', amounts) : undefined;
  return isOther ? t('checkout.notice.merged_amount', amounts) : t('checkout.notice.merged');
};

/** Announces changes of the cart in the open step; `cart` is the cart of the summary. */
export const StepNotice = ({ countries, cart }: { countries: readonly Country[]; cart: ShownCart | undefined }) => {
  const t = useT();
  const money = useMoney();
  const { countryId } = useStoreView();
  const notice = useCheckout((state) => state.notice);
  const now = useCheckout((state) => state.totals?.grandTotal);
  const signInNotice = useSignInNotice(cart);
  const text = (): string | undefined => {
    if (notice?.kind === 'method_gone') return t('checkout.notice.method_gone', { method: notice.title });
    if (notice?.kind === 'address_set_aside')
      return t('checkout.notice.address_set_aside', {
        country: countries.find(({ id }) => id === countryId)?.name ?? countryId,
      });
    if (notice?.kind === 'order_awaited') return t('checkout.notice.order_awaited');
    if (notice?.kind === 'order_not_found') return t('checkout.notice.order_not_found');
    return notice && now
      ? t('checkout.notice.total_changed', { before: money(notice.before), now: money(now) })
      : undefined;
  };
  const shown = [signInNotice, text()].filter(Boolean).join(' ');
  return (
    <div role="status" className={shown ? styles.notice : undefined}>
      {shown}
    </div>
  );
};
