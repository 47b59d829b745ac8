import { useHasGroupPrices } from '#storefront/platform/session/group-prices.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import {
  stockOf,
  type Stocked,
  type Buyable,
  isUnique,
  pictureToSave,
  type Product,
  type AddToCart,
  finalAt,
} from '../model/product.ts';
import styles from './buy-panel.module.css';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { island } from '#storefront/platform/island/island.tsx';
import { coveredArea } from '#contract/coverage.ts';
import { useAreaCoverage } from '#storefront/platform/product-data/use-area-coverage.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import type { ChosenItem } from '#storefront/platform/product-data/chosen-item.ts';
import { labelOf, numberOf } from '#storefront/platform/product-data/attributes.ts';
import { useIsHeldSlabShown } from '#storefront/platform/product-data/held-slab.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { focusRefusedQuantity, QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { useStockWords } from '../model/use-stock-words.ts';
import { useUnits } from '../model/use-units.ts';

/** Stock message of a product. */
export const StockWords = ({ buyable }: { buyable: Stocked }) => useStockWords()(buyable);

/** Stock message and restocking time. */
export const StockLine = ({ buyable }: { buyable: Buyable }) => {
  const t = useT();
  const { restockDays: days } = stockOf(buyable);
  return (
    <p className={buyable.isInStock ? styles.inStock : styles.outOfStock}>
      <span className={styles.stockState}>
        <StockWords buyable={buyable} />
      </span>
      {days !== undefined && <span className={styles.leadTime}>{t('product.stock.restock', { days })}</span>}
    </p>
  );
};

const Supply = lazy(() => untilFetched(() => import('../supply/supply.tsx')));

const Calculator = island(() => import('./calculator.tsx'));

// Few products have prices by quantity.
export const TierPrices = island(() => import('./tier-prices.tsx'));

/** Ways of delivery of chosen items. */
export type DeliveryComponent = ComponentType<{
  /** Must be stable, as the part hydrates later. */
  items: readonly ChosenItem[];
  /** Message that names the missing choices. */
  missing?: string | undefined;
}>;

type Props = {
  product: Product;
  /** The chosen variant; the product itself until one is chosen. */
  buyable: Buyable;
  isChosen: boolean;
  addToCart: AddToCart;
  /** Renders the list of setting materials for an area in square feet. */
  job?: (areaSqFt: number) => ReactNode;
  Delivery?: DeliveryComponent | undefined;
  /** The sample button, shown beside “Add to cart”. */
  sample?: ReactNode;
};

type State = { kind: 'idle' | 'adding' | 'added' } | { kind: 'failed'; message: string };

