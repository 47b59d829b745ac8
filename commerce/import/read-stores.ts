import type * as v from 'valibot';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Folder } from './folder.ts';
import { storesSchema } from './schemas.ts';

const FILE = 'stores.yaml';

const LANGUAGES = { English: 'en', French: 'fr', en: 'en', fr: 'fr' } as const;

const repeated = (values: readonly (string | number)[]): readonly (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

type Website = v.InferOutput<typeof storesSchema>['website'];

/** Magento's custom variables: what pages say of the shop by name. */
const variablesOf = ({ name, legal_name, address, desks }: Website, language: Language): Record<string, string> => ({
  legal_name: legal_name?.[language] ?? legal_name?.en ?? name,
  postal_address: address?.[language] ?? address?.en ?? '',
  ...Object.fromEntries(
    Object.entries(desks).map(([desk, email]) => [`${desk}_email`, email[language] ?? email.en] as const),
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
      language: LANGUAGES[view.language],
      locale: view.locale,
      currency: view.currency,
      availableCurrencies: groups.find(({ code }) => code === view.group)?.currencies ?? [view.currency],
      country: view.country,
      contentView: view.content_view,
      sortOrder: view.sort_order,
      isDefault: view.is_default,
      config: {
        store_phone: groups.find(({ code }) => code === view.group)?.phone,
        variables: variablesOf(website, LANGUAGES[view.language]),
        copyright: view.copyright,
        default_title: view.title,
        title_suffix: view.title_suffix,
        default_description: view.description,
        timezone: view.timezone,
        header_logo_src: view.logo,
        product_url_suffix: view.product_url_suffix,
        category_url_suffix: view.category_url_suffix,
        menu: view.menu,
      },
    })),
  };
};
