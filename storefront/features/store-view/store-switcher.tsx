import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Dropdown } from '#storefront/ui/dropdown/dropdown.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { StoreView } from '#storefront/platform/store-view/store-views.ts';
import { switchStore, type PageKind } from './switch-store.ts';
import styles from './store-switcher.module.css';

/** Countries with a flag in `public/flags`. */
const FLAGS: ReadonlySet<string> = new Set(['CA', 'US']);

type Props = { pageKind: PageKind; isList?: boolean };

/** Hidden where there is no choice. */
export const StoreSwitcher = ({ pageKind, isList = false }: Props) => {
  const t = useT();
  const router = useRouter();
  const { storeView, storeViews } = usePlatform();
  if (storeViews.length < 2) return null;

  const choose = (chosen: StoreView): void => {
    const { pathname, searchStr } = router.state.location;
    const address = switchStore({ path: pathname, search: searchStr, pageKind }, storeView, chosen, browserStorage);
    if (address) window.location.assign(address);
  };

  const list = (close: () => void) => (
    <ul className={classNames(styles.list, isList && styles.flat)}>
      {storeViews.map((view) => (
        <li key={view.code}>
          <button
            type="button"
            className={styles.store}
            lang={view.languageTag}
            aria-current={view.code === storeView.code ? 'true' : undefined}
            onClick={() => {
              close();
              choose(view);
            }}
          >
            {FLAGS.has(view.countryId) && (
              <img
                className={styles.flag}
                src={`/flags/${view.countryId.toLowerCase()}.svg`}
                alt=""
                width={22}
                height={15}
                loading="lazy"
              />
            )}
            {view.label}
            {view.code === storeView.code && <Icon name="check" size={16} className={styles.check} />}
          </button>
        </li>
      ))}
    </ul>
  );

  if (isList) return list(() => undefined);
  return (
    <Dropdown
      label={t('shell.store.label', { name: storeView.label })}
      menuClassName={styles.menu}
      trigger={
        <>
          {storeView.label}
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {list}
    </Dropdown>
  );
};
