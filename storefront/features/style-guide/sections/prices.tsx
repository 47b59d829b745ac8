import { useT } from '#storefront/platform/i18n/use-t.ts';
import { formatMoney } from '#storefront/platform/money/format-money.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Price } from '#storefront/ui/price/price.tsx';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';
import styles from './prices.module.css';

const CURRENCIES = ['CAD', 'USD'] as const;
const AMOUNT = 1234.5;

export const Prices = ({ id, title }: PartProps) => {
  const t = useT();
  const money = useMoney();
  const { storeViews } = usePlatform();
  const amount = money({ value: AMOUNT });
  const reduced = { was: money({ value: 1499 }), labels: { now: t('guide.prices.now'), was: t('guide.prices.was') } };
  return (
    <Section id={id} title={title} note={t('guide.prices.note')}>
      <Specimens>
        <Specimen name={t('guide.prices.plain')}>
          <Price amount={amount} />
        </Specimen>
        <Specimen name={t('guide.prices.unit')}>
          <Price amount={amount} unit={t('guide.prices.per_box')} />
        </Specimen>
        <Specimen name={t('guide.prices.reduced')}>
          <Price amount={amount} unit={t('guide.prices.per_box')} {...reduced} />
        </Specimen>
        <Specimen name={t('guide.prices.large')}>
          <Price amount={amount} unit={t('guide.prices.per_box')} isLarge {...reduced} />
        </Specimen>
      </Specimens>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large letters need more room than a phone has: arrow keys scroll it */}
      <div className={styles.scroller} role="group" tabIndex={0} aria-label={t('guide.prices.table')}>
        <table className={styles.formats}>
          <caption>{t('guide.prices.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('guide.prices.view')}</th>
              {CURRENCIES.map((currency) => (
                <th key={currency} scope="col">
                  {currency}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {storeViews.map(({ code, languageTag }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                {CURRENCIES.map((currency) => (
                  <td key={currency} lang={languageTag}>
                    <Price amount={formatMoney(AMOUNT, currency, languageTag)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
