import type { Product, ProductOption, Variant } from './product.ts';

/** Chosen value uid by option code. */
export type Selection = Readonly<Record<string, string>>;

const has = (variant: Variant, uid: string): boolean => variant.valueUids.includes(uid);

export const selectionOf = (options: readonly ProductOption[], variant: Variant | undefined): Selection => {
  const chosen: Record<string, string> = {};
  for (const { code, values } of options) {
    const value = values.find(({ uid }) => variant && has(variant, uid));
    if (value) chosen[code] = value.uid;
  }
  return chosen;
};

/** The chosen variant; undefined while an option is open or the combination does not exist. */
export const variantOf = (
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  selection: Selection,
): Variant | undefined => {
  const chosen = options.map(({ code }) => selection[code]);
  if (chosen.some((uid) => uid === undefined)) return undefined;
  return variants.find((variant) => chosen.every((uid) => uid !== undefined && has(variant, uid)));
};

/** The initial choice: the variant in the URL, else the first one in stock. */
export const firstVariant = (variants: readonly Variant[], sku: string | undefined): Variant | undefined =>
  variants.find((variant) => variant.sku === sku) ?? variants.find(({ isInStock }) => isInStock) ?? variants[0];

export type ValueState = 'available' | 'sold-out' | 'not-made';

/** Whether a value is compatible with the other chosen options. */
export const stateOf = (
  { variants }: Pick<Product, 'variants'>,
  selection: Selection,
  code: string,
  uid: string,
): ValueState => {
  const others = Object.entries(selection).flatMap(([other, chosen]) => (other === code ? [] : [chosen]));
  const made = variants.filter((variant) => has(variant, uid) && others.every((chosen) => has(variant, chosen)));
  if (made.length === 0) return 'not-made';
  return made.some(({ isInStock }) => isInStock) ? 'available' : 'sold-out';
};

/** Changes one value. When that combination does not exist, the other options move to the closest one that does. */
export const choose = (
  product: Pick<Product, 'options' | 'variants'>,
  selection: Selection,
  code: string,
  uid: string,
): Selection => {
  const wanted = { ...selection, [code]: uid };
  if (variantOf(product, wanted)) return wanted;
  const candidates = product.variants.filter((variant) => has(variant, uid));
  const kept = (variant: Variant) =>
    Object.values(selection).filter((chosen) => has(variant, chosen)).length + (variant.isInStock ? 0.5 : 0);
  const closest = candidates.reduce<Variant | undefined>(
    (best, variant) => (best && kept(best) >= kept(variant) ? best : variant),
    undefined,
  );
  return closest ? selectionOf(product.options, closest) : wanted;
};
