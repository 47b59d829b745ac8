import { dayTwice } from '#commerce/merchandise/showroom/rules.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { Folder } from './folder.ts';
import { isRegion } from './rate-fields.ts';
import { showroomsSchema } from './schemas.ts';

export const readShowrooms = (folder: Folder): readonly ShowroomInput[] => {
  if (!folder.exists('showrooms.yaml')) return [];
  const showrooms = folder.yaml('showrooms.yaml', showroomsSchema) ?? [];
  for (const [place, showroom] of showrooms.entries()) {
    const { region_code: region, country, picture, hours } = showroom;
    const twice = dayTwice({ closedOn: showroom.closed_on, specialHours: showroom.special_hours });
    if (twice !== undefined)
      folder.wrongAt('showrooms.yaml', [place, 'special_hours'], `${twice} is in closed_on, too`);
    if (!isRegion(country, region))
      folder.wrongAt('showrooms.yaml', [place, 'region_code'], `"${region}" is no region of ${country}`);
    if (picture && !folder.exists(`media/${picture}`))
      folder.warnAt('showrooms.yaml', [place, 'picture'], `there is no picture media/${picture}`);
    if (Object.keys(hours).length === 0)
      folder.warnAt('showrooms.yaml', [place], 'without hours it takes no pickups and no visits');
  }
  return showrooms.map((showroom, position) => ({
    code: showroom.code,
    urlKey: showroom.url_key ?? showroom.code,
    names: showroom.name,
    descriptions: showroom.description ?? {},
    street: showroom.street,
    city: showroom.city,
    regionCode: showroom.region_code,
    postcode: showroom.postcode,
    country: showroom.country,
    telephone: showroom.telephone,
    email: showroom.email ?? null,
    latitude: showroom.latitude ?? null,
    longitude: showroom.longitude ?? null,
    hours: showroom.hours,
    hasSlabYard: showroom.slab_yard,
    timeZone: showroom.time_zone ?? null,
    closedOn: showroom.closed_on,
    specialHours: showroom.special_hours,
    visitsAtOnce: showroom.visits_at_once,
    transferDays: showroom.transfer_days ?? null,
    picture: showroom.picture ?? null,
    position,
  }));
};
