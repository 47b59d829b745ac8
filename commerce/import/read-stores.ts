import type * as v from 'valibot';
import { textIn, wordingOf, type Language } from '#contract/languages.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Folder } from './folder.ts';
import { storesSchema } from './schemas.ts';

const FILE = 'stores.yaml';

const repeated = (values: readonly (string | number)[]): readonly (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

type Website = v.InferOutput<typeof storesSchema>['website'];

/** Magento's custom variables, which pages insert by name. */
const variablesOf = ({ name, legal_name, address, desks }: Website, language: Language): Record<string, string> => ({
  legal_name: legal_name ? textIn(legal_name, language) : name,
  postal_address: address ? textIn(address, language) : '',
  ...Object.fromEntries(
    Object.entries(desks).map(([desk, email]) => [`${desk}_email`, textIn(email, language)] as const),
  ),
});

export const readStores = (folder: Folder): StoresInput | undefined => {
  const stores = folder.yaml(FILE, storesSchema);
  if (!stores) return undefined;
  const { website, groups, views } = stores;
  const wrong = (field: string, message: string): void => folder.problems.add({ file: FILE, field, message });
  for (const value of repeated([...views.map(({ id }) => id), ...views.map(({ code }) => code)]))
    wrong('views', `"${value}" stands twice`);
  for (const { code, group } of views)
    if (!groups.some((one) => one.code === group))
      wrong('views', `${code} is in group "${group}", which is not listed`);
  if (views.filter(({ is_default }) => is_default).length !== 1)
    wrong('views', 'exactly one view must have is_default: true');
  return {
    website: { id: website.id, code: website.code, name: website.name, defaultGroup: website.default_group },
    groups: groups.map(({ id, code, name, default_view }) => ({ id, code, name, defaultView: default_view })),
    views: views.map((view) => ({
      id: view.id,
      code: view.code,
      group: view.group,
      name: view.name,
      language: view.language,
      locale: view.locale,
      currency: view.currency,
      availableCurrencies: groups.find(({ code }) => code === view.group)?.currencies ?? [view.currency],
      country: view.country,
      contentView: view.content_view ?? wordingOf(view),
      sortOrder: view.sort_order,
      isDefault: view.is_default,
      config: {
        store_phone: groups.find(({ code }) => code === view.group)?.phone,
        variables: variablesOf(website, view.language),
        copyright: view.copyright,
        default_title: view.title,
        title_suffix: view.title_suffix,
        default_description: view.description,
        timezone: view.timezone,
        header_logo_src: view.logo,
        product_url_suffix: view.product_url_suffix,
        category_url_suffix: view.category_url_suffix,
        menu: view.menu,
        countries: view.countries,
      },
    })),
  };
};
