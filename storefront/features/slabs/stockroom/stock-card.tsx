import { productPath } from '#storefront/platform/store-view/store-views.ts';
import { useEffect, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useHiddenPrice } from '#storefront/platform/session/hidden-price.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { GetSlabsDocument } from '../api/get-slabs.graphql.ts';
import type { BuyHeld } from '../held-box.tsx';
import type { Slab } from '../measures.ts';
import { Offer } from '../offer.tsx';
import { SlabFacts } from '../slab-facts.tsx';
import { PHOTO_RATIO } from '../slab-figure.tsx';
import { STATES, stateOf } from '../states.ts';
import { useVisitLink } from '../visit-link.ts';
import type { StockroomSlab } from './stockroom-query.ts';
import styles from './stockroom.module.css';
import slabStyles from '../slabs.module.css';

const HIDDEN = {
  'sign-in': 'slabs.stock.sign_in',
  asking: 'slabs.stock.asking',
  quote: 'slabs.stock.quote',
} as const;

const SIZES = '(min-width: 1280px) 30vw, (min-width: 768px) 47vw, 100vw';

type Props = { entry: StockroomSlab; hours: number | null; buy: BuyHeld; isFirst: boolean };

/** True after hydration: times are shown in the shopper's time zone, which the server does not know. */
const useIsAlive = (): boolean => {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
};

/** Current data of the slab: from the list, or newer after an action on this page. */
const useUnit = (listed: Slab) => {
  const { commerce } = usePlatform();
  const [seen, setSeen] = useState<{ of: Slab; now: Slab }>();
  const again = (): void =>
    void commerce.query(GetSlabsDocument, { sku: listed.sku }, { noCache: true }).then(
      ({ slabs }) => {
        const now = slabs?.items.find(({ sku }) => sku === listed.sku);
        if (now) setSeen({ of: listed, now });
      },
      () => undefined,
    );
  return { unit: seen?.of === listed ? seen.now : listed, again };
};

/** One slab of the list: photograph, dimensions, location, price and actions. */
export const StockCard = ({ entry, hours, buy, isFirst }: Props) => {
  const { storeView } = usePlatform();
  const t = useT();
  const money = useMoney();
  const hidden = useHiddenPrice();
  const isAlive = useIsAlive();
  const { unit, again } = useUnit(entry.slab);
  const [notice, setNotice] = useState<string>();
  const state = stateOf(unit);
  const hiddenWords = entry.hidden_price_reason === 'TRADE' ? 'slabs.stock.trade' : HIDDEN[hidden];
  const href = `${productPath(storeView, entry.product_url_key ?? '')}?config=${encodeURIComponent(unit.sku)}`;
  const visit = useVisitLink()(unit.yard, `${unit.name} (${unit.sku})`);
  return (
    <li className={styles.slab} data-state={state}>
      <Link href={href} className={styles.photo} tabIndex={-1} aria-hidden="true">
        {unit.picture && (
          <Image src={unit.picture} alt="" width={640} ratio={PHOTO_RATIO} sizes={SIZES} isEager={isFirst} />
        )}
      </Link>
      <div className={styles.head}>
        <h2>
          <Link href={href}>{unit.name}</Link>
        </h2>
        <p className={styles.state}>{t(STATES[state])}</p>
      </div>
      <p className={styles.price}>
        {entry.price ? t('slabs.stock.price', { price: money(entry.price) }) : t(hiddenWords)}
      </p>
      <SlabFacts slab={unit} material={entry.material} />
      <div className={styles.do}>
        {entry.price && state !== 'SOLD' && (isAlive || state === 'AVAILABLE') && (
          <div className={styles.hold}>
            <Offer
              slab={unit}
              hours={hours}
              buy={buy}
              again={again}
              onPick={() => setNotice(undefined)}
              onTaken={setNotice}
            />
          </div>
        )}
        <div role="alert">{notice && <p className={slabStyles.problem}>{notice}</p>}</div>
        <p className={styles.links}>
          {visit && state !== 'SOLD' && (
            <Link href={visit} aria-label={t('slabs.stock.visit.of', { slab: unit.name })}>
              {t('slabs.visit')}
            </Link>
          )}
          <Link href={href} aria-label={t('slabs.stock.page.of', { slab: unit.name })}>
            {t('slabs.stock.page')}
          </Link>
        </p>
      </div>
    </li>
  );
};
