import type { NamedValue } from './named-value.ts';

type Listed<T> = readonly (T | null)[] | null | undefined;
type ChosenOption = { label: string; value: string };

/** Order line as returned by Magento. */
type OrderedLine = {
  product_type: string | null;
  selected_options?: Listed<ChosenOption>;
  entered_options?: Listed<ChosenOption>;
  bundle_options?: Listed<{ label: string; values: Listed<{ product_name: string; quantity: number }> }>;
  downloadable_links?: Listed<{ title: string | null }>;
};

const present = <T>(list: Listed<T>): T[] => (list ?? []).filter((entry) => entry !== null);

/** Selected options of an ordered product: for variants only the values, otherwise with the option's name. */
export const orderedChoices = (line: OrderedLine): NamedValue[] => [
  ...present(line.selected_options).map((option) => ({ ...option, isNamed: line.product_type !== 'configurable' })),
  ...present(line.entered_options).map((option) => ({ ...option, isNamed: true })),
  ...present(line.bundle_options).map(({ label, values }) => ({
    label,
    value: present(values)
      .map(({ product_name: name, quantity }) => `${quantity} × ${name}`)
      .join(', '),
    isNamed: true,
  })),
  ...present(line.downloadable_links).map(({ title }) => ({ label: '', value: title ?? '' })),
];
