import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { OptionValue, Product, ProductOption } from '../model/product.ts';
import type { Selection } from '../model/selection.ts';
import { stateOf } from '../model/selection.ts';
import styles from './option-groups.module.css';
import { Swatch } from './swatch.tsx';

type Props = { product: Product; selection: Selection; onChoose: (code: string, uid: string) => void };

export const OptionGroups = ({ product, selection, onChoose }: Props) => {
  const t = useT();
  const nameOf = (option: ProductOption, value: OptionValue): string => {
    const state = stateOf(product, selection, option.code, value.uid);
    if (state === 'sold-out') return t('product.option.sold-out', { label: value.label });
    return state === 'not-made' ? t('product.option.not-made', { label: value.label }) : value.label;
  };
  return product.options.map((option) => (
    <fieldset key={option.code} className={styles.group}>
      <legend className={styles.legend}>
        {option.label}{' '}
        <span className={styles.chosen}>{option.values.find(({ uid }) => uid === selection[option.code])?.label}</span>
      </legend>
      <div className={styles.values}>
        {option.values.map((value) => (
          <label
            key={value.uid}
            className={styles.value}
            data-state={stateOf(product, selection, option.code, value.uid)}
          >
            <input
              type="radio"
              name={`option-${option.code}`}
              value={value.uid}
              checked={selection[option.code] === value.uid}
              aria-label={nameOf(option, value)}
              onChange={() => onChoose(option.code, value.uid)}
            />
            <span className={styles.face}>
              {value.color && <Swatch color={value.color} />}
              {value.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
};
