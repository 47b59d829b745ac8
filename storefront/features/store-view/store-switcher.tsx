import { useQuery } from '@tanstack/react-query';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Dropdown } from '#storefront/ui/dropdown/dropdown.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { availableStoresQuery, type AvailableStore } from './available-stores.ts';
import { switchStore, type PageKind } from './switch-store.ts';
import styles from './store-switcher.module.css';

type Props = { pageKind: PageKind; isList?: boolean };

/** Hidden where there is no choice. */
export const StoreSwitcher = ({ pageKind, isList = false }: Props) => {
  const t = useT();
  const router = useRouter();
  const platform = usePlatform();
  const stores = useQuery(availableStoresQuery(platform)).data ?? [];
  const current = stores.find(({ isCurrent }) => isCurrent);
  if (stores.length < 2 || !current) return null;

  const choose = (chosen: AvailableStore): void => {
    const { pathname, searchStr } = router.state.location;
    const address = switchStore({ path: pathname, search: searchStr, pageKind }, current, chosen, browserStorage);
    if (address) window.location.assign(address);
  };

  const list = (close: () => void) => (
    <ul className={classNames(styles.list, isList && styles.flat)}>
      {stores.map((store) => (
        <li key={store.code}>
          <button
            type="button"
            className={styles.store}
            lang={store.languageTag}
            aria-current={store.isCurrent ? 'true' : undefined}
            onClick={() => {
              close();
              choose(store);
            }}
          >
            {store.image && (
              <img className={styles.flag} src={store.image} alt="" width={22} height={15} loading="lazy" />
            )}
            {store.storeName}
            {store.isCurrent && <Icon name="check" size={16} className={styles.check} />}
          </button>
        </li>
      ))}
    </ul>
  );

  if (isList) return list(() => undefined);
  return (
    <Dropdown
      label={t('shell.store.label', { name: current.storeName })}
      menuClassName={styles.menu}
      trigger={
        <>
          {current.storeName}
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {list}
    </Dropdown>
  );
};
