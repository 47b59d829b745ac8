import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode, StoreViewCode } from '#commerce/platform/store-view-types.ts';
import type { StoresInput, StoreViewConfig, StoreViewRow } from './types.ts';

export const readStoreViews = async (db: Db): Promise<readonly StoreViewRow[]> => {
  const rows = await db
    .selectFrom('store_view as v')
    .innerJoin('store_group as g', 'g.id', 'v.group_id')
    .innerJoin('website as w', 'w.id', 'g.website_id')
    .select([
      'v.id',
      'v.code',
      'v.name',
      'v.language',
      'v.locale',
      'v.currency',
      'v.available_currencies as availableCurrencies',
      'v.country as countryId',
      'v.content_view as contentView',
      'v.sort_order as sortOrder',
      'v.is_default as isDefault',
      'v.config',
      sql<StoreViewRow['pathPrefix']>`case when v.is_default then '' else '/' || v.code end`.as('pathPrefix'),
      'g.id as groupId',
      'g.code as groupCode',
      'g.name as groupName',
      'g.root_category_id as rootCategoryId',
      'w.id as websiteId',
      'w.code as websiteCode',
      'w.name as websiteName',
      sql<StoreViewRow['isDefaultGroup']>`g.id = w.default_group_id`.as('isDefaultGroup'),
      sql<StoreViewRow['isGroupDefault']>`v.id = g.default_view_id`.as('isGroupDefault'),
    ])
    .$narrowType<{ code: StoreViewCode; availableCurrencies: CurrencyCode[]; config: StoreViewConfig }>()
    .where('v.is_active', '=', true)
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    includedTax: row.config.tax?.included,
    countries: [
      ...new Set(
        rows
          .filter(({ websiteId }) => websiteId === row.websiteId)
          .flatMap(({ config, countryId }) => config.countries ?? [countryId]),
      ),
    ],
  }));
};

export const writeStores = async (db: Db, { website, groups, views }: StoresInput): Promise<void> => {
  await db
    .insertInto('website')
    .values({ id: website.id, code: website.code, name: website.name })
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({ code: eb.ref('excluded.code'), name: eb.ref('excluded.name') })),
    )
    .execute();
  await sql`insert into store_group (id, website_id, code, name, root_category_id)
    select id, ${website.id}, code, name, 2 from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as g(id int, code text, name text)
    on conflict (id) do update set code = excluded.code, name = excluded.name`.execute(db);
  await db.updateTable('store_view').set({ is_default: false }).where('is_default', '=', true).execute();
  await sql`insert into store_view (id, group_id, code, name, language, locale, currency, available_currencies, country, content_view,
                                    sort_order, is_default, config)
    select v.id, g.id, v.code, v.name, v.language, v.locale, v.currency, v."availableCurrencies", v.country, v."contentView",
           v."sortOrder", v."isDefault", v.config
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as v(
             id int, "group" text, code text, name text, language text, locale text, currency text, "availableCurrencies" text[],
             country text, "contentView" text, "sortOrder" int, "isDefault" boolean, config jsonb)
      join store_group g on g.code = v."group"
    on conflict (id) do update set group_id = excluded.group_id, code = excluded.code, name = excluded.name,
      language = excluded.language, locale = excluded.locale, currency = excluded.currency,
      available_currencies = excluded.available_currencies, country = excluded.country, content_view = excluded.content_view,
      sort_order = excluded.sort_order, is_default = excluded.is_default, config = excluded.config, is_active = true`.execute(
    db,
  );
  await sql`update store_view set is_active = false where id <> all(${views.map(({ id }) => id)}::int[])`.execute(db);
  await sql`update store_group g set default_view_id = v.id
      from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as i(code text, "defaultView" text)
      join store_view v on v.code = i."defaultView" where g.code = i.code`.execute(db);
  await sql`update website set default_group_id = (select id from store_group where code = ${website.defaultGroup}) where id = ${website.id}`.execute(
    db,
  );
};