export const BuyPanel = ({ product, buyable, isChosen, addToCart, job, Delivery, sample }: Props) => {
  const t = useT();
  const money = useMinorMoney();
  const { kindOf, amount, area } = useUnits();
  const [unit] = useAreaUnit();
  const [wanted, setWanted] = useState(1);
  const [calculated, setCalculated] = useState<{ boxes: number; areaSqFt: number }>();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isSlabHeld = useIsHeldSlabShown();
  const isOnlyOne = isUnique(buyable);
  const quantity = isOnlyOne ? 1 : wanted;
  const coverage = useAreaCoverage(buyable.attributes);
  const hasCalculator = useFeature('calculator');
  const sellingUnit = labelOf(buyable.attributes, 'selling_unit');
  const canBuy = buyable.isInStock || buyable.canWait === true;
  const hasQuotes = useFeature('quotes');
  const hasGroupPrices = useHasGroupPrices();
  const ordinary = hasGroupPrices ? buyable.price?.ordinaryMinor : undefined;

  const items = useMemo(() => [{ sku: buyable.sku, quantity }], [buyable.sku, quantity]);

  const panel = useRef<HTMLDivElement>(null);
  // The server renders pages for everybody, and the stock changes.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);

  const add = async () => {
    if (focusRefusedQuantity(panel.current)) return;
    if (!isChosen) return setState({ kind: 'failed', message: t('product.buy.choose') });
    setState({ kind: 'adding' });
    const image = pictureToSave(buyable) ?? pictureToSave(product);
    try {
      await addToCart({
        sku: buyable.sku,
        quantity,
        name: product.name,
        ...(product.variants.length > 0 && { parentSku: product.sku }),
        ...(image && { image }),
      });
      setState({ kind: 'added' });
    } catch (error) {
      setState({
        kind: 'failed',
        message: error instanceof Error && error.message ? error.message : t('product.buy.failed'),
      });
    }
  };
  const quoteHref = `/account-quotes?${new URLSearchParams({
    sku: product.sku,
    quantity: String(quantity),
    ...(product.sku !== buyable.sku && { finish: buyable.name }),
    ...(coverage !== undefined && {
      area: String(Number(coveredArea(quantity, unit, coverage).toFixed(2))),
      unit: unit === 'm2' ? 'M2' : 'SQFT',
    }),
  })}`;
  const changeQuantity = useCallback((next: number): void => {
    setWanted(next);
    setState((current) => (current.kind === 'adding' ? current : { kind: 'idle' }));
  }, []);
  // Must be stable: a new function re-renders the calculator before it hydrates, which discards its server markup and
  // typed area.
  const calculate = useCallback(
    (boxes: number, areaSqFt: number): void => {
      setCalculated({ boxes, areaSqFt });
      changeQuantity(boxes);
    },
    [changeQuantity],
  );

  return (
    <div ref={panel} className={styles.panel}>
      {buyable.tiers?.[0] && <TierPrices buyable={buyable} />}
      <StockLine buyable={buyable} />
      {buyable.price ? (
        <>
          {hasCalculator && coverage !== undefined && kindOf(sellingUnit) !== 'slab' && (
            <Calculator
              key={buyable.sku}
              coverageSqFt={coverage}
              sellingUnit={sellingUnit}
              wastePercent={numberOf(buyable.attributes, 'waste_percent')}
              onBoxes={calculate}
            />
          )}
          {isLive && isChosen && !isOnlyOne && (quantity > 1 || !buyable.isInStock) && (
            <Suspense>
              <Supply sku={buyable.sku} quantity={quantity} quoteHref={hasQuotes ? quoteHref : undefined} />
            </Suspense>
          )}
          <div className={styles.bar}>
            <div className={styles.order}>
              {!isOnlyOne && (
                <QuantityField
                  value={quantity}
                  onChange={changeQuantity}
                  labels={{
                    field: t('product.buy.quantity'),
                    less: t('product.buy.less'),
                    more: t('product.buy.more'),
                  }}
                  isDisabled={!canBuy}
                />
              )}
              <p className={styles.total}>
                <span className={styles.totalLabel}>{t('product.buy.total')}</span>{' '}
                <strong>{money(finalAt(buyable, buyable.price, quantity) * quantity, buyable.price.currency)}</strong>
                {ordinary !== undefined && (
                  <span className={styles.ordinary}>
                    {t('price.ordinary', { price: money(ordinary * quantity, buyable.price.currency) })}
                  </span>
                )}
              </p>
              {coverage !== undefined && (
                <p className={styles.covers}>
                  {t('product.coverage.covers', {
                    units: quantity === 1 ? 'one' : 'other',
                    amount: amount(quantity, sellingUnit),
                    area: area(coveredArea(quantity, unit, coverage), unit),
                  })}
                </p>
              )}
            </div>
            <Button
              kind={isSlabHeld ? 'secondary' : 'primary'}
              isWide
              isBusy={state.kind === 'adding'}
              disabled={!canBuy}
              onClick={() => void add()}
            >
              {canBuy ? t('product.buy.add') : <StockWords buyable={buyable} />}
            </Button>
            {sample}
            <div className={styles.outcome} aria-live="polite">
              {state.kind === 'added' && <p className={styles.added}>{t('product.buy.added')}</p>}
              {state.kind === 'failed' && (
                <p className={styles.failed} role="alert">
                  {state.message}
                </p>
              )}
            </div>
          </div>
          {Delivery && canBuy && <Delivery items={items} missing={isChosen ? undefined : t('product.buy.choose')} />}
          {isChosen &&
            coverage !== undefined &&
            kindOf(sellingUnit) !== 'slab' &&
            job?.(calculated?.boxes === quantity ? calculated.areaSqFt : coveredArea(quantity, 'sqft', coverage))}
        </>
      ) : (
        sample
      )}
    </div>
  );
};
