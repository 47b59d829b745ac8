import { queryOptionsFor } from '../commerce/query-options.ts';
import type { Platform } from '../platform.tsx';
import { GetCountriesDocument } from './get-countries.graphql.ts';

export type Region = { id: number; code: string; name: string };
export type Country = { id: string; name: string; regions: readonly Region[] };

/** Countries the store view ships to, with their provinces and states by name. */
export const countriesQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetCountriesDocument,
    {},
    {
      select: ({ countries }): Country[] =>
        (countries ?? []).flatMap((country) =>
          country?.id
            ? [
                {
                  id: country.id,
                  name: country.full_name_locale ?? country.id,
                  regions: (country.available_regions ?? [])
                    .flatMap((region) =>
                      region?.id && region.code
                        ? [{ id: region.id, code: region.code, name: region.name ?? region.code }]
                        : [],
                    )
                    .sort((a, b) => a.name.localeCompare(b.name, platform.storeView.languageTag)),
                },
              ]
            : [],
        ),
    },
  );
