import type { ReactNode } from 'react';
import { isSampleSku } from '#contract/samples.ts';
import type { StockKind } from '#contract/stock.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { useCartActions } from './cart-context.tsx';
import { unitPriceMessage } from '#storefront/platform/selling-unit/selling-unit.ts';
import { stockOf } from './state/derive.ts';
import type { CartLine as Line } from './state/types.ts';
import { useCoverage } from './use-coverage.ts';
import { useOrdinaryPrice } from './use-ordinary-price.ts';
import { useLineChanges, type SaveLine, type LineAnnouncements } from './use-line-changes.ts';
import styles from './cart-line.module.css';

const PROBLEMS: Readonly<Partial<Record<StockKind, MessageId>>> = {
  off: 'cart.line.off',
  sold: 'cart.line.sold',
  out: 'cart.line.out_of_stock',
};

/** Id of the edit button, to return the focus to. */
export const editButtonId = (uid: string): string => `change-${uid}`;

/** Renders a note about a line; `otherwise` is shown for lines without a note. */
export type NoteOf = (line: Pick<Line, 'uid' | 'sellingUnit'>, otherwise: ReactNode) => ReactNode;

/** How a line travels, and when it leaves. */
export type DeliveryOf = (line: Line) => ReactNode;

type Props = {
  line: Line;
  news: LineAnnouncements;
  keep?: SaveLine | undefined;
  noteOf?: NoteOf | undefined;
  deliveryOf?: DeliveryOf | undefined;
};

export const CartLine = ({ line, news, keep, noteOf = (_line, otherwise) => otherwise, deliveryOf }: Props) => {
  const t = useT();
  const money = useMoney();
  const { quantity, isPending, problem, change, remove, saveForLater } = useLineChanges(line, news);
  const actions = useCartActions();
  const storeView = useStoreView();
  const optionNames = line.options.map((option) => namedValue(storeView, option)).join(' · ');
  const coverage = useCoverage()(quantity, line.coverageSqFt);
  const isFree = isSampleSku(line.sku) && line.rowTotal?.value === 0;
  const price = isFree ? '' : money(line.unitPrice);
  const ordinary = money(useOrdinaryPrice(line.uid));
  const stock = stockOf(line);
  const problemMessage = PROBLEMS[stock.kind];
  return (
    <li className={classNames(styles.line, isPending && styles.isPending)}>
      <div className={styles.picture}>
        {line.image && <Image src={line.image.url} alt={line.image.label} width={160} sizes="7rem" />}
      </div>
      <div className={styles.facts}>
        <Link className={styles.name} href={line.path}>
          {line.name}
        </Link>
        {line.options.length > 0 && (
          <p className={styles.detail}>
            {optionNames}{' '}
            {line.parentSku && (
              <Button
                id={editButtonId(line.uid)}
                kind="link"
                size="small"
                aria-label={t('cart.edit.label', { name: line.name, options: optionNames })}
                onClick={() => actions.beginEditItem(line.uid)}
              >
                {t('cart.edit')}
              </Button>
            )}
          </p>
        )}
        {price && (
          <p className={styles.detail}>
            {ordinary && <strong>{t('price.trade')} </strong>}
            {t(unitPriceMessage(line.sellingUnit), { price })}
            {ordinary && <span className={styles.ordinary}> {t('price.ordinary', { price: ordinary })}</span>}
          </p>
        )}
        {coverage && <p className={styles.detail}>{coverage}</p>}
        {deliveryOf && <p className={classNames(styles.detail, styles.delivery)}>{deliveryOf(line)}</p>}
        {noteOf(line, problemMessage && <p className={styles.problem}>{t(problemMessage)}</p>)}
        {stock.kind === 'short' && (
          <p className={styles.problem}>{t('cart.line.too_many', { max: stock.left ?? 0 })}</p>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        {line.maxQuantity === 1 && quantity === 1 ? (
          <span>{t('cart.line.only_one')}</span>
        ) : (
          <QuantityField
            value={quantity}
            max={line.maxQuantity}
            labels={{
              field: t('cart.line.quantity', { name: line.name }),
              less: t('cart.line.less', { name: line.name }),
              more: t('cart.line.more', { name: line.name }),
            }}
            onChange={(next) => void change(next)}
          />
        )}
        <Button
          kind="link"
          size="small"
          aria-label={t('cart.line.remove.label', { name: line.name })}
          onClick={() => void remove()}
        >
          {t('cart.line.remove')}
        </Button>
        {keep && (
          <Button
            kind="link"
            size="small"
            aria-label={t('cart.line.keep.label', { name: line.name })}
            onClick={() => void saveForLater(keep)}
          >
            {t('cart.line.keep')}
          </Button>
        )}
        <div className={styles.total}>
          {isFree ? t('cart.line.free') : money(line.rowTotal)}
          {line.discount && (
            <p className={styles.detail}>{t('cart.line.discount', { amount: money(line.discount) ?? '' })}</p>
          )}
        </div>
      </div>
    </li>
  );
};
