import type { NamedValue } from '#storefront/platform/product-data/named-value.ts';
import type { CustomerOrderFragment } from './get-order.graphql.ts';

type Line = NonNullable<NonNullable<CustomerOrderFragment['items']>[number]>;

const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((entry) => entry !== null) as T[];

/** What was chosen of a product that was ordered: of variants the value alone, else with the name of the option. */
export const choicesOf = (line: Line): NamedValue[] => [
  ...present(line.selected_options).map((option) => ({ ...option, isNamed: line.product_type !== 'configurable' })),
  ...present(line.entered_options).map((option) => ({ ...option, isNamed: true })),
  ...('bundle_options' in line
    ? present(line.bundle_options).map(({ label, values }) => ({
        label,
        value: present(values)
          .map(({ product_name: name, quantity }) => `${quantity} × ${name}`)
          .join(', '),
        isNamed: true,
      }))
    : []),
  ...('downloadable_links' in line
    ? present(line.downloadable_links).map(({ title }) => ({ label: '', value: title ?? '' }))
    : []),
];
