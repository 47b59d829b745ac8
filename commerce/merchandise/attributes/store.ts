import { sql } from 'kysely';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Attribute, AttributeInput } from './types.ts';

type AttributeRow = Row<
  'attribute',
  'id' | 'code' | 'input' | 'unit' | 'position',
  {
    isFilterable: 'is_filterable';
    isSearchable: 'is_searchable';
    isSortable: 'is_sortable';
    isComparable: 'is_comparable';
    isUsedInListing: 'is_used_in_listing';
    isVisibleOnFront: 'is_visible_on_front';
  }
> &
  Pick<Attribute, 'options' | 'labels'>;

export const readAttributes = async (db: Db): Promise<readonly Attribute[]> => {
  const { rows } = await sql<AttributeRow>`
    select a.id, a.code, a.input, a.labels, a.unit, a.is_filterable as "isFilterable", a.is_searchable as "isSearchable",
           a.is_sortable as "isSortable", a.is_comparable as "isComparable", a.is_used_in_listing as "isUsedInListing",
           a.is_visible_on_front as "isVisibleOnFront", a.position,
           coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'labels', o.labels, 'position', o.position,
                       'swatch', o.swatch, 'hidesPriceFrom', to_jsonb(o.hides_price_from), 'group', o.group_limits) order by o.position, o.id)
                       from attribute_option o where o.attribute_id = a.id), '[]'::jsonb) as options
      from attribute a
     order by a.position, a.id`.execute(db);
  return rows;
};

/** Inserts and updates attributes and options; options no longer listed remain for products that use them. */
export const writeAttributes = async (db: Db, attributes: readonly AttributeInput[]): Promise<void> => {
  const text = JSON.stringify(attributes);
  await sql`insert into attribute (code, input, labels, unit, is_filterable, is_searchable, is_sortable, is_comparable,
                                   is_used_in_listing, is_visible_on_front, position)
    select code, input, labels, unit, "isFilterable", "isSearchable", "isSortable", "isComparable", "isUsedInListing", "isVisibleOnFront",
           position
      from jsonb_to_recordset(${text}::jsonb) as i(code text, input text, labels jsonb, unit text, "isFilterable" boolean,
             "isSearchable" boolean, "isSortable" boolean, "isComparable" boolean, "isUsedInListing" boolean, "isVisibleOnFront" boolean, position int)
    on conflict (code) do update set input = excluded.input, labels = excluded.labels, unit = excluded.unit,
      is_filterable = excluded.is_filterable, is_searchable = excluded.is_searchable, is_sortable = excluded.is_sortable,
      is_comparable = excluded.is_comparable, is_used_in_listing = excluded.is_used_in_listing, is_visible_on_front = excluded.is_visible_on_front,
      position = excluded.position`.execute(db);
  await sql`insert into attribute_option (attribute_id, code, labels, position, swatch, hides_price_from, group_limits)
    select a.id, o.code, o.labels, o.position, o.swatch, o."hidesPriceFrom", nullif(o."group", 'null'::jsonb)
      from jsonb_to_recordset(${text}::jsonb) as i(code text, options jsonb)
      join attribute a on a.code = i.code
      cross join lateral jsonb_to_recordset(i.options) as o(code text, labels jsonb, position int, swatch text, "hidesPriceFrom" int[], "group" jsonb)
    on conflict (attribute_id, code) do update set labels = excluded.labels, position = excluded.position,
      swatch = excluded.swatch, hides_price_from = excluded.hides_price_from,
      group_limits = excluded.group_limits`.execute(db);
};

/** Deletes an attribute with its options and product values. */
export const deleteAttribute = async (db: Db, code: string): Promise<void> => {
  await db.deleteFrom('attribute').where('code', '=', code).execute();
};

export const deleteOption = async (db: Db, attribute: string, option: string): Promise<void> => {
  await sql`delete from attribute_option o using attribute a where a.id = o.attribute_id and a.code = ${attribute} and o.code = ${option}`.execute(
    db,
  );
};
