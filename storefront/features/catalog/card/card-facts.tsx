import { useSafetyWords } from '#storefront/platform/product-data/use-safety-words.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { stockState } from '#contract/stock.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { isReduced } from '#storefront/platform/product-data/price.ts';
import { useHasGroupPrices } from '#storefront/platform/session/group-prices.ts';
import type { Card } from '../model/product-card.ts';
import styles from './product-card.module.css';

type Props = { card: Card };

const Badges = ({ card }: Props) => {
  const t = useT();
  const hasGroupPrices = useHasGroupPrices();
  const ordinary = hasGroupPrices ? card.price?.ordinaryMinor : undefined;
  // A price of the customer's group is no reduction of the product.
  const isCheaper =
    card.price !== undefined && isReduced({ ...card.price, finalMinor: ordinary ?? card.price.finalMinor });
  if (!isCheaper && !card.isOutlet) return null;
  return <span className={styles.badge}>{card.isOutlet ? t('catalog.card.outlet') : t('catalog.card.reduced')}</span>;
};

/** The numbers of sizes and finishes, or the label of the only one. */
const Choices = ({ card }: Props) => {
  const t = useT();
  const hasUnits = useFeature('units of area');
  const size = card.sizes > 1 ? t('catalog.card.sizes', { count: card.sizes }) : card.size;
  const finish = card.finishes > 1 ? t('catalog.card.finishes', { count: card.finishes }) : card.finish;
  const parts = [size, finish].filter((part) => part !== undefined);
  // An empty line aligns the prices of a row; without areas no product has sizes.
  if (parts.length === 0 && !hasUnits) return null;
  return <p className={styles.choices}>{parts.join(' · ') || '\u00a0'}</p>;
};

const Stock = ({ card }: Props) => {
  const t = useT();
  if (card.isInStock)
    return (
      <p className={styles.inStock}>
        {card.left ? t('catalog.card.count', { count: card.left }) : t('catalog.card.in-stock')}
      </p>
    );
  const { restockDays: days } = stockState({ ...card, isFinalSale: card.isOutlet });
  return (
    <p className={styles.outOfStock}>
      {t(card.canWait ? 'catalog.card.later' : 'catalog.card.out-of-stock')}
      {days !== undefined && <span> · {t('catalog.card.lead-time', { days })}</span>}
    </p>
  );
};

/** A wet DCOF with its meaning. */
const Dcof = ({ dcof }: { dcof: number }) => {
  const t = useT();
  const { languageTag } = useStoreView();
  const { slip } = useSafetyWords();
  const figure = dcof.toLocaleString(languageTag, { minimumFractionDigits: 2 });
  return <p className={styles.choices}>{t('catalog.card.dcof', { dcof: figure, words: slip(dcof) })}</p>;
};

export const CardFacts = { Dcof, Badges, Choices, Stock };
