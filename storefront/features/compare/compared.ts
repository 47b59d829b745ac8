import { COMPARE_PATH, COMPARED_AT_ONCE, COMPARED_KEY } from '#contract/compare.ts';

/** A product to compare, whole or one of its variants. */
export type Compared = { sku: string; variantSku?: string | undefined; name?: string | undefined };

const SEPARATOR = '*';

const encoded = (sku: string): string => encodeURIComponent(sku).replaceAll(SEPARATOR, '%2A');

/** The value in the address: `CAL`, or `CAL*CAL-12-POL` for a variant. */
export const textOf = ({ sku, variantSku }: Compared): string =>
  [sku, ...(variantSku ? [variantSku] : [])].map(encoded).join(SEPARATOR);

const read = (text: string): Compared[] => {
  try {
    const [sku, variantSku] = text.split(SEPARATOR).map(decodeURIComponent);
    return sku ? [{ sku, ...(variantSku && { variantSku }) }] : [];
  } catch {
    return [];
  }
};

/** The products of an address, each once, at most four. */
export const comparedIn = (search: Readonly<Record<string, unknown>>): Compared[] => {
  const texts = [search[COMPARED_KEY]].flat().filter((text) => typeof text === 'string');
  const products = texts.flatMap(read);
  return [...new Map(products.map((each) => [textOf(each), each])).values()].slice(0, COMPARED_AT_ONCE);
};

export const searchOf = (products: readonly Compared[]): Readonly<Record<string, string[]>> => ({
  [COMPARED_KEY]: products.map(textOf),
});

/** Address of a comparison, without the store view. */
export const compareHref = (products: readonly Compared[]): string =>
  `${COMPARE_PATH}?${new URLSearchParams(products.map((each) => [COMPARED_KEY, textOf(each)]))}`;
