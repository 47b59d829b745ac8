import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { unitPriceMessage } from '#storefront/platform/selling-unit/selling-unit.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import type { PriceQuoteFragment } from './get-price-quote.graphql.ts';
import styles from './quotes.module.css';

type Line = PriceQuoteFragment['lines'][number];

const AREAS = { SQFT: 'quotes.line.area.sqft', M2: 'quotes.line.area.m2' } as const;

const Facts = ({ line }: { line: Line }) => {
  const t = useT();
  const { storeView } = usePlatform();
  const number = (value: number): string => numberText(value, storeView.languageTag, 2);
  const facts = [
    ...line.options,
    ...(line.finish ? [line.finish] : []),
    line.sku,
    ...(line.area !== null && line.area_unit ? [t(AREAS[line.area_unit], { area: number(line.area) })] : []),
    ...(line.quantity === null ? [] : [t('quotes.line.quantity', { quantity: number(line.quantity) })]),
  ];
  return <p className={styles.hint}>{facts.join(' · ')}</p>;
};

/** Lines of a quote; with prices once the shop has responded. */
export const QuoteLines = ({ lines, isAnswered }: { lines: readonly Line[]; isAnswered: boolean }) => {
  const t = useT();
  const money = useMoney();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.position}>
          <div className={styles.picture}>
            {line.image && <Image src={line.image} alt="" width={160} sizes="5rem" />}
          </div>
          <div>
            {line.path ? (
              <Link className={styles.name} href={`/${line.path}`}>
                {line.name}
              </Link>
            ) : (
              <p className={styles.name}>{line.name}</p>
            )}
            <Facts line={line} />
            {line.price && (
              <p className={styles.hint}>{t(unitPriceMessage(line.selling_unit), { price: money(line.price) })}</p>
            )}
            {line.note && <p className={styles.hint}>{line.note}</p>}
            {line.order_number && (
              <Link className={styles.more} href={`/order-history?order=${line.order_number}`}>
                {t('quotes.line.ordered', { number: line.order_number })}
              </Link>
            )}
          </div>
          <p className={styles.amount}>
            {line.row_total ? money(line.row_total) : isAnswered ? t('quotes.line.not_offered') : ''}
          </p>
        </li>
      ))}
    </ul>
  );
};
