import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { filterOf, ordersPath, type OrderFilter } from './order-filter.ts';
import styles from './order-list.module.css';

/** Search for orders by part of their number, and by status group. */
export const OrderSearch = ({ filter }: { filter: OrderFilter }) => {
  const t = useT();
  const router = useRouter();
  const inView = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const look = (): void => {
    if (!form.current) return;
    const requested = filterOf(Object.fromEntries(new FormData(form.current)));
    void router.navigate(inView(ordersPath(requested)));
  };
  return (
    <form
      method="dialog"
      ref={form}
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <TextField
        label={t('orders.search')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={filter.number}
      />
      <SelectField label={t('orders.state')} name="state" defaultValue={filter.state ?? ''} onChange={look}>
        <option value="">{t('orders.state.all')}</option>
        <option value="open">{t('orders.state.open')}</option>
        <option value="done">{t('orders.state.done')}</option>
        <option value="canceled">{t('orders.state.canceled')}</option>
      </SelectField>
      <Button type="submit" kind="secondary" size="medium">
        {t('orders.search.go')}
      </Button>
    </form>
  );
};
