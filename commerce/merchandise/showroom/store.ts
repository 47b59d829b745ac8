import { sql } from 'kysely';
import type { Db } from '#commerce/platform/database/types.ts';
import type { ShowroomInput } from './types.ts';

export const readShowrooms = async (db: Db): Promise<readonly ShowroomInput[]> => {
  return db
    .selectFrom('showroom')
    .select([
      'code',
      'url_key as urlKey',
      'names',
      'descriptions',
      'street',
      'city',
      'region_code as regionCode',
      'postcode',
      'country',
      'telephone',
      'email',
      'latitude',
      'longitude',
      'hours',
      'has_slab_yard as hasSlabYard',
      'time_zone as timeZone',
      'closed_on as closedOn',
      'special_hours as specialHours',
      'visits_at_once as visitsAtOnce',
      'transfer_days as transferDays',
      'picture',
      'position',
      'is_active as isActive',
    ])
    .$narrowType<Pick<ShowroomInput, 'country' | 'names' | 'descriptions' | 'hours' | 'closedOn' | 'specialHours'>>()
    .orderBy('position')
    .orderBy('code')
    .execute();
};

/** Replaces all showrooms; unlisted ones are deleted. */
export const writeShowrooms = async (db: Db, showrooms: readonly ShowroomInput[]): Promise<void> => {
  await sql`delete from showroom where code <> all(${showrooms.map(({ code }) => code)}::text[])`.execute(db);
  await sql`insert into showroom (code, url_key, names, descriptions, street, city, region_code, postcode, country, telephone, email,
                                  latitude, longitude, hours, has_slab_yard, time_zone, closed_on, special_hours, visits_at_once, transfer_days, picture, position)
    select code, "urlKey", names, descriptions, street, city, "regionCode", postcode, country, telephone, email, latitude, longitude,
           hours, "hasSlabYard", "timeZone", "closedOn", "specialHours", "visitsAtOnce", "transferDays", picture, position
      from jsonb_to_recordset(${JSON.stringify(showrooms)}::jsonb) as i(code text, "urlKey" text, names jsonb, descriptions jsonb,
             street text, city text, "regionCode" text, postcode text, country text, telephone text, email text,
             latitude double precision, longitude double precision, hours jsonb, "hasSlabYard" boolean,
             "timeZone" text, "closedOn" jsonb, "specialHours" jsonb, "visitsAtOnce" int, "transferDays" int, picture text, position int)
    on conflict (code) do update set url_key = excluded.url_key, names = excluded.names, descriptions = excluded.descriptions,
      street = excluded.street, city = excluded.city, region_code = excluded.region_code, postcode = excluded.postcode,
      country = excluded.country, telephone = excluded.telephone, email = excluded.email, latitude = excluded.latitude,
      longitude = excluded.longitude, hours = excluded.hours, has_slab_yard = excluded.has_slab_yard,
      time_zone = excluded.time_zone, closed_on = excluded.closed_on, special_hours = excluded.special_hours,
      visits_at_once = excluded.visits_at_once, transfer_days = excluded.transfer_days,
      picture = excluded.picture, position = excluded.position`.execute(db);
};

/** Adds a showroom that shoppers do not see yet. */
export const insertShowroom = async (db: Db, showroom: ShowroomInput): Promise<void> => {
  const { names, descriptions, hours, closedOn, specialHours } = showroom;
  await db
    .insertInto('showroom')
    .values({
      code: showroom.code,
      url_key: showroom.urlKey,
      names: JSON.stringify(names),
      descriptions: JSON.stringify(descriptions),
      street: showroom.street,
      city: showroom.city,
      region_code: showroom.regionCode,
      postcode: showroom.postcode,
      country: showroom.country,
      telephone: showroom.telephone,
      email: showroom.email,
      latitude: showroom.latitude,
      longitude: showroom.longitude,
      hours: JSON.stringify(hours),
      has_slab_yard: showroom.hasSlabYard,
      time_zone: showroom.timeZone,
      closed_on: JSON.stringify(closedOn),
      special_hours: JSON.stringify(specialHours),
      visits_at_once: showroom.visitsAtOnce,
      transfer_days: showroom.transferDays,
      picture: showroom.picture,
      position: showroom.position,
      is_active: false,
    })
    .execute();
};
