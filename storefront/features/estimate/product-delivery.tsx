import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDeliveryPlace } from '#storefront/platform/delivery-place/delivery-place.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { openModal } from '#storefront/platform/page/modal-handle.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { cartItemInput, type ChosenItem } from '#storefront/platform/product-data/chosen-item.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { GetProductDeliveryDocument } from './api/get-product-delivery.graphql.ts';
import { NeededBy } from './needed-by.tsx';
import styles from './product-delivery.module.css';
import { Ways } from './ways.tsx';

type Props = {
  items: readonly ChosenItem[];
  /** Message that names the missing choices. */
  missing?: string | undefined;
};

const SETTLE_MS = 400;

/** The items, once they have not changed for a moment: options may be typed. */
const useSettled = (items: readonly ChosenItem[]): readonly ChosenItem[] => {
  const [settled, setSettled] = useState(items);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(items), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [items]);
  return settled;
};

const ask = (): void => openModal('delivery-place');

/** Ways of delivery of chosen items to the shopper's postal code, with price and days. */
export default function ProductDelivery({ items, missing }: Props) {
  const t = useT();
  const { commerce } = usePlatform();
  const [place] = useDeliveryPlace();
  const settled = useSettled(items);
  const { data, isError, refetch } = useQuery({
    queryKey: ['product-delivery', settled, place],
    queryFn: () =>
      commerce.query(
        GetProductDeliveryDocument,
        { items: settled.map(cartItemInput), place: { country_code: place!.countryId, postcode: place!.postcode } },
        { noCache: true },
      ),
    enabled: place !== undefined && missing === undefined && settled === items,
    retry: false,
    staleTime: 60_000,
    // Shows the previous delivery methods while the new ones load.
    placeholderData: (last) => last,
  });
  if (!place)
    return (
      <Button kind="link" size="small" className={styles.ask} onClick={ask}>
        <Icon name="truck" />
        {t('common.delivery.ask')}
      </Button>
    );
  const ways = missing === undefined ? data?.productDelivery : undefined;
  return (
    <section className={styles.delivery} aria-labelledby="product-delivery">
      <div className={styles.head}>
        <h2 id="product-delivery">
          <Icon name="truck" />
          {t('common.delivery.to', { place: place.postcode })}
        </h2>
        <Button kind="link" size="small" onClick={ask}>
          {t('estimate.change')}
        </Button>
      </div>
      <div role="status">
        {missing !== undefined && t('estimate.incomplete', { missing })}
        {isError && missing === undefined && (
          <Button kind="link" size="small" onClick={() => void refetch()}>
            {t('estimate.failed')}
          </Button>
        )}
        {ways === null && t('estimate.not_orderable')}
        {ways?.length === 0 && t('estimate.none')}
      </div>
      {ways && ways.length > 0 && (
        <>
          <Ways ways={ways} />
          <NeededBy />
        </>
      )}
    </section>
  );
}
