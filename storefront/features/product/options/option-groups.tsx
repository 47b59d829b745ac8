import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import type { OptionValue, Product, ProductOption } from '../model/product.ts';
import type { Selection } from '../model/selection.ts';
import { stateOf } from '../model/selection.ts';
import styles from './option-groups.module.css';
import { Swatch } from './swatch.tsx';

type Props = { product: Product; selection: Selection; onChoose: (code: string, uid: string) => void };

/** A lot is one stone: its own photograph tells more than its number. */
const LOT = 'slab_lot';

const photographOf = ({ variants }: Product, { code }: ProductOption, { uid }: OptionValue): string | undefined =>
  code === LOT ? variants.find(({ valueUids }) => valueUids.includes(uid))?.pictures[0]?.url : undefined;

const Face = ({ value, photograph }: { value: OptionValue; photograph: string | undefined }) => (
  <span className={photograph ? styles.lot : styles.face}>
    {photograph && <Image src={photograph} alt="" width={160} ratio={8 / 5} />}
    {value.color && <Swatch color={value.color} />}
    {value.label}
  </span>
);

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
            <Face value={value} photograph={photographOf(product, option, value)} />
          </label>
        ))}
      </div>
    </fieldset>
  ));
};
