import { sql } from 'kysely';
import type { Db } from '../types.ts';

/** A database's whole schema, one line per object, to compare two databases. */
export const schemaOf = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s %s default %s identity %s generated %s', table_name, column_name, data_type, is_nullable,
                  column_default, identity_generation, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
    union all
    select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all
    select format('sequence %s start %s step %s', sequencename, start_value, increment_by) from pg_sequences where schemaname = 'public'
    union all
    select format('words %s: %s %s', cfgname, mapcfg.maptokentype, mapdict::regdictionary)
      from pg_ts_config config join pg_ts_config_map mapcfg on mapcfg.mapcfg = config.oid where cfgnamespace = 'public'::regnamespace
    union all
    select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select format('extension %s', extname) from pg_extension
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
};
