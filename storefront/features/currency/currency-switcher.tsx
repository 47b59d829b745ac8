import { useQuery } from '@tanstack/react-query';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Dropdown } from '#storefront/ui/dropdown/dropdown.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { chooseCurrency } from './choose-currency.ts';
import { currencyQuery } from './currency-query.ts';
import styles from './currency-switcher.module.css';

const SYMBOLS: Readonly<Record<string, string>> = { CAD: '$', USD: '$', GBP: '£', EUR: '€' };

/** Hidden where there is no choice. */
export const CurrencySwitcher = ({ isList = false }: { isList?: boolean }) => {
  const t = useT();
  const platform = usePlatform();
  const { data } = useQuery(currencyQuery(platform));
  if (!data || data.availableCodes.length < 2) return null;

  const list = (close: () => void) => (
    <ul className={classNames(styles.list, isList && styles.flat)}>
      {data.availableCodes.map((code) => (
        <li key={code}>
          <button
            type="button"
            className={styles.currency}
            disabled={code === platform.currency}
            onClick={() => {
              close();
              chooseCurrency(code, data, browserStorage, () => window.location.reload());
            }}
          >
            <span>
              {SYMBOLS[code]} {code}
            </span>
            {code === platform.currency && <Icon name="check" size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );

  if (isList) return list(() => undefined);
  return (
    <Dropdown
      label={t('shell.currency.label', { code: platform.currency })}
      menuClassName={styles.menu}
      trigger={
        <>
          {platform.currency}
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {list}
    </Dropdown>
  );
};
