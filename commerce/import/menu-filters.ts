import { filterKey, filterText } from '#contract/list-address.ts';
import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import type { AttributeInput, AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import type { StoreViewInput } from '#commerce/merchandise/stores/types.ts';
import type { MenuNodeInYaml } from './schemas.ts';

/** Codes of option values by attribute: a category's list narrowed to them. */
export type MenuFilters = NonNullable<MenuNodeInYaml['filters']>;

type Attributes = ReadonlyMap<string, Pick<AttributeInput, 'code' | 'labels' | 'options' | 'isFilterable'>>;

const codesOf = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

/** Wording of a menu's labels, taken from the first store view with that menu. */
export const menuWording = (storeViewIds: readonly number[], views: readonly StoreViewInput[]): Wording => {
  const view = views.find(({ id }) => id === storeViewIds[0]);
  return view ? wordingOf(view) : 'en';
};

/** Why lists cannot be filtered so; undefined when they can. */
export const filterProblem = (filters: MenuFilters, attributes: Attributes): string | undefined => {
  for (const [code, value] of Object.entries(filters)) {
    const attribute = attributes.get(code);
    if (!attribute?.isFilterable) return `lists are not filtered by "${code}"`;
    for (const option of codesOf(value))
      if (!attribute.options.some((known) => known.code === option)) return `"${code}" has no value "${option}"`;
  }
  return undefined;
};

/** The label of the only value; undefined for several values. */
export const filterTitle = (
  filters: MenuFilters | undefined,
  attributes: Attributes,
  wording: Wording,
): string | undefined => {
  const [[code, value] = [], ...others] = Object.entries(filters ?? {});
  const [only, ...more] = value === undefined ? [] : codesOf(value);
  if (others.length > 0 || more.length > 0) return undefined;
  const option = attributes.get(code ?? '')?.options.find((known) => known.code === only);
  return option && labelOf(option, wording);
};

/** The filters as search parameters of the list: `color_family[filter]=White,12`, encoded. */
export const filterParameters = (filters: MenuFilters, { byCode }: AttributeSet, wording: Wording): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([code, value]) =>
      codesOf(value).flatMap((chosen) => {
        const option = byCode.get(code)?.options.find((known) => known.code === chosen);
        return option ? [[filterKey(code), filterText(labelOf(option, wording), String(option.id))]] : [];
      }),
    ),
  ).toString();
