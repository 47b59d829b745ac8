import type { Country } from '#storefront/platform/address/countries.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { useCheckout } from '../checkout-context.tsx';
import styles from './form-parts.module.css';

/** Shows the notice in the open step. */
export const StepNotice = ({ countries }: { countries: readonly Country[] }) => {
  const t = useT();
  const money = useMoney();
  const { countryId } = useStoreView();
  const notice = useCheckout((state) => state.notice);
  const now = useCheckout((state) => state.totals?.grandTotal);
  const text = (): string | undefined => {
    if (notice?.kind === 'method_gone') return t('checkout.notice.method_gone', { method: notice.title });
    if (notice?.kind === 'address_set_aside')
      return t('checkout.notice.address_set_aside', {
        country: countries.find(({ id }) => id === countryId)?.name ?? countryId,
      });
    return notice && now
      ? t('checkout.notice.total_changed', { before: money(notice.before), now: money(now) })
      : undefined;
  };
  const shown = text();
  return (
    <div role="status" className={shown && styles.notice}>
      {shown}
    </div>
  );
};
