import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { GetCartShipmentsDocument } from './api/get-cart-shipments.graphql.ts';
import { SetShipmentsDocument, type OrderShipments } from './api/set-shipments.graphql.ts';
import { useDay } from '#storefront/platform/i18n/use-day.ts';
import styles from './shipments.module.css';

const CHOICES: readonly OrderShipments[] = ['TOGETHER', 'APART'];

type Props = {
  cartId: string;
  /** Changes with the cart. */
  revision: string;
  /** Called after a change: delivery days and prices may differ. */
  onChanged: () => Promise<void>;
};

/** Choice between one shipment and two, for a cart of which a part is not in stock yet. Empty if everything is. */
export default function Shipments({ cartId, revision, onChanged }: Props) {
  const t = useT();
  const platform = usePlatform();
  const { commerce } = platform;
  const queries = useQueryClient();
  const money = useMoney();
  const day = useDay('date');
  const [picked, setPicked] = useState<OrderShipments>();
  const [isFailed, setIsFailed] = useState(false);
  const { data } = useQuery({
    queryKey: ['cart-shipments', cartId, revision],
    queryFn: () => commerce.query(GetCartShipmentsDocument, { cartId }, { noCache: true }),
    enabled: hasFeature(platform, 'orders beyond the stock'),
    retry: false,
    staleTime: 60_000,
    placeholderData: (last) => last,
  });
  const shipments = data?.cartShipments;
  if (!shipments) return null;
  const on = day(shipments.later_on);
  const choose = async (choice: OrderShipments): Promise<void> => {
    setPicked(choice);
    setIsFailed(false);
    try {
      await commerce.mutate(
        SetShipmentsDocument,
        { cartId, shipments: choice },
        { isIdempotent: true, replaceKey: 'shipments' },
      );
      await queries.invalidateQueries({ queryKey: ['cart-facts', cartId] });
      await queries.invalidateQueries({ queryKey: ['cart-shipments', cartId] });
      await onChanged();
    } catch {
      setPicked(undefined);
      setIsFailed(true);
    }
  };
  if (!shipments.is_choice) return <p className={styles.note}>{t('delivery.later.all', { day: on })}</p>;
  return (
    <fieldset className={styles.shipments}>
      <legend>{t('delivery.later', { units: shipments.later_units, day: on })}</legend>
      {CHOICES.map((choice) => (
        <Radio
          key={choice}
          name="shipments"
          value={choice}
          checked={(picked ?? shipments.shipments) === choice}
          onChange={() => void choose(choice)}
          label={t(choice === 'APART' ? 'delivery.later.apart' : 'delivery.later.together', { day: on })}
        />
      ))}
      <p className={styles.note}>
        {t(shipments.is_one_price ? 'delivery.later.one_price' : 'delivery.later.each_price')}{' '}
        {shipments.later_shipping && `${t('delivery.later.freight', { amount: money(shipments.later_shipping) })} `}
        {t('delivery.later.lot')}
      </p>
      <div role="alert" className={styles.failed}>
        {isFailed && t('delivery.later.failed')}
      </div>
    </fieldset>
  );
}
