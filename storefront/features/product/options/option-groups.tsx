import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  type Product,
  type Variant,
  type Selection,
  choose,
  firstVariant,
  selectionOf,
  variantOf,
  type OptionValue,
  type ProductOption,
  stateOf,
} from '../model/product.ts';
import styles from './option-groups.module.css';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';

type Chosen = { selection: Selection; variant: Variant | undefined; onChoose: (code: string, uid: string) => void };

/** The chosen variant; stored in the URL, where it is optional. */
export const useSelection = (product: Product, config: string | undefined): Chosen => {
  const router = useRouter();
  const [selection, setSelection] = useState(() =>
    selectionOf(product.options, firstVariant(product.variants, config)),
  );
  const onChoose = (code: string, uid: string) => {
    const next = choose(product, selection, code, uid);
    setSelection(next);
    const sku = variantOf(product, next)?.sku;
    if (sku) void router.changeAddress({ search: { config: sku }, isReplacing: true });
  };
  return { selection, variant: variantOf(product, selection), onChoose };
};

const COLOR = /^#[0-9a-f]{3,8}$/i;

/** A dot of colour; as a picture, because the CSP blocks `style` attributes. */
const Swatch = ({ color }: { color: string }) =>
  COLOR.test(color) ? (
    <svg className={styles.swatch} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill={color} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  ) : null;

type Props = { product: Product; selection: Selection; onChoose: (code: string, uid: string) => void };

/** A lot is one slab, so its photograph is shown instead of its number. */
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

type ChoiceProps = {
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  state: ReturnType<typeof stateOf>;
  onChoose: () => void;
  children: ReactNode;
};

const Choice = ({ name, value, isChosen, label, state, onChoose, children }: ChoiceProps) => {
  const field = useRef<HTMLInputElement>(null);
  // Applies a choice made before hydration.
  useEffect(() => {
    if (field.current?.checked && !isChosen) onChoose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  return (
    <label className={styles.value} data-state={state}>
      <input
        ref={field}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        aria-label={label}
        onChange={onChoose}
      />
      {children}
    </label>
  );
};

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
          <Choice
            key={value.uid}
            name={`option-${option.code}`}
            value={value.uid}
            isChosen={selection[option.code] === value.uid}
            label={nameOf(option, value)}
            state={stateOf(product, selection, option.code, value.uid)}
            onChoose={() => onChoose(option.code, value.uid)}
          >
            <Face value={value} photograph={photographOf(product, option, value)} />
          </Choice>
        ))}
      </div>
    </fieldset>
  ));
};
